import { startService } from '../../testing/site.ts';
import { releasesOn, withReleases } from '../deployments/loaded.ts';
import { type Deployment, pagesIn } from '../model.ts';
import { decompress } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';

jest.setTimeout(300_000);

it('during twenty concurrent moves of two teams, every state is one deployment, and no page mixes releases', async () => {
  const { as, store, log, app } = await startService();
  let isOver = false;
  const teams = ['mf-agents', 'mf-chat'].map(async (name) => {
    const { run } = await as(name, name);
    await run(`promote ${name}@2.0.0`);
    for (let move = 0; move < 9; move += 1) await run(`rollback ${name}`);
  });
  const moving = Promise.all(teams).finally(() => {
    isOver = true;
  });
  const seen = new Set<number>();
  while (!isOver) {
    const live = await store.readLive();
    if (!live) continue;
    const deployment = await store.readDeployment(live.deployment);
    expect(deployment.selection).toEqual(live.selection);
    seen.add(live.number);
    await expectNoMixture(deployment, store);
  }
  await moving;

  expect(seen.size).toBeGreaterThan(5);
  const numbers = (await log.history()).map(({ number }) => number).toReversed();
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  await app.close();
});

/** Compares what each page of a deployment shows and loads with the releases of that deployment. */
async function expectNoMixture(deployment: Deployment, store: Store) {
  for (const [, page] of pagesIn(deployment)) {
    const rendered = String(await decompress(await store.readText('pages', page.html)));
    const text = withReleases(rendered, releasesOn(page, deployment));
    const words = rendered.replaceAll(/<[^>]*>/g, ' ');
    for (const [shown] of words.matchAll(/(?:New )?(?:team|grid|panel)/gi)) {
      const owner = /panel/i.test(shown) ? 'mf-chat' : 'mf-agents';
      expect([owner, shown.startsWith('New')]).toEqual([owner, deployment.selection[owner] === '2.0.0']);
    }
    for (const [, name = '', version] of text.matchAll(/example\/(mf-[a-z]+)\/([^/]+)\//g))
      expect(version).toBe(deployment.selection[name]);
  }
}
