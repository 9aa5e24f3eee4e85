import type { FastifyBaseLogger } from 'fastify';
import OpenAI from 'openai';
import type { Registry } from 'prom-client';
import type { Answer } from './answer.ts';
import { type ChatMetrics, createChatMetrics } from './chat-metrics.ts';
import { groundedAnswer } from './grounded.ts';
import { keylessReply } from './keyless/keyless.ts';
import { dailyBudget } from './provider/budget.ts';
import { askProvider } from './provider/provider.ts';

/** How the assistant is set up. Without a key it answers from the site's own content, and needs nothing. */
export interface AssistantOptions {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
  /** Tokens that may be spent in a day. */
  dailyTokens: number;
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  deadlineMs?: number;
}

/** The assistant: the site's own answers, and a model's in front of them when there is a key. */
export function createAssistant({
  apiKey,
  baseUrl,
  model,
  dailyTokens,
  registry,
  log,
  deadlineMs = 11_000,
}: AssistantOptions): Answer {
  const metrics = createChatMetrics(registry);
  const keyless = keylessAnswer(metrics);
  if (!apiKey) return keyless;

  const budget = dailyBudget(dailyTokens);
  const client = new OpenAI({ apiKey, baseURL: baseUrl ?? null, timeout: deadlineMs, maxRetries: 0 });
  const ask = askProvider({ client, model, budget, metrics });

  return groundedAnswer({ ask, keyless, budget, metrics, log, deadlineMs });
}

function keylessAnswer(metrics: ChatMetrics): Answer {
  return async (messages) => {
    const reply = keylessReply(messages, new Date());
    metrics.replies.inc({ by: 'content', kind: reply.kind });

    return reply;
  };
}
