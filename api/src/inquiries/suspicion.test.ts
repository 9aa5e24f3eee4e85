import { bothCalls, visitor } from '../../trials/bodies.ts';
import { submissionFrom } from './submission.ts';
import { countInMemory } from './submission-counts.ts';
import { suspectBy } from './suspicion.ts';

const limits = { heldAfter: 2, refusedAfter: 4 };
const written = (message: string, more = {}) => submissionFrom('contact', { ...visitor, message, ...more });

describe('suspicion', () => {
  it('X07 counts the two calls of a page, and any resend, as one submission', async () => {
    const suspect = suspectBy(countInMemory(), { heldAfter: 1, refusedAfter: 4 });
    const calls = [
      submissionFrom('agentInquiry', bothCalls.agentInquiry),
      submissionFrom('contact', bothCalls.contact),
    ];

    for (const call of [...calls, ...calls]) expect(await suspect(call, '192.0.2.1')).toBeNull();
  });

  it('X07 holds what comes too often from one connection, and turns a flood away', async () => {
    const suspect = suspectBy(countInMemory(), limits);
    const judged = [];
    for (const message of ['a', 'b', 'c', 'd']) judged.push(await suspect(written(message), '192.0.2.1'));

    expect(judged).toEqual([null, null, 'too-many', 'too-many']);
    await expect(suspect(written('e'), '192.0.2.1')).rejects.toMatchObject({
      code: 'too-many',
      statusCode: 429,
    });
    expect(await suspect(written('e'), '192.0.2.2')).toBeNull();
  });

  it('X07 forgets after ten minutes', async () => {
    let now = 0;
    const suspect = suspectBy(
      countInMemory(() => now),
      { heldAfter: 1, refusedAfter: 2 },
    );

    await suspect(written('a'), '192.0.2.1');
    expect(await suspect(written('b'), '192.0.2.1')).toBe('too-many');
    now = 600_000;
    expect(await suspect(written('c'), '192.0.2.1')).toBeNull();
  });

  it('X03 holds what fills the hidden field', async () => {
    expect(await suspectBy(countInMemory(), limits)(written('a', { website: 'x' }), '192.0.2.1')).toBe(
      'honeypot',
    );
  });
});
