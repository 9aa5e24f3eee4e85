import { chatLimits } from '@dosmares/contracts/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer, Asked, OnText, Reply } from './answer.ts';
import type { ChatMetrics } from './chat-metrics.ts';
import type { Checked } from './provider/checked.ts';
import { failureOf, NoReply } from './provider/failure.ts';
import type { AskProvider } from './provider/provider.ts';
import { sentenceBySentence } from './sentence-by-sentence.ts';
import type { TextWork } from './text/tasks.ts';

/** Options for answers by a model. */
export interface GroundedOptions {
  ask: AskProvider;
  /** Answers when the model cannot, and makes its refusals. */
  keyless: Answer;
  /** Judges questions and replies. */
  text: Pick<TextWork, 'isAttempt' | 'checked' | 'keylessReply'>;
  metrics: ChatMetrics;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  deadlineMs?: number;
  /**
   * Number of visitors whom the model answers at the same time; the next one gets the site's own answer immediately.
   */
  most?: number;
}

/** Time limit for a model in milliseconds: the visitor's browser gives up after 15 s. */
export const providerDeadlineMs = 11_000;

/**
 * Answers with a model that is held to the site's facts, and with the site's own answers whenever the model fails.
 */
export function groundedAnswer({
  ask,
  keyless,
  text,
  metrics,
  log,
  deadlineMs = providerDeadlineMs,
  most = 200,
}: GroundedOptions): Answer {
  let asking = 0;

  return async (asked, left, onText) => {
    if (await text.isAttempt(asked.messages.at(-1)?.content ?? '')) return keyless(asked, left);

    try {
      const reply = await reserved(() => inTime(asked, left, onText));
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

  async function inTime(asked: Asked, left: AbortSignal, onText?: OnText): Promise<Reply> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), deadlineMs);

    try {
      // The deadline holds even if the client ignores its signal.
      return await Promise.race([
        shown(asked, AbortSignal.any([left, late.signal]), onText),
        rejection(late.signal),
      ]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Returns a reply of which every sentence may be shown: the first, or a second one made after the model was told
   * the faults.
   */
  async function shown({ messages, page }: Asked, signal: AbortSignal, onText?: OnText): Promise<Reply> {
    const stream = onText && sentenceBySentence(text, onText);
    let found = await judged(await ask(messages, { signal, onText: stream?.take }));
    await stream?.end();
    if (found.faults.length > 0) found = await judged(await ask(messages, { signal, faults: found.faults }));
    if (found.faults.length > 0 || found.text === '') throw new NoReply('invented');
    const { language, choices, handOver } = await text.keylessReply({ messages, page });

    return {
      text: found.text,
      kind: 'answer',
      ...definedOnly({ language, choices, handOver }),
      ...(found.references.length > 0 && { references: found.references.slice(0, chatLimits.references) }),
    };
  }

  async function judged(said: string): Promise<Checked> {
    const found = await text.checked(said).catch(() => {
      throw new NoReply('unchecked');
    });
    const removed = found.faults.length;
    if (removed > 0) metrics.removed.inc(removed);
    if (removed > 0)
      log.info({ removed, faults: [...new Set(found.faults)] }, 'Sentences of a reply may not be shown');

    return found;
  }
}

/** Returns only the defined values. */
function definedOnly<T extends object>(values: T): Partial<{ [Key in keyof T]: Exclude<T[Key], undefined> }> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new NoReply('too-slow')), { once: true });
  });
}
