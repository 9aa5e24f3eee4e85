import type { CliContext } from '../../cli/context.ts';
import type { Role } from '../../cli/named.ts';
import { compose } from '../../composition/compose.ts';
import { contextOver } from '../../fixture/cli-context.ts';
import { type Neighbour, neighbours, withoutRoom } from '../../fixture/neighbours.ts';
import { keep, liveStore, place } from '../../fixture/releases.ts';
import { gate } from '../gate.ts';

const without = { api: false, browser: false };

const sound = { other: { name: 'shell' } } as const;
const late = '/team of shell@1.1.0 with mf-agents@2.0.0 fails in a browser: Error: late';
const lateWithSound: Partial<CliContext> = {
  hydrate: async ({ selection }) =>
    selection.shell === '1.1.0' ? [{ path: '/team', message: 'Error: late' }] : [],
};

/** Lets a release of the agents' application try to pass beside what is live, and beside another composition in some roles. */
async function attemptBeside(
  { other, given, spoil }: Neighbour,
  roles: readonly Role[],
  context: Partial<CliContext> = {},
) {
  const store = await liveStore();
  const live = await store.readComposition((await store.readPointer())?.live ?? '');
  const subject = await keep(store, { name: 'mf-agents', version: '2.0.0', ...given });
  const neighbour = await keep(store, { ...other, version: '1.1.0' });
  const { composition } = await compose({ ...live.selection, [neighbour.name]: '1.1.0' }, place, store);
  await spoil?.(store);
  const bases = { live, ...Object.fromEntries(roles.map((role) => [role, composition])) };

  return gate({ subject, bases, place, without }, contextOver(store, context));
}

describe('beside canary and rollback target, the gate', () => {
  it.each(neighbours)('refuses a release when one %s, naming both', async (_what, neighbour, sentence) => {
    expect(await attemptBeside(neighbour, ['canary', 'previous'])).toEqual([
      expect.stringContaining(`Beside canary: ${sentence}`),
      expect.stringContaining(`Beside previous: ${sentence}`),
    ]);
  });

  it.each(['canary', 'previous'] as const)('refuses what cannot be composed with the %s', async (role) => {
    expect(await attemptBeside(withoutRoom, [role])).toContain(
      '/team of shell@1.1.0 with mf-agents@2.0.0 fails while composing: no room',
    );
  });

  it.each([
    ['opens the canary in a browser', 'canary', [late]],
    ['does not open what only a rollback leads to', 'previous', []],
  ] as const)('%s', async (_what, role, sentences) => {
    expect(await attemptBeside(sound, [role], lateWithSound)).toEqual(sentences);
  });
});
