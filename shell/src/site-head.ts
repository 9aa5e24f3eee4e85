import type { Head } from '@dosmares/contracts/remote';

/** The head of a page that says none itself: it could not be rendered, or stock federation tooling built it. */
export const siteHead = (path: string): Head => ({
  title: 'Dos Mares Estates',
  description: 'Luxury homes in Cabo San Lucas and Baja California Sur.',
  canonical: path,
});
