import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addresses, keep } from '../../testing/releases.ts';
import { startService } from '../../testing/site.ts';
import { pagesIn } from '../builds/deployment.ts';
import { openService } from '../open-site.ts';
import { assetHost } from '../serving/asset-host.ts';
import { settingsFrom } from '../settings.ts';
import { decompress } from '../store/integrity.ts';
import { openStore } from '../store/store.ts';

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
    const build = await store.readDeployment(live.build);
    expect(build.selection).toEqual(live.selection);
    seen.add(live.number);
    for (const [, { html }] of pagesIn(build)) {
      const text = String(await decompress(await store.readText('pages', html)));
      for (const [, name = '', version] of text.matchAll(/example\/(mf-[a-z]+)\/([^/]+)\//g))
        expect(version).toBe(build.selection[name]);
    }
  }
  await moving;

  expect(seen.size).toBeGreaterThan(5);
  const numbers = (await log.history()).map(({ number }) => number).toReversed();
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  await app.close();
});

it('a store of the previous format stays usable: what was live becomes the first entry, and old addresses of files work', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-recorded-'));
  const selection = { shell: '1.0.0', 'mf-agents': '1.0.0', 'mf-chat': '1.0.0' };
  const store = openStore(folder);
  for (const name of Object.keys(selection)) await keep(store, { name });
  const ledger = new DatabaseSync(path.join(folder, 'ledger.sqlite'));
  ledger.exec(`CREATE TABLE delivery_moves (
    number INTEGER PRIMARY KEY, at TEXT, actor TEXT, verb TEXT, subject TEXT, reason TEXT, pointer TEXT)`);
  const pointer = JSON.stringify({ composition: '8c1f', selection, canaries: [] });
  ledger
    .prepare('INSERT INTO delivery_moves VALUES (7, ?, ?, ?, ?, NULL, ?)')
    .run('2026-10-01T08:00:00.000Z', 'ana', 'promote', 'mf-agents@1.0.0', pointer);
  ledger.close();
  const service = await openService({ ...settingsFrom({ STORE: folder }), addresses });
  const files = assetHost(store, 'mf-agents');

  expect(await service.log.history()).toMatchObject([{ number: 1, verb: 'promote', live: { selection } }]);
  expect(await store.readLive()).toMatchObject({ selection });
  for (const url of ['/mf-agents/1.0.0/web/entry.js', '/1.0.0/web/entry.js'])
    expect((await files.inject({ url })).body).toBe('agents()');
  await service.close();
  await files.close();
});
