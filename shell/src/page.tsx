import type { PageModule, Params } from '@dosmares/contracts/remote';
import { useLocation } from '@dosmares/platform';
import { Rebuilt } from '@dosmares/ui';
import { useEffect } from 'react';
import { enterPage, enterPlace } from './browser/navigation/page-entry.ts';
import { siteHead } from './site-head.ts';

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
