import type { Catalogue } from '@dosmares/contracts/catalogue';
import { catalogue as ui } from '@dosmares/ui/catalogue';
import About from './about/about-page.tsx';
import Contact from './contact/contact-page.tsx';
import { Footer } from './frame/footer.tsx';
import { SlotFallback, SlotLoading } from './frame/slot-fallback.tsx';
import Home from './home/home-page.tsx';
import NotFound from './not-found/not-found-page.tsx';

/** The shell's pages, its stand-ins for other applications, and everything of the brand's. */
export const catalogue: Catalogue = {
  'home-page': { usual: { Show: Home, at: '/' } },
  'about-page': { usual: { Show: About, at: '/about' } },
  'contact-page': {
    usual: { Show: Contact, at: '/contact' },
    'API away': { Show: Contact, at: '/contact', api: 'is away' },
    'API refuses': { Show: Contact, at: '/contact', api: 'refuses' },
    sending: { Show: Contact, at: '/contact', api: 'is slow' },
  },
  'not-found-page': { usual: { Show: NotFound, at: '/nowhere' } },
  footer: { usual: { Show: Footer } },
  slot: {
    loading: { Show: () => <SlotLoading /> },
    error: { Show: () => <SlotFallback retry={() => {}} /> },
    'long text': {
      Show: () => (
        <SlotFallback retry={() => {}} title={'The houses that we would like to show you '.repeat(6)} />
      ),
    },
  },
  ...ui,
};
