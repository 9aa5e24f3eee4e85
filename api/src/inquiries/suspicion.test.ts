import { bothCalls, visitor } from '../../testing/bodies/bodies.ts';
import { countInMemory } from '../limits/limits.ts';
import { suspectBy } from './inquiries.ts';
import { submissionFrom } from './submission.ts';

const written = (message: string, more = {}) => submissionFrom('contact', { ...visitor, message, ...more });
const most = { confirmedAtMost: 2, heldAfter: 3, refusedAfter: 5 };

function open(now?: () => number) {
  const suspect = suspectBy({ known: countInMemory(), sent: countInMemory({ now }) }, most);

  return async (submission: Parameters<typeof suspect>[0], from = '192.0.2.1') => {
    const { held, isConfirmed } = await suspect(submission, from);

    return held ?? (isConfirmed ? 'confirmed' : 'taken');
  };
}

describe('suspicion', () => {
  it('X07 counts the two calls of a page, and any resend, as one submission', async () => {
    const judge = open();
    const { agentInquiry, contact } = bothCalls;
    const calls = [submissionFrom('agentInquiry', agentInquiry), submissionFrom('contact', contact)];

    for (const call of [...calls, ...calls, ...calls]) expect(await judge(call)).toBe('confirmed');
  });

  const ipv6 = (host: number) => `2001:db8:1:2${host}0::${host}`;
  it.each([
    ['one address', () => '192.0.2.1', '192.0.2.2'],
    ['all addresses of one IPv6 customer', ipv6, '2001:db8:1:300::1'],
  ])(
    'X07 X04 of %s confirms a few submissions, whatever they name, holds more, and turns a flood away',
    async (_, address, another) => {
      const judge = open();
      const judged = [];
      for (const host of [1, 2, 3, 4, 5])
        judged.push(await judge(written(`${host}`, { email: `${host}@victim.test` }), address(host)));

      expect(judged).toEqual(['confirmed', 'confirmed', 'taken', 'too-many', 'too-many']);
      await expect(judge(written('6'), address(6))).rejects.toMatchObject({ statusCode: 429 });
      expect(await judge(written('6'), another)).toBe('confirmed');
    },
  );

  it('X07 turns away again in the next ten minutes what a flood was refused before', async () => {
    let now = 0;
    const flood = open(() => now);
    const messages = Array.from({ length: 20 }, (_, index) => `${index}`);
    const taken = async () => {
      const answers = await Promise.allSettled(messages.map((one) => flood(written(one))));

      return answers.filter(({ status }) => status === 'fulfilled').length;
    };

    expect(await taken()).toBe(5);
    now = 600_000;
    expect(await taken()).toBeLessThanOrEqual(10);
  });

  it('X03 holds what fills the hidden field', async () => {
    expect(await open()(written('a', { website: 'x' }))).toBe('honeypot');
  });
});
