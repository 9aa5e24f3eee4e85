import type OpenAI from 'openai';
import { APIError } from 'openai';
import type { ChatCompletionMessage, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ChatMetrics } from '../chat-metrics.ts';
import type { Budget, Reservation } from './budget.ts';
import { failureOf, NoReply } from './failure.ts';
import { toolDescriptions } from './tools.ts';

/** What a provider is asked with. */
export interface ProviderOptions {
  client: OpenAI;
  model: string;
  budget: Budget;
  metrics: ChatMetrics;
}

/** One call to the provider. With the last one it must answer, and look up nothing more. */
export type Complete = (
  talk: readonly ChatCompletionMessageParam[],
  isLast: boolean,
  signal: AbortSignal,
) => Promise<ChatCompletionMessage>;

/** Tokens of one reply. */
const longestReply = 500;

/** Calls a server that speaks Chat Completions, within the budget. Throws `NoReply`, or what the client threw. */
export function completionsOf({ client, model, budget, metrics }: ProviderOptions): Complete {
  return async (talk, isLast, signal) => {
    signal.throwIfAborted();
    const reserved = budget.reserve(estimateOf(talk));
    if (!reserved) throw new NoReply('budget-spent');
    const stop = metrics.provider.startTimer();
    try {
      const completion = await client.chat.completions.create(
        {
          model,
          messages: [...talk],
          tools: toolDescriptions,
          tool_choice: isLast ? 'none' : 'auto',
          max_completion_tokens: longestReply,
        },
        { signal, maxRetries: 0 },
      );
      stop({ outcome: 'ok' });
      account(completion.usage, reserved);
      const said = completion.choices?.[0]?.message;
      if (!said) throw new NoReply('empty');

      return said;
    } catch (error) {
      stop({ outcome: failureOf(error) });
      if (isFree(error)) reserved.settle(0);
      throw error;
    }
  };

  function account(usage: OpenAI.CompletionUsage | undefined, reserved: Reservation) {
    if (!Number.isFinite(usage?.total_tokens)) return;
    reserved.settle(usage?.total_tokens ?? 0);
    metrics.tokens.inc({ direction: 'in' }, usage?.prompt_tokens ?? 0);
    metrics.tokens.inc({ direction: 'out' }, usage?.completion_tokens ?? 0);
  }
}

const toolTokens = tokensOf(toolDescriptions);

/** At most what a call may cost: a token is seldom shorter than three bytes. */
function estimateOf(talk: readonly ChatCompletionMessageParam[]) {
  return tokensOf(talk) + toolTokens + longestReply;
}

function tokensOf(value: unknown) {
  return Math.ceil(Buffer.byteLength(JSON.stringify(value)) / 3);
}

/** Whether a failed call certainly cost nothing: the provider refused it, or never got it. */
function isFree(error: unknown) {
  return (error instanceof APIError && error.status !== undefined) || neverConnected.has(codeOf(error) ?? '');
}

const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function codeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };

  return code ?? (cause ? codeOf(cause) : undefined);
}

/** Far more than any reply we ask for. */
const mostBytes = 256 * 1024;

/** As `fetch`, but stops reading an answer that goes on and on: it fails as `too-large`. Compressed answers are measured unpacked. */
export const cappedFetch: typeof fetch = async (...asked) => {
  const answer = await fetch(...asked);
  const { status, statusText, headers } = answer;

  return new Response(answer.body?.pipeThrough(capped()) ?? null, { status, statusText, headers });
};

function capped() {
  let bytes = 0;

  return new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.byteLength;
      if (bytes > mostBytes) controller.error(new NoReply('too-large'));
      else controller.enqueue(part);
    },
  });
}
