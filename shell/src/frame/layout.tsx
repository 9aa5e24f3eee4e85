import type { ContactIntent } from '@dosmares/contracts/contact-intent';
import { useLocation } from '@dosmares/platform';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { HydratedNear } from '../sections/hydrated-near.tsx';
import { ChatSlot } from './chat/chat-slot.tsx';
import { FloatingBar } from './floating-bar.tsx';
import { Footer } from './footer.tsx';
import { clearOfNavigation, Navigation } from './navigation/navigation.tsx';
import { isOverHero } from './navigation/navigation-links.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toasts } from './toasts.tsx';

const mainStyles = css`
  display: block;
  outline: none;
`;

/** The frame of every page: navigation, footer, floating bar, toasts and the assistant. */
export function Layout({ intent, children }: { intent: ContactIntent; children: ReactNode }) {
  const { pathname } = useLocation();

  return (
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <Navigation />
      <main id="content" tabIndex={-1} css={[mainStyles, !isOverHero(pathname) && clearOfNavigation]}>
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
