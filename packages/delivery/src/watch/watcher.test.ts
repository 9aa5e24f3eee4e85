import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contextOver } from '../fixture/cli-context.ts';
import { liveStore } from '../fixture/releases.ts';
import { promoted, tried } from '../store/pointer.ts';
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

/** A promotion to everybody after which so many of 100 visitors meet an error; before it, none of 100. */
async function promotionThat(failsOf100: number) {
  const store = await liveStore();
  const before = (await store.readPointer())?.live ?? '';
  const events = folderEvents(await mkdtemp(path.join(tmpdir(), 'dos-mares-events-')));
  const report = (composition: string, errors: string[]) =>
    events.report({ composition, at: new Date().toISOString(), errors, vitals: { LCP: 'good' } });
  for (let visitor = 0; visitor < 100; visitor += 1) await report(before, []);
  await store.movePointer({ verb: 'promote', subject: 'mf-agents@2.0.0' }, (now) =>
    promoted(now, { id: 'new', selection: {} as never }),
  );
  for (let visitor = 0; visitor < 100; visitor += 1)
    await report('new', visitor < failsOf100 ? ['mf-agents@2.0.0'] : []);

  return { before, context: contextOver(store, { events: () => events }) };
}

describe('after a promotion to everybody, the watcher', () => {
  it('goes back when visitors fare worse than before, and says why', async () => {
    const { before, context } = await promotionThat(30);

    await expect(watchLive(context, once)).rejects.toThrow(
      'new is rolled back. visitors with errors: 30 of 100 (30.0 %) in the new composition, most from mf-agents@2.0.0, 0 of 100 (0.0 %) in the one before.',
    );
    expect((await context.store.readPointer())?.live).toBe(before);
    expect(await context.store.ledger.history(1)).toMatchObject([{ verb: 'rollback', subject: 'new' }]);
  });

  it('leaves alone what does no worse, and ends after its time', async () => {
    const { context } = await promotionThat(0);
    await watchLive(context, once);

    expect((await context.store.readPointer())?.live).toBe('new');
    expect(context.told.at(-1)).toBe('Nobody watches new any more; it is still live.');
  });

  it('leaves alone what somebody else made live meanwhile', async () => {
    const { context } = await promotionThat(0);
    const watching = watchLive(context, { everyMs: 5, forMs: 10_000 });
    await context.store.movePointer(act, (now) => promoted(now, { id: 'newer', selection: {} as never }));
    await watching;

    expect(context.told.at(-1)).toBe('new is live no more.');
  });
});
