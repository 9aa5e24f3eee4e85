import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChatSlot } from './chat/chat-slot.tsx';
import { FloatingBar } from './floating-bar.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation/navigation.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toasts } from './toasts.tsx';

const mainStyles = css`
  display: block;
  outline: none;
`;

/** What surrounds every page: navigation, footer, floating bar, toasts and the assistant. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Navigation />
      <main id="content" tabIndex={-1} css={mainStyles}>
        {children}
      </main>
      <Footer />
      <FloatingBar />
      <ChatSlot />
      <Toasts />
      <RouteAnnouncer />
    </>
  );
}
