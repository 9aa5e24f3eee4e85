import { keep, liveSite } from '../testing/releases.ts';
import { prune } from './prune.ts';
import { buildOf, move, wentLive } from './service/site.ts';

jest.setTimeout(60_000);

/** A site in which versions 2 to 6 of the agents' application were composed; each had another use. */
async function usedSite() {
  const site = await liveSite();
  const builds = [];
  for (const version of ['2', '3', '4', '5', '6']) {
    await keep(site.store, { name: 'mf-agents', version });
    builds.push(await buildOf({ ...site.build.selection, 'mf-agents': version }, site));
  }
  const [, canary, previewed, , live] = builds as [never, ...typeof builds] & typeof builds;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await move({ verb: 'promote', subject: 'mf-agents@6' }, (now) => wentLive(now, live as never, []), site);
  await move(
    { verb: 'canary', subject: 'mf-agents@3' },
    (now) =>
      now && {
        ...now,
        canaries: [
          { application: 'mf-agents', version: '3', build: canary?.id ?? '', share: 1, since: '', by: '' },
        ],
        previews: [{ token: 't', build: previewed?.id ?? '', subject: 'mf-agents@4', until }],
      },
    site,
  );

  return site;
}

it('removes what nobody can get back to, and keeps live, canary, history and previews whole', async () => {
  const { store, log } = await usedSite();
  const { builds, releases, pages } = await prune({ store, log }, 0);

  expect(builds).toHaveLength(2);
  expect(pages).toHaveLength(4);
  expect([...releases].sort()).toEqual(['mf-agents@2', 'mf-agents@5']);
  expect((await store.versions('mf-agents')).toSorted()).toEqual(['1.0.0', '3', '4', '6']);
  expect(await store.siteBuilds()).toHaveLength(4);
});

it('spares what is new: it may be about to be promoted', async () => {
  const { store, log } = await usedSite();

  expect(await prune({ store, log }, 60_000)).toEqual({ builds: [], pages: [], releases: [] });
});

it('removes pages that no site build has any more', async () => {
  const { store, log } = await usedSite();
  const hash = await store.keepText('pages', 'nobody names it', 5);

  expect((await prune({ store, log }, 0)).pages).toContain(hash);
});
