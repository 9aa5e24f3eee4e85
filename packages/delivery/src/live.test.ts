import { setTimeout as pause } from 'node:timers/promises';
import { canaryOf, choose, followLive } from './live.ts';
import type { Canary, Live } from './model.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const canary = (application: string, share: number) =>
  ({ application, version: '2', deployment: application, share }) as Canary;
const live = {
  deployment: 'live',
  canaries: [] as readonly Canary[],
  previews: [{ token: 'genuine', deployment: 'preview', until: '2026-11-22T12:01:00Z' }],
} as unknown as Live;
const nobody = { cookie: undefined, preview: undefined };
const visitors = Array.from({ length: 20_000 }, (_, at) => at.toString(16).padStart(16, '0'));
const within = (canaries: readonly Canary[], application: string) =>
  new Set(visitors.filter((visitor) => canaryOf(visitor, canaries)?.application === application));

it('a visit gets what is live, and a random cookie while there is a canary, once', () => {
  expect(choose(nobody, live, now)).toEqual({ deployment: 'live', kind: 'live', remember: [] });
  const during = { ...live, canaries: [canary('mf-agents', 100)] };
  const first = choose(nobody, during, now);
  const [[name, value] = []] = first.remember;
  expect(first).toMatchObject({ deployment: 'mf-agents', kind: 'canary' });
  expect([name, value]).toEqual(['visit', expect.stringMatching(/^[0-9a-f]{16}$/)]);

  expect(choose({ ...nobody, cookie: `a=b; visit=${value}` }, during, now).remember).toEqual([]);
  expect(choose({ ...nobody, cookie: 'visit=me' }, during, now).remember).toHaveLength(1);
});

it('a preview is shown to whoever has its token, in the address or in the cookie, until its end', () => {
  const shown = { deployment: 'preview', kind: 'preview', remember: [['preview', 'genuine', 60]] };

  expect(choose({ ...nobody, preview: 'genuine' }, live, now)).toEqual(shown);
  expect(choose({ ...nobody, cookie: 'preview=genuine' }, live, now)).toEqual(shown);
  expect(choose({ ...nobody, preview: 'genuine' }, live, now + 60_000).kind).toBe('live');
  const forget = { deployment: 'live', kind: 'live', remember: [['preview', '', 0]] };
  for (const token of ['forged', '__proto__'])
    expect(choose({ ...nobody, cookie: `preview=${token}` }, live, now)).toEqual(forget);
});

it.each([
  { 'mf-agents': 0 },
  { 'mf-agents': 33.3 },
  { 'mf-agents': 100 },
  { 'mf-agents': 10, 'mf-chat': 60, shell: 30 },
])('canaries have their shares of visitors: %j', (shares) => {
  const canaries = Object.entries(shares).map(([application, share]) => canary(application, share));

  for (const { application, share } of canaries) {
    const reached = (100 * within(canaries, application).size) / visitors.length;
    expect(Math.abs(reached - share)).toBeLessThan(share % 100 ? 1.2 : 0.001);
  }
});

it('canaries keep their visitors when they grow, and lose none to a later canary', () => {
  const small = within([canary('mf-agents', 10)], 'mf-agents');
  const large = within([canary('mf-agents', 50), canary('mf-chat', 40)], 'mf-agents');

  expect([...small].filter((visitor) => !large.has(visitor))).toEqual([]);
});

const state = (number: number) => ({ number, deployment: `b${number}` }) as Live;

/** Follows a store whose answers the test sets. */
function following(first: Live | Error | undefined, moved = async (_: Live) => {}) {
  const log = { error: jest.fn() };
  const answers = { next: first, known: undefined as Live | undefined };
  async function readLive() {
    if (answers.next instanceof Error) throw answers.next;

    return answers.next;
  }
  const { known, ...followed } = followLive({ readLive, cachedLive: async () => answers.known }, moved, {
    log,
    everyMs: 5,
  });

  return { ...followed, log, known, answers, deployment: async () => (await known()).deployment };
}

it('switches to a new state once that is loaded, and keeps the last one while the store is unreachable', async () => {
  let isReady = false;
  const moved = async ({ number }: Live) => {
    if (number > 1 && !isReady) throw new Error('not here yet');
  };
  const { deployment, answers, log, isCurrent, close } = following(state(1), moved);
  expect(await deployment()).toBe('b1');
  answers.next = state(2);
  await pause(50);
  expect(await deployment()).toBe('b1');
  isReady = true;
  await pause(50);
  expect([await deployment(), isCurrent()]).toEqual(['b2', true]);
  answers.next = new Error('away');
  await pause(50);

  expect([await deployment(), isCurrent()]).toEqual(['b2', false]);
  // Once for each reason, however long it lasts.
  expect(log.error.mock.calls.map(([{ err }]) => err.message)).toEqual(['not here yet', 'away']);
  await close();
});

it('starts from the last state that this machine cached while the store is unreachable, if there is one', async () => {
  const { known, answers, isCurrent, close } = following(new Error('away'));
  await expect(known()).rejects.toThrow('Nothing is live yet.');
  answers.known = state(7);

  expect([await known(), isCurrent()]).toEqual([state(7), false]);
  await close();
});
