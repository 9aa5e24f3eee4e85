import { Registry } from 'prom-client';
import type { Answer, Reply } from './answer.ts';
import { createChatMetrics } from './chat-metrics.ts';
import { type GroundedOptions, groundedAnswer } from './grounded.ts';
import type { AskProvider } from './provider/provider.ts';

const nobodyLeaves = new AbortController().signal;
const question = { messages: [{ role: 'user' as const, content: 'What is the median price?' }] };
const never: AskProvider = () => new Promise(() => {});

function grounded(ask: AskProvider, given: Partial<GroundedOptions>) {
  const log = { warn: jest.fn(), info: jest.fn() };
  const own: Reply = { text: 'From the site.', kind: 'answer' };
  const keyless: Answer = async () => own;
  const answer = groundedAnswer({
    ask,
    keyless,
    text: {
      isAttempt: async () => false,
      checked: async (text) => ({ text, references: [], faults: [] }),
      keylessReply: async () => own,
    },
    metrics: createChatMetrics(new Registry()),
    log,
    ...given,
  });

  return { answer, log };
}

describe('groundedAnswer', () => {
  it('answers in time even when what asks the model heeds no signal', async () => {
    const { answer, log } = grounded(never, { deadlineMs: 30 });

    expect((await answer(question, nobodyLeaves)).text).toBe('From the site.');
    expect(log.warn).toHaveBeenCalledWith({ reason: 'too-slow' }, expect.any(String));
  });

  it('answers from the site at once while a model answers as many as it may', async () => {
    const { answer, log } = grounded(never, { deadlineMs: 200, most: 1 });

    const first = answer(question, nobodyLeaves);
    const start = performance.now();
    await answer(question, nobodyLeaves);

    expect(performance.now() - start).toBeLessThan(100);
    expect(log.warn).toHaveBeenCalledWith({ reason: 'too-busy' }, expect.any(String));
    await first;
  });

  it('answers from the site when a reply cannot be checked', async () => {
    const { answer, log } = grounded(async () => 'It costs $1.', {
      text: {
        isAttempt: async () => false,
        checked: () => Promise.reject(new Error('busy')),
        keylessReply: async () => ({ text: '', kind: 'answer' }),
      },
    });

    expect((await answer(question, nobodyLeaves)).text).toBe('From the site.');
    expect(log.warn).toHaveBeenCalledWith({ reason: 'unchecked' }, expect.any(String));
  });

  it('frees the place of one who was answered', async () => {
    const { answer } = grounded(async () => 'From the model.', { most: 1 });

    await answer(question, nobodyLeaves);

    expect((await answer(question, nobodyLeaves)).text).toBe('From the model.');
  });
});
