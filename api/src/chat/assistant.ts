import type { ChatPart, ChatReply } from '@dosmares/contracts/chat';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { allHomes, type Home } from './homes.ts';
import { askModel, failureOf, type ModelOptions } from './model/ask-model.ts';
import { modelReply, waits } from './model/model-reply.ts';
import { ownReply } from './reply.ts';
import type { Question } from './understanding/choose-blocks.ts';

/** Answers a question: yields each part as soon as it is ready, never to be taken back, and returns the whole reply. */
export type Answer = (question: Question, visitorLeft: AbortSignal) => AsyncGenerator<ChatPart, ChatReply>;

/** Options of the assistant. Without a provider it answers alone and needs no other service. */
export interface AssistantOptions extends Omit<ModelOptions, 'onTokens'> {
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'warn'>;
  wait?: typeof waits;
  homes?: readonly Home[];
}

/** Creates the assistant: a model where there is a provider, and the site's own answers where there is none or it fails. */
export function createAssistant(options: AssistantOptions): Answer {
  const { registry, log, wait = waits, homes = allHomes, ...model } = options;
  const own: Answer = async function* answer(question) {
    const reply = ownReply(question, { now: new Date(), homes });
    yield { text: reply.message };

    return reply;
  };
  if (!model.apiKey && !model.baseUrl) return own;
  const metrics = metricsIn(registry);
  const ask = askModel({ ...model, onTokens: (tokens) => metrics.tokens.inc(tokens) });

  return async function* answer(question, visitorLeft) {
    const stop = metrics.provider.startTimer();
    const ended = (reason?: string) => {
      stop({ outcome: reason ?? 'ok' });
      if (!reason) return;
      metrics.fallbacks.inc({ reason });
      log.warn({ reason }, 'The provider gave no whole reply; the site answers itself');
    };
    try {
      const given = { now: new Date(), homes };
      const { reason, ...reply } = yield* modelReply(question, { ask, given, visitorLeft, wait });
      ended(reason);

      return reply;
    } catch (error) {
      ended(visitorLeft.aborted ? 'visitor-left' : failureOf(error));
    }

    return yield* own(question, visitorLeft);
  };
}

/** Metrics of the assistant for operators; never a word of a conversation. */
function metricsIn(registry: Registry) {
  const registers = [registry];
  const missing = { name: 'chat_fallbacks_total', help: 'Replies the provider did not give, by reason' };
  const tokens = { name: 'chat_tokens_total', help: 'Tokens of calls, as reported, else the most possible' };
  const time = { name: 'chat_provider_seconds', help: 'Time of one call to the provider' };
  const buckets = [0.25, 1, 2, 4, 6, 8, 12];

  return {
    fallbacks: new Counter({ ...missing, labelNames: ['reason'], registers }),
    tokens: new Counter({ ...tokens, registers }),
    provider: new Histogram({ ...time, labelNames: ['outcome'], buckets, registers }),
  };
}
