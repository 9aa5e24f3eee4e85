/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isPattern, siteRoutes } from '@dosmares/contracts/site/routes';
import { openStore, type Page } from '@dosmares/delivery';
import fc from 'fast-check';
import { pagesOf, routes } from '../routes.ts';
import { liveSite } from './site.ts';
import { fillBuild, fillStore, liveOf } from './testing/edge-fixture.ts';

const remotes = [
  {
    name: 'mf-agents',
    routes: [
      { path: '/:agent', expose: 'agent-page', values: ['ana-luz', 'maría'], closed: true },
      { path: '/team', expose: 'team-page' },
      { path: '/team/:id', expose: 'member-page', values: ['1', '12'] },
    ],
  },
];

/** The site's pages as they are rendered: each is named after the module that shows it. */
function renderedPages(page: Page) {
  const rows = siteRoutes([{ name: 'shell', routes }, ...remotes]).map(({ path, address }) => {
    return { path, page: { ...page, modules: [address] } };
  });
  const patterns = rows.filter(({ path }) => isPattern(path));

  return {
    pages: Object.fromEntries(
      rows.filter((row) => !patterns.includes(row)).map(({ path, page }) => [path, page]),
    ),
    patterns: patterns.map(({ path, page }) => ({ pattern: path, page })),
    notFound: { ...page, modules: ['shell/not-found-page'] },
  };
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-addresses-'));
  const { notFound } = await fillStore(folder);
  const store = openStore(folder);
  await store.writeLive(liveOf(await fillBuild(store, renderedPages(notFound))));
});
afterAll(() => rm(folder, { recursive: true }));

it('the edge and the browser show the same page at any address, and call it the same', async () => {
  const words = [
    'team',
    'Team',
    'TEAM%20',
    '12',
    '012',
    '%31',
    '',
    '.',
    '..',
    '%2e%2e',
    'about',
    'ABOUT',
    'ana-luz',
  ];
  const segment = fc.oneof(
    fc.constantFrom(...words, 'mar%C3%ADa', 'MARÍA', '%', '%2F', '\\', ':id'),
    fc.string(),
  );
  const addresses = fc
    .array(segment, { maxLength: 4 })
    .map((parts) => new URL(`http://site.example/${parts.join('/')}`));
  const pageAt = pagesOf({ remotes } as never);
  const store = openStore(folder);
  const edge = liveSite(store);

  await fc.assert(
    fc.asyncProperty(addresses, async ({ pathname }) => {
      const served = await edge.resolve(pathname);
      const shown = pageAt(pathname);

      expect([served.page.modules[0], served.canonical]).toEqual([shown.address, shown.canonical]);
    }),
    { numRuns: 1_000 },
  );
  await edge.close();
});
