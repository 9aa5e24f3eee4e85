import type { PageModule } from '@dosmares/contracts/remote';
import { SlotFrame, useLocation } from '@dosmares/platform';
import { intentOf } from './frame/intent-of.ts';
import { Layout } from './frame/layout.tsx';
import { Page } from './page.tsx';
import type { PageAt } from './routes.ts';

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
