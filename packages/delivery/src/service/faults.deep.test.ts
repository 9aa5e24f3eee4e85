import { startService } from '../../testing/site.ts';
import { pagesIn } from '../model.ts';
import { decompress } from '../store/integrity.ts';

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
    for (const [, { html }] of pagesIn(deployment)) {
      const text = String(await decompress(await store.readText('pages', html)));
      for (const [, name = '', version] of text.matchAll(/example\/(mf-[a-z]+)\/([^/]+)\//g))
        expect(version).toBe(deployment.selection[name]);
    }
  }
  await moving;

  expect(seen.size).toBeGreaterThan(5);
  const numbers = (await log.history()).map(({ number }) => number).toReversed();
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  await app.close();
});
