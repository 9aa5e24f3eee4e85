import type { Catalogue } from '@dosmares/contracts/catalogue';
import ExamplePage from './example-page.tsx';

/** Every part of this application, in each of its states. */
export const catalogue: Catalogue = {
  'example-page': { usual: { Show: ExamplePage, at: '/example' } },
};
