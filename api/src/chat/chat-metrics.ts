import { Counter, Histogram, type Registry } from 'prom-client';

/** Metrics of the assistant for operators; never a word of a conversation. */
export type ChatMetrics = ReturnType<typeof createChatMetrics>;

export function createChatMetrics(registry: Registry) {
  const registers = [registry];

  return {
    replies: new Counter({
      name: 'chat_replies_total',
      help: 'Replies given',
      labelNames: ['by', 'kind'],
      registers,
    }),
    fallbacks: new Counter({
      name: 'chat_fallbacks_total',
      help: 'Replies the provider did not give, by reason',
      labelNames: ['reason'],
      registers,
    }),
    tokens: new Counter({
      name: 'chat_tokens_total',
      help: 'Tokens of calls to the provider, as estimated',
      registers,
    }),
    provider: new Histogram({
      name: 'chat_provider_seconds',
      help: 'Time of one call to the provider',
      labelNames: ['outcome'],
      buckets: [0.1, 0.25, 0.5, 1, 2, 4, 6, 8, 12],
      registers,
    }),
  };
}
