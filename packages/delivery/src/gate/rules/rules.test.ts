import type { CliContext } from '../../cli/context.ts';
import { compose } from '../../composition/compose.ts';
import { contextOver } from '../../fixture/cli-context.ts';
import { type Neighbour, neighbours, withoutRoom } from '../../fixture/neighbours.ts';
import { keep, liveStore, place } from '../../fixture/releases.ts';
import { nothingLeftOut } from '../case.ts';
import { gate } from '../gate.ts';

const sound = { other: { name: 'shell' } } as const;
const late = '/team of shell@1.1.0 with mf-agents@2.0.0 fails in a browser: Error: late';
const lateWithSound: Partial<CliContext> = {
  hydrate: async ({ selection }) =>
    selection.shell === '1.1.0' ? [{ path: '/team', message: 'Error: late' }] : [],
};

/** Runs the gate on a release of the agents' application beside live, and beside a canary. */
async function attemptBeside({ other, given, spoil }: Neighbour, context: Partial<CliContext> = {}) {
  const store = await liveStore();
  const live = await store.readComposition((await store.readPointer())?.live ?? '');
  const subject = await keep(store, { name: 'mf-agents', version: '2.0.0', ...given });
  const neighbour = await keep(store, { ...other, version: '1.1.0' });
  const { composition } = await compose({ ...live.selection, [neighbour.name]: '1.1.0' }, place, store);
  await spoil?.(store);

  return gate(
    { subject, bases: { live, canary: composition }, place, without: nothingLeftOut, drops: [] },
    contextOver(store, context),
  );
}

describe('beside the canary, the gate', () => {
  it.each(neighbours)('refuses a release when one %s, naming both', async (_what, neighbour, sentence) => {
    expect(await attemptBeside(neighbour)).toEqual([expect.stringContaining(`Beside canary: ${sentence}`)]);
  });

  it('refuses what cannot be composed with it', async () => {
    expect(await attemptBeside(withoutRoom)).toContain(
      '/ and 2 other pages of shell@1.1.0 with mf-agents@2.0.0 fail while composing: no room',
    );
  });

  it('opens it in a browser', async () => {
    expect(await attemptBeside(sound, lateWithSound)).toEqual([late]);
  });
});
