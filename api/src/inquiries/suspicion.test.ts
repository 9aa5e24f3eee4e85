import { bothCalls, visitor } from '../../testing/bodies/bodies.ts';
import { countInMemory } from '../limits/memory.ts';
import { submissionFrom } from './submission.ts';
import { type SubmissionCounts, suspectBy } from './suspicion.ts';

const counts = (now?: () => number) => ({ known: countInMemory({ now }), sent: countInMemory({ now }) });
const limits = { heldAfter: 2, refusedAfter: 4 };
/** Returns why each submission is held. */
function judge(counted: SubmissionCounts, most: { heldAfter: number; refusedAfter: number }) {
  const suspect = suspectBy(counted, { confirmedAtMost: 1, ...most });

  return async (...call: Parameters<typeof suspect>) => (await suspect(...call)).held;
}
const written = (message: string, more = {}) => submissionFrom('contact', { ...visitor, message, ...more });

describe('suspicion', () => {
  it('X07 counts the two calls of a page, and any resend, as one submission', async () => {
    const suspect = judge(counts(), { heldAfter: 1, refusedAfter: 4 });
    const calls = [
      submissionFrom('agentInquiry', bothCalls.agentInquiry),
      submissionFrom('contact', bothCalls.contact),
    ];

    for (const call of [...calls, ...calls]) expect(await suspect(call, '192.0.2.1')).toBeNull();
  });

  it('X07 holds what comes too often from one connection, and turns a flood away', async () => {
    const suspect = judge(counts(), limits);
    const judged = [];
    for (const message of ['a', 'b', 'c', 'd']) judged.push(await suspect(written(message), '192.0.2.1'));

    expect(judged).toEqual([null, null, 'too-many', 'too-many']);
    await expect(suspect(written('e'), '192.0.2.1')).rejects.toMatchObject({
      code: 'too-many',
      statusCode: 429,
    });
    expect(await suspect(written('e'), '192.0.2.2')).toBeNull();
  });

  it('X07 counts all addresses of one IPv6 customer as one connection', async () => {
    const suspect = judge(counts(), limits);
    const judged = [];
    for (const host of [1, 2, 3])
      judged.push(await suspect(written(`${host}`), `2001:db8:1:2${host}0::${host}`));

    expect(judged).toEqual([null, null, 'too-many']);
    expect(await suspect(written('a'), '2001:db8:1:300::1')).toBeNull();
  });

  it('X07 turns away again in the next ten minutes what a flood was refused before', async () => {
    let now = 0;
    const flood = judge({ known: countInMemory(), sent: countInMemory({ now: () => now }) }, limits);
    const messages = Array.from({ length: 20 }, (_, index) => `${index}`);
    const taken = async () => {
      const answers = await Promise.allSettled(messages.map((one) => flood(written(one), '192.0.2.1')));

      return answers.filter(({ status }) => status === 'fulfilled').length;
    };

    expect(await taken()).toBe(4);
    now = 600_000;
    expect(await taken()).toBeLessThanOrEqual(8);
  });

  it('X03 holds what fills the hidden field', async () => {
    expect(await judge(counts(), limits)(written('a', { website: 'x' }), '192.0.2.1')).toBe('honeypot');
  });

  it('X04 confirms a few submissions of one connection alone, whatever addresses they name', async () => {
    const suspect = suspectBy(counts(), { confirmedAtMost: 2, heldAfter: 10, refusedAfter: 20 });
    const verdicts = [];
    for (const message of ['a', 'b', 'c', 'd'])
      verdicts.push(await suspect(written(message, { email: `${message}@victim.test` }), '192.0.2.1'));

    expect(verdicts.map(({ isConfirmed }) => isConfirmed)).toEqual([true, true, false, false]);
    expect((await suspect(written('a'), '192.0.2.2')).isConfirmed).toBe(true);
  });
});
