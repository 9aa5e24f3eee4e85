import type { PageModule, Params } from '@dosmares/contracts/remote';
import { SlotFrame, useLocation } from '@dosmares/platform';
import { Rebuilt } from '@dosmares/ui';
import { useEffect } from 'react';
import { enterPage, enterPlace } from './browser/navigation/page-entry.ts';
import { Layout } from './frame/layout.tsx';
import { siteHead } from './head-tags.ts';
import { intentOf, type PageAt } from './routes.ts';

/** The page of the current path, in the layout that all pages share. */
export function App({ pageAt }: { pageAt: PageAt }) {
  const page = pageAt(useLocation().pathname);
  const { address, params } = page;

  return (
    <Layout intent={intentOf(page)}>
      <SlotFrame<PageModule> key={address} address={address} minHeight="100vh">
        {(module) => <Page module={module} params={params} />}
      </SlotFrame>
    </Layout>
  );
}

/** A loaded page. After an in-site navigation it sets the tab's title and the head, and takes the focus. */
export function Page({ module, params }: { module: PageModule; params: Params }) {
  const { pathname, hash, key } = useLocation();
  const Content = module.default;

  // The path stands for the parameters, which are a new object at every render, and for the place where the page is
  // entered: later places need no render (start.tsx).
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    // Pages of stock federation tooling have none.
    enterPage(pathname, module.head?.(params) ?? siteHead(pathname));
    if (key !== 'default') enterPlace(hash);
  }, [pathname, module]);

  // Another path is another page, even of the same kind: nothing typed on one agent's page stays for the next.
  return (
    <Rebuilt key={pathname}>
      <Content params={params} />
    </Rebuilt>
  );
}
