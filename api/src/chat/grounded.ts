import type { FastifyBaseLogger } from 'fastify';
import type { Answer, Asked, Reply } from './answer.ts';
import type { ChatMetrics } from './chat-metrics.ts';
import { failureOf, NoReply } from './provider/failure.ts';
import type { AskProvider } from './provider/provider.ts';
import type { TextWork } from './text/tasks.ts';

/** What a model's answers are held by. */
export interface GroundedOptions {
  ask: AskProvider;
  /** Answers when the model cannot, and refuses for it. */
  keyless: Answer;
  /** Judges questions and replies. */
  text: Pick<TextWork, 'isAttempt' | 'onlyFacts'>;
  metrics: ChatMetrics;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** The visitor's browser gives up after 15 s; the reply must be there before. */
  deadlineMs?: number;
  /** How many visitors a model answers at once; the next one gets the site's own answer at once. */
  most?: number;
}

/** A model's answers, held to the site's facts, with the site's own answers behind them whenever the model fails. */
export function groundedAnswer({
  ask,
  keyless,
  text,
  metrics,
  log,
  deadlineMs = 11_000,
  most = 200,
}: GroundedOptions): Answer {
  let asking = 0;

  return async (asked, left) => {
    if (await text.isAttempt(asked.messages.at(-1)?.content ?? '')) return keyless(asked, left);

    try {
      const reply = await reserved(() => inTime(asked.messages, left));
      metrics.replies.inc({ by: 'provider', kind: reply.kind });

      return reply;
    } catch (error) {
      const reason = left.aborted ? 'visitor-left' : failureOf(error);
      metrics.fallbacks.inc({ reason });
      log.warn({ reason }, 'The provider gave no reply; the site answers itself');

      return keyless(asked, left);
    }
  };

  async function reserved<T>(work: () => Promise<T>): Promise<T> {
    if (asking >= most) throw new NoReply('too-busy');
    asking += 1;

    return work().finally(() => {
      asking -= 1;
    });
  }

  async function inTime(messages: Asked['messages'], left: AbortSignal): Promise<Reply> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), deadlineMs);

    try {
      // The deadline holds even against a client that does not heed its signal.
      return await Promise.race([
        ask(messages, AbortSignal.any([left, late.signal])).then(held),
        rejection(late.signal),
      ]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function held(said: string): Promise<Reply> {
    const { text: kept, removed } = await text.onlyFacts(said).catch(() => {
      throw new NoReply('unchecked');
    });
    if (removed > 0) metrics.removed.inc(removed);
    if (removed > 0) log.info({ removed }, 'Sentences were removed from a reply');
    if (kept === '') throw new NoReply('invented');

    return { text: kept, kind: 'answer' };
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new NoReply('too-slow')), { once: true });
  });
}
