import type { PageModule, Params, RouteEntry } from '@dosmares/contracts/remote';
import { SlotFrame, useLocation } from '@dosmares/platform';
import { Rebuilt, SkipLink, Toaster, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { HydratedNear } from './first-view/hydrated-near.tsx';
import { ChatSlot } from './frame/chat-slot.tsx';
import { FloatingBar } from './frame/floating-bar.tsx';
import { Footer } from './frame/footer.tsx';
import { Navigation } from './frame/navigation/navigation.tsx';
import { isOverHero } from './frame/navigation/navigation-links.ts';
import { siteHead } from './head-tags.ts';
import { announcerId, enterPage, enterPlace, fadeInPage } from './history/page-entry.ts';
import { intentOf, type PageAt } from './routes.ts';
import { toastStore } from './services.ts';

/* Padding of the content, so that nothing moves between pages. */
const belowNavigation = css`
  padding-top: var(--navigation);

  @media print {
    padding-top: 0;
  }
`;

export function App({ pageAt }: { pageAt: PageAt }) {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const { address, params } = page;

  return (
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <Navigation />
      <main id="content" tabIndex={-1} css={!isOverHero(pathname) && belowNavigation}>
        <SlotFrame<PageModule> key={address} address={address} minHeight="100vh">
          {(module) => <Page module={module} params={params} entry={page.entry} />}
        </SlotFrame>
      </main>
      <HydratedNear>
        <Footer />
      </HydratedNear>
      <FloatingBar intent={intentOf(page)} />
      <ChatSlot />
      <Toasts />
      <RouteAnnouncer />
    </>
  );
}

interface PageProps {
  module: PageModule;
  params: Params;
  entry?: RouteEntry | undefined;
}

/** A loaded page. After an in-site navigation it sets the tab's title and the head, and takes the focus. */
export function Page({ module, params, entry }: PageProps) {
  const { pathname, hash, key } = useLocation();
  const Content = module.default;

  // The path determines `params`, which is a new object at every render. Later fragments need no render
  // (history.tsx).
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    enterPage(pathname, module.head?.(params) ?? siteHead(pathname, entry));
    if (key !== 'default') enterPlace(hash);
  }, [pathname, module]);

  // Another path is another page, even of the same route: nothing typed on one agent's page stays for the next.
  return (
    <Rebuilt key={pathname}>
      <Content params={params} />
    </Rebuilt>
  );
}

const none: ReturnType<typeof toastStore.list> = [];

/** A component of its own, because its changes must not reach the footer, which may not be hydrated yet. */
function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => none);

  return <Toaster toasts={toasts} onDismiss={toastStore.dismiss} />;
}

/** Scrolls to the top (G15) at every change of route, and holds the live region that names the new page. */
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
