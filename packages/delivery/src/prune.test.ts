import { compose } from './composition/compose.ts';
import { keep, liveStore, place } from './fixture/releases.ts';
import { prune } from './prune.ts';
import type { Composition } from './store/composition.ts';
import { promoted, tried } from './store/pointer.ts';

const act = { verb: 'promote', subject: 'mf-agents' };

/**
 * Makes a store in which versions 2 to 6 of the agents' application were composed; the last was live, the others had
 * other uses.
 */
async function usedStore() {
  const store = await liveStore();
  const made: Composition[] = [];
  for (const version of ['2', '3', '4', '5', '6']) {
    await keep(store, { name: 'mf-agents', version });
    const selection = { shell: '1.0.0', 'mf-agents': version, 'mf-chat': '1.0.0' };
    made.push((await compose(selection, place, store)).composition);
  }
  const [, canary, previewed, , live] = made as [
    Composition,
    Composition,
    Composition,
    Composition,
    Composition,
  ];
  await store.movePointer(act, (now) => promoted(now, live));
  await store.movePointer(act, (now) =>
    tried(now as never, {
      composition: canary.id,
      application: 'mf-agents',
      version: '3',
      share: 1,
      parts: [],
      since: '',
    }),
  );
  await store.ledger.permitPreview(previewed.id, 'mf-agents@4', new Date(Date.now() + 3_600_000));

  return store;
}

describe('prune', () => {
  it('removes what nobody can get back to, and keeps live, canary, history and previews whole', async () => {
    const store = await usedStore();
    const { compositions, releases } = await prune(store, 0);

    expect(compositions).toHaveLength(2);
    expect([...releases].sort()).toEqual(['mf-agents@2', 'mf-agents@5']);
    expect((await store.versions('mf-agents')).toSorted()).toEqual(['1.0.0', '3', '4', '6']);
    expect(await store.versions('shell')).toEqual(['1.0.0']);
    for (const id of await store.compositions()) {
      const { selection } = await store.readComposition(id);
      const held = Object.entries(selection).map(([name, version]) => store.hasRelease(name, version));
      expect(await Promise.all(held)).not.toContain(false);
    }
  });

  it('spares what is new: it may be about to be promoted', async () => {
    const store = await usedStore();
    const { compositions, releases, spared } = await prune(store, 60_000);

    expect([compositions, releases]).toEqual([[], []]);
    expect(spared.length).toBeGreaterThan(0);
    expect(await store.compositions()).toHaveLength(6);
  });
});
