import type OpenAI from 'openai';
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { ChatMetrics } from '../chat-metrics.ts';
import type { Budget, Reservation } from './budget.ts';
import { failureOf, isFree, NoReply } from './failure.ts';

/** Options of requests to a provider. */
export interface ProviderOptions {
  client: OpenAI;
  model: string;
  budget: Budget;
  metrics: ChatMetrics;
}

/** Options of one request for a reply. */
export interface Asking {
  /** Aborts when the visitor no longer waits. */
  signal: AbortSignal;
  /** Faults of the previous reply, which could not be shown. */
  faults?: readonly string[];
  /** Receives each part of the reply as it arrives. */
  onText?: ((part: string) => void) | undefined;
}

/** One call to the provider. */
export type Complete = (
  talk: readonly ChatCompletionMessageParam[],
  asking: Pick<Asking, 'signal' | 'onText'>,
) => Promise<string>;

/** Maximum length of one reply, in tokens and characters. */
const longest = { tokens: 500, characters: 4000 };

/** Calls a Chat Completions server within the budget. Throws `NoReply`, or the client's error. */
export function completionsOf({ client, model, budget, metrics }: ProviderOptions): Complete {
  return async (talk, { signal, onText }) => {
    signal.throwIfAborted();
    const reserved = budget.reserve(tokensOf(talk) + longest.tokens);
    if (!reserved) throw new NoReply('budget-spent');
    const stop = metrics.provider.startTimer();
    try {
      const asked = { model, messages: [...talk], max_completion_tokens: longest.tokens };
      const { said, isCut, usage } = onText
        ? await heard(client, asked, { signal, onText })
        : await whole(client, asked, signal);
      account(usage, reserved);
      const reply = filled(isCut || said.length > longest.characters ? toLastSentence(said) : said);
      stop({ outcome: 'ok' });

      return reply;
    } catch (error) {
      stop({ outcome: failureOf(error) });
      if (isFree(error)) reserved.settle(0);
      throw error;
    }
  };

  /** Settles the reservation by the usage report; without a report, or with a total of zero, the estimate stands. */
  function account(usage: OpenAI.CompletionUsage | null | undefined, reserved: Reservation) {
    if (!usage || !(usage.total_tokens > 0)) return;
    reserved.settle(usage.total_tokens);
    metrics.tokens.inc({ direction: 'in' }, usage.prompt_tokens ?? 0);
    metrics.tokens.inc({ direction: 'out' }, usage.completion_tokens ?? 0);
  }
}

function filled(reply: string): string {
  if (reply.trim() === '') throw new NoReply('empty');

  return reply;
}

interface Said {
  said: string;
  /** Whether the provider cut the reply off at the token limit. */
  isCut: boolean;
  usage: OpenAI.CompletionUsage | null | undefined;
}

type Body = Omit<ChatCompletionCreateParamsNonStreaming, 'stream'>;

async function whole(client: OpenAI, body: Body, signal: AbortSignal): Promise<Said> {
  const { choices, usage } = await client.chat.completions.create(body, { signal, maxRetries: 0 });
  const content: unknown = choices?.[0]?.message?.content;

  return {
    said: typeof content === 'string' ? content : '',
    isCut: choices?.[0]?.finish_reason === 'length',
    usage,
  };
}

async function heard(
  client: OpenAI,
  body: Body,
  { signal, onText }: Required<Pick<Asking, 'signal'>> & { onText: (part: string) => void },
): Promise<Said> {
  const asked = { ...body, stream: true as const, stream_options: { include_usage: true } };
  let [said, isCut, usage]: [string, boolean, Said['usage']] = ['', false, undefined];

  for await (const { choices, usage: counted } of await client.chat.completions.create(asked, {
    signal,
    maxRetries: 0,
  })) {
    const part: unknown = choices?.[0]?.delta?.content;
    if (typeof part === 'string') {
      said += part;
      onText(part);
    }
    isCut ||= choices?.[0]?.finish_reason === 'length';
    usage = counted ?? usage;
    if (said.length > longest.characters) break;
  }

  return { said, isCut, usage };
}

/** Returns the text up to its last complete sentence. Throws `NoReply` when there is none. */
function toLastSentence(said: string): string {
  const part = said.slice(0, longest.characters);
  const end = [...part.matchAll(/[.!?](?=\s|$)/g)].at(-1);
  if (!end) throw new NoReply('too-large');

  return part.slice(0, end.index + 1);
}

/** Estimates the tokens of a value, on the high side: a token is seldom shorter than three bytes. */
function tokensOf(value: unknown) {
  return Math.ceil(Buffer.byteLength(JSON.stringify(value)) / 3);
}
