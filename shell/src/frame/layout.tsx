import type { ContactIntent } from '@dosmares/contracts/contact-intent';
import { useLocation } from '@dosmares/platform';
import { Toaster, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { announcerId, fadeInPage } from '../browser/navigation/page-entry.ts';
import { toastStore } from '../browser/services/stores.ts';
import { HydratedNear } from '../sections/hydrated-near.tsx';
import { ChatSlot } from './chat-slot.tsx';
import { FloatingBar } from './floating-bar.tsx';
import { Footer } from './footer.tsx';
import { Navigation, navigationHeight } from './navigation/navigation.tsx';
import { isOverHero } from './navigation/navigation-links.ts';
import { SkipLink } from './skip-link.tsx';

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
      <main id="content" tabIndex={-1} css={!isOverHero(pathname) && belowNavigation}>
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

/**
 * Scrolls to the top (G15) and lets the page settle in at every route change, forward and back; holds the live region
 * that names the new page.
 */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // Before the page is painted, so that it is never seen at the position where the previous one was left.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;

    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    fadeInPage();
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span id={announcerId} role="status" aria-live="polite" />
    </VisuallyHidden>
  );
}
