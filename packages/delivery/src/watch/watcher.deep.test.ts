import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withRollback } from '../cli/commands/rollback.ts';
import { contextOver } from '../fixture/cli-context.ts';
import { liveStore } from '../fixture/releases.ts';
import { site } from '../fixture/site.ts';
import { tried } from '../store/pointer.ts';
import type { Store } from '../store/store.ts';
import { folderEvents } from './folder-events.ts';
import { httpEvents } from './http-events.ts';
import { watchCanary, watchLive } from './watcher.ts';

const act = { verb: 'canary', subject: 'mf-agents@2.0.0' };
const once = { everyMs: 1, forMs: 200 };

async function canaryThat(failsOf100: number) {
  const store = await liveStore();
  const live = (await store.readPointer())?.live ?? '';
  const canary = {
    composition: 'c',
    application: 'mf-agents',
    version: '2.0.0',
    share: 10,
    parts: [],
    since: '2026-01-01T00:00:00Z',
  };
  await store.movePointer(act, (now) => tried(now as never, canary));
  const events = folderEvents(await mkdtemp(path.join(tmpdir(), 'dos-mares-events-')));
  const at = new Date().toISOString();
  for (let visitor = 0; visitor < 100; visitor += 1) {
    await events.report({
      composition: 'c',
      at,
      errors: visitor < failsOf100 ? ['mf-agents@2.0.0'] : [],
      vitals: { LCP: 'good' },
    });
    await events.report({ composition: live, at, errors: [], vitals: {} });
  }

  return contextOver(store, { events: () => events });
}

describe('the watcher', () => {
  it('withdraws a canary that visitors fare worse with, and says why', async () => {
    const context = await canaryThat(30);

    await expect(watchCanary('mf-agents', context, once)).rejects.toThrow(
      'mf-agents@2.0.0 is withdrawn. visitors with errors: 30 of 100',
    );
    expect(await context.store.readPointer()).toMatchObject({
      withdrawn: [{ version: '2.0.0', reason: expect.stringContaining('30 of 100') }],
    });
    expect((await context.store.readPointer())?.canaries).toEqual([]);
  });

  it('leaves a canary alone that does no worse, and says when it stops', async () => {
    const context = await canaryThat(0);
    await watchCanary('mf-agents', context, once);

    expect((await context.store.readPointer())?.canaries[0]?.version).toBe('2.0.0');
    expect(context.told.at(-1)).toBe('Nobody watches mf-agents@2.0.0 any more; it is still in canary.');
  });

  it('ends when somebody else has ended the canary', async () => {
    const context = await canaryThat(0);
    const watching = watchCanary('mf-agents', context, { everyMs: 5, forMs: 10_000 });
    await context.store.movePointer(act, (now) => ({ ...(now as never as object), canaries: [] }) as never);
    await watching;

    expect(context.told.at(-1)).toBe('mf-agents@2.0.0 is in canary no more.');
  });

  it('goes on when the events cannot be read', async () => {
    const store = (await canaryThat(0)).store;
    const context = contextOver(store, {
      events: () =>
        httpEvents('http://api.example', undefined, async () => new Response('', { status: 500 })),
    });
    await watchCanary('mf-agents', context, once);

    expect(context.told.join()).toContain('the events cannot be read (http://api.example/api/events/summary');
    expect((await store.readPointer())?.canaries).toHaveLength(1);
  });
});

/** Promotes a version with which `failsOf100` of 100 visitors meet an error; before it, none of 100. */
async function promotionThat(failsOf100: number) {
  const { store, context, say } = await site();
  const before = (await store.readPointer())?.live ?? '';
  await say('promote mf-agents@2.0.0');
  const after = (await store.readPointer())?.live ?? '';
  const events = folderEvents(await mkdtemp(path.join(tmpdir(), 'dos-mares-events-')));
  for (let visitor = 0; visitor < 100; visitor += 1) {
    const errors = visitor < failsOf100 ? ['mf-agents@2.0.0'] : [];
    const at = new Date().toISOString();
    await events.report({ composition: before, at, errors: [], vitals: { LCP: 'good' } });
    await events.report({ composition: after, at, errors, vitals: { LCP: 'good' } });
  }
  context.events = () => events;
  const watching = withRollback('mf-agents', context);

  return { store, context, say, watch: (times = once) => watchLive('mf-agents', watching, times) };
}

const versionsOf = async (store: Store) => (await store.readPointer())?.selection;

describe('after a promotion to everybody, the watcher', () => {
  it('takes it back when visitors fare worse than before, says why, and keeps what others shipped', async () => {
    const { store, say, watch } = await promotionThat(30);
    await say('promote mf-chat@2.0.0');

    await expect(watch()).rejects.toThrow('mf-agents@2.0.0 is rolled back.');
    expect(await versionsOf(store)).toMatchObject({ 'mf-agents': '1.0.0', 'mf-chat': '2.0.0' });
  });

  it('writes the reason into the history', async () => {
    const { store, watch } = await promotionThat(30);
    const reason =
      'visitors with errors: 30 of 100 (30.0 %) since it is live, most from mf-agents@2.0.0, 0 of 100 (0.0 %) before';

    await expect(watch()).rejects.toThrow(reason);
    expect(await store.ledger.history(1)).toMatchObject([
      { verb: 'rollback', subject: 'mf-agents@1.0.0', reason },
    ]);
  });

  it('leaves alone what does no worse, and ends after its time', async () => {
    const { store, context, watch } = await promotionThat(0);
    await watch();

    expect(await versionsOf(store)).toMatchObject({ 'mf-agents': '2.0.0' });
    expect(context.told.at(-1)).toBe('Nobody watches mf-agents@2.0.0 any more; it is still live.');
  });

  it('ends when the application is in another version', async () => {
    const { context, say, watch } = await promotionThat(0);
    const watching = watch({ everyMs: 5, forMs: 10_000 });
    await say('rollback mf-agents');
    await watching;

    expect(context.told.at(-1)).toBe('mf-agents@2.0.0 is live no more.');
  });
});
