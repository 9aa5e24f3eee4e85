import type { FastifyBaseLogger } from 'fastify';
import OpenAI from 'openai';
import type { Registry } from 'prom-client';
import type { Answer } from './answer.ts';
import { type ChatMetrics, createChatMetrics } from './chat-metrics.ts';
import { groundedAnswer, providerDeadlineMs } from './grounded.ts';
import { dailyBudget } from './provider/budget.ts';
import { cappedFetch } from './provider/capped-fetch.ts';
import { askProvider } from './provider/provider.ts';
import type { TextWork } from './text/tasks.ts';
import { type TextPool, textPool } from './text/text-pool.ts';

/** Options of the assistant. Without a key it answers from the site's own content and needs no other service. */
export interface AssistantOptions {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
  /** Tokens that may be spent in a day. */
  dailyTokens: number;
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  deadlineMs?: number;
  /** Runs text work; by default in a thread pool of the assistant's own. */
  text?: TextPool;
}

/** The assistant: its answers, and how to start and to end its threads. */
export interface Assistant {
  /** Starts the threads, so that the first question does not wait until they have loaded. */
  start: () => void;
  answer: Answer;
  /** Counts whether a reply helped. */
  countFeedback: (isHelpful: boolean) => void;
  close: () => Promise<void>;
}

/** Creates the assistant: the site's own answers, and a model's in front of them when there is a key. */
export function createAssistant({
  apiKey,
  baseUrl,
  model,
  dailyTokens,
  registry,
  log,
  deadlineMs = providerDeadlineMs,
  text = textPool({ log }),
}: AssistantOptions): Assistant {
  const metrics = createChatMetrics(registry);
  const keyless = keylessAnswer(metrics, text);
  const countFeedback = (isHelpful: boolean) => metrics.feedback.inc({ helpful: String(isHelpful) });
  if (!apiKey) return { start: text.start, answer: keyless, countFeedback, close: text.close };

  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? null,
    timeout: deadlineMs,
    maxRetries: 0,
    fetch: cappedFetch,
  });
  const budget = dailyBudget(dailyTokens);
  const ask = askProvider({ client, model, budget, metrics });

  const answer = groundedAnswer({ ask, keyless, text, metrics, log, deadlineMs });

  return { start: text.start, answer, countFeedback, close: text.close };
}

function keylessAnswer(metrics: ChatMetrics, { keylessReply }: TextWork): Answer {
  return async (asked) => {
    const reply = await keylessReply(asked);
    metrics.replies.inc({ by: 'content', kind: reply.kind });

    return reply;
  };
}
