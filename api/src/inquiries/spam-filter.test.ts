import { bothCalls, visitor } from '../../testing/bodies/bodies.ts';
import { countInMemory } from '../limits/limits.ts';
import { spamFilter } from './inquiries.ts';
import { submissionFrom } from './submission.ts';

const sent = (message: string, more = {}) => submissionFrom('contact', { ...visitor, message, ...more });
const thresholds = { confirmedAtMost: 2, heldAfter: 3, refusedAfter: 5 };

function open(now?: () => number) {
  const screen = spamFilter({ calls: countInMemory(), distinct: countInMemory({ now }) }, thresholds);

  return async (submission: Parameters<typeof screen>[0], ip = '192.0.2.1') => {
    const { quarantined, mayConfirm } = await screen(submission, ip);

    return quarantined ?? (mayConfirm ? 'confirmed' : 'taken');
  };
}

describe('the spam filter', () => {
  it('X07 counts the two calls of a page, and any resend, as one submission', async () => {
    const screen = open();
    const { agentInquiry, contact } = bothCalls;
    const calls = [submissionFrom('agentInquiry', agentInquiry), submissionFrom('contact', contact)];

    for (const call of [...calls, ...calls, ...calls]) expect(await screen(call)).toBe('confirmed');
  });

  const ipv6 = (host: number) => `2001:db8:1:2${host}0::${host}`;
  it.each([
    ['one address', () => '192.0.2.1', '192.0.2.2'],
    ['all addresses of one IPv6 customer', ipv6, '2001:db8:1:300::1'],
  ])(
    'X07 X04 from %s confirms a few submissions, whatever address they give, holds more, and refuses a flood',
    async (_, address, another) => {
      const screen = open();
      const outcomes = [];
      for (const host of [1, 2, 3, 4, 5])
        outcomes.push(await screen(sent(`${host}`, { email: `${host}@victim.test` }), address(host)));

      expect(outcomes).toEqual(['confirmed', 'confirmed', 'taken', 'too-many', 'too-many']);
      await expect(screen(sent('6'), address(6))).rejects.toMatchObject({ statusCode: 429 });
      expect(await screen(sent('6'), another)).toBe('confirmed');
    },
  );

  it('X07 still limits a flood in the next ten minutes, although its submissions were sent before', async () => {
    let now = 0;
    const flood = open(() => now);
    const messages = Array.from({ length: 20 }, (_, index) => `${index}`);
    const accepted = async () => {
      const answers = await Promise.allSettled(messages.map((one) => flood(sent(one))));

      return answers.filter(({ status }) => status === 'fulfilled').length;
    };

    expect(await accepted()).toBe(5);
    now = 600_000;
    expect(await accepted()).toBeLessThanOrEqual(10);
  });

  it('X03 holds a submission that fills in the hidden field', async () => {
    expect(await open()(sent('a', { website: 'x' }))).toBe('honeypot');
  });
});
