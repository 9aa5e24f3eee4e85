import type { ContactIntent } from '@dosmares/contracts/contact-intent';
import { useLocation } from '@dosmares/platform';
import { Toaster } from '@dosmares/ui';
import { css } from '@emotion/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { toastStore } from '../browser/services/stores.ts';
import { HydratedNear } from '../sections/hydrated-near.tsx';
import { ChatSlot } from './chat-slot.tsx';
import { FloatingBar } from './floating-bar.tsx';
import { Footer } from './footer.tsx';
import { Navigation, navigationHeight } from './navigation/navigation.tsx';
import { isOverHero } from './navigation/navigation-links.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';

const mainStyles = css`
  display: block;
  outline: none;
`;

/* It is part of the page, so that nothing moves between pages. */
const belowNavigation = css`
  ${navigationHeight};
  padding-top: var(--navigation);

  @media print {
    padding-top: 0;
  }
`;

/** The frame of every page: navigation, footer, floating bar, toasts and the assistant. */
export function Layout({ intent, children }: { intent: ContactIntent; children: ReactNode }) {
  const { pathname } = useLocation();

  return (
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <Navigation />
      <main id="content" tabIndex={-1} css={[mainStyles, !isOverHero(pathname) && belowNavigation]}>
        {children}
      </main>
      <HydratedNear>
        <Footer />
      </HydratedNear>
      <FloatingBar intent={intent} />
      <ChatSlot />
      <Toasts />
      <RouteAnnouncer />
    </>
  );
}

const none: ReturnType<typeof toastStore.list> = [];

/** Every toast of the site. Its changes must not reach the footer, which may not be hydrated yet. */
function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => none);

  return <Toaster toasts={toasts} onDismiss={toastStore.dismiss} />;
}
