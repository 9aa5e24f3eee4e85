import type { ChatPart, ChatReply } from '@dosmares/contracts/chat';
import type { FastifyBaseLogger } from 'fastify';
import OpenAI from 'openai';
import type { Registry } from 'prom-client';
import { createChatMetrics } from './chat-metrics.ts';
import { allHomes, type Home } from './homes.ts';
import { askModel } from './model/ask-model.ts';
import { dailyBudget } from './model/budget.ts';
import { failureOf, NoReply } from './model/failure.ts';
import { modelReply, waits } from './model/model-reply.ts';
import type { Asked } from './reading/choose.ts';
import { ownReply } from './reply.ts';

/** A question as it comes in: the conversation, the visitor's page, and the connection for the budget. */
export type Question = Asked & { connection?: string | undefined };

/** Answers a question; `onPart` hears each part of a reply that is made bit by bit. */
export type Answer = (
  question: Question,
  left: AbortSignal,
  onPart?: (part: ChatPart) => void,
) => Promise<ChatReply>;

/** Options of the assistant. Without a provider it answers by itself and needs no other service. */
export interface AssistantOptions {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
  /** Tokens that may be spent in a day. */
  dailyTokens: number;
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'warn'>;
  wait?: typeof waits;
  homes?: readonly Home[];
  now?: () => Date;
}

/** Visitors whom the model answers at the same time; the next one gets the site's own answer at once. */
const mostAsking = 200;

/** Creates the assistant: the site's own answers, and a model that chooses better ones where there is a provider. */
export function createAssistant(options: AssistantOptions): Answer {
  const { apiKey, baseUrl, log, wait = waits, homes = allHomes, now = () => new Date() } = options;
  const metrics = createChatMetrics(options.registry);
  const counted = (by: 'content' | 'provider', reply: ChatReply) => {
    metrics.replies.inc({ by, kind: reply.kind ?? 'answer' });

    return reply;
  };
  const own = (question: Question) => counted('content', ownReply(question, { now: now(), homes }));
  if (!apiKey && !baseUrl) return async (question) => own(question);

  const ask = askModel({
    // Servers of one's own ask for no key; the client wants a text.
    client: new OpenAI({ apiKey: apiKey ?? 'none', baseURL: baseUrl ?? null, timeout: wait.whole }),
    model: options.model,
    budget: dailyBudget(options.dailyTokens),
    metrics,
  });
  let asking = 0;

  return async (question, left, onPart) => {
    asking += 1;
    try {
      if (asking > mostAsking) throw new NoReply('too-busy');
      const answering = { ask, given: { now: now(), homes }, left, onPart, wait };
      const { reason, ...reply } = await modelReply(question, answering);
      if (reason) failed(reason);

      return counted('provider', reply);
    } catch (error) {
      failed(left.aborted ? 'visitor-left' : failureOf(error));

      return own(question);
    } finally {
      asking -= 1;
    }
  };

  function failed(reason: string) {
    metrics.fallbacks.inc({ reason });
    log.warn({ reason }, 'The provider gave no whole reply; the site answers itself');
  }
}
