import type { RouteEntry } from '@dosmares/contracts/remote';

/** The shell's own pages; remotes bring theirs. */
export const routes: readonly RouteEntry[] = [
  { path: '/', expose: 'home-page' },
  { path: '/about', expose: 'about-page' },
  { path: '/contact', expose: 'contact-page' },
];

/** What every unknown path shows (G11). */
export const notFound = { application: 'shell', expose: 'not-found-page' } as const;
