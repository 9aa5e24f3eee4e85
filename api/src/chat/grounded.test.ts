import { Registry } from 'prom-client';
import type { Answer } from './answer.ts';
import { createChatMetrics } from './chat-metrics.ts';
import { groundedAnswer } from './grounded.ts';
import { dailyBudget } from './provider/budget.ts';
import type { AskProvider } from './provider/provider.ts';

const nobodyLeaves = new AbortController().signal;
const question = [{ role: 'user' as const, content: 'What is the median price?' }];
const never: AskProvider = () => new Promise(() => {});

function grounded(ask: AskProvider, limits: { deadlineMs?: number; most?: number }) {
  const log = { warn: jest.fn(), info: jest.fn() };
  const keyless: Answer = async () => ({ text: 'From the site.', kind: 'answer' });
  const answer = groundedAnswer({
    ask,
    keyless,
    budget: dailyBudget(1000),
    metrics: createChatMetrics(new Registry()),
    log,
    ...limits,
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

  it('frees the place of one who was answered', async () => {
    const { answer } = grounded(async () => 'From the model.', { most: 1 });

    await answer(question, nobodyLeaves);

    expect((await answer(question, nobodyLeaves)).text).toBe('From the model.');
  });
});

describe('dailyBudget', () => {
  it('begins anew with the day', () => {
    let today = '2026-03-03T23:59:00Z';
    const budget = dailyBudget(100, () => new Date(today));

    budget.spend(100);
    expect(budget.isSpent()).toBe(true);
    today = '2026-03-04T00:00:00Z';
    expect(budget.isSpent()).toBe(false);
  });
});
