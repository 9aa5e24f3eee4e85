import { setTimeout as pause } from 'node:timers/promises';
import { followLive } from './follow.ts';
import type { Live } from './live.ts';

const state = (number: number) => ({ number, build: `b${number}` }) as Live;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

/** Follows a store whose answers the test sets. */
function following(first: unknown, moved = async (_: Live) => {}) {
  const answers = { next: first };
  const readLive = async (tag?: string) => {
    const { next } = answers;
    if (next instanceof Error) throw next;

    return (next as { tag?: string } | undefined)?.tag === tag && tag ? 'unchanged' : next;
  };
  const { known, ...followed } = followLive({ readLive } as never, { everyMs: 5, moved });

  return { ...followed, known, answers, build: async () => (await known()).build };
}

it('hears of what goes live once that is ready, and goes on with what it has while the store is away', async () => {
  let isReady = false;
  const moved = async ({ number }: Live) => {
    if (number > 1 && !isReady) throw new Error('not here yet');
  };
  const { build, answers, isCurrent, close } = following({ tag: 'a', live: state(1) }, moved);
  expect(await build()).toBe('b1');
  answers.next = { tag: 'b', live: state(2) };
  await pause(50);
  expect(await build()).toBe('b1');
  isReady = true;
  await pause(50);
  expect([await build(), isCurrent()]).toEqual(['b2', true]);
  answers.next = new Error('away');
  await pause(50);

  expect([await build(), isCurrent()]).toEqual(['b2', false]);
  await close();
});

it('knows nothing when it never knew anything', async () => {
  const { known, close } = following(undefined);

  await expect(known()).rejects.toThrow('Nothing is live yet.');
  await close();
});
