import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { Context } from '../blocks/block.ts';
import type { Question } from '../understanding/choose-blocks.ts';
import { dailyBudget } from './budget.ts';
import { conversationFor, instructionsOf, replySchema } from './prompt.ts';

/** The provider gave no usable reply; the message is the reason. */
export class NoReply extends Error {}

/** The provider of the model, and how many tokens may be spent there per day by each process. */
export interface ModelOptions {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
  dailyTokens: number;
  onTokens: (tokens: number) => void;
}

/** The JSON of a model's reply, unchecked. */
export type RawReply = Readonly<Record<string, unknown>>;

/** Asks a model once: yields its reply as it grows, and at last the whole. @throws `NoReply` where there is none */
export type AskModel = (question: Question, context: Context, signal: AbortSignal) => AsyncIterable<RawReply>;

/** The longest reply in tokens, and in characters where a provider ignores that; the longest short conversation. */
const longest = { tokens: 1_500, characters: 6_000, short: 500 };

/** Calls a Chat Completions server with a strict schema; one that refuses it gets a tool from the next question on. */
export function askModel({ apiKey, baseUrl, model, dailyTokens, onTokens }: ModelOptions): AskModel {
  // Self-hosted servers need no key, but the client requires a text.
  const client = new OpenAI({ apiKey: apiKey ?? 'none', baseURL: baseUrl ?? null, maxRetries: 0 });
  let hasSchema = true;
  const reserve = dailyBudget(dailyTokens);

  return async function* ask(question, context, signal) {
    const conversation = conversationFor(question);
    const messages = [
      { role: 'system' as const, content: instructionsOf(context, question) },
      { role: 'user' as const, content: conversation },
    ];
    const body = { model, messages, stream: true as const, ...outputFormat(context, hasSchema) };
    // Of our own texts a token has three bytes at least, of a visitor's one.
    const bytes = Buffer.byteLength(JSON.stringify(body)) + 2 * Buffer.byteLength(conversation);
    const atMost = Math.ceil(bytes / 3) + longest.tokens;
    const settle = reserve(question.connection ?? '', atMost, conversation.length <= longest.short);
    if (!settle) throw new NoReply('budget-spent');
    // What breaks off, or whose visitor leaves, may be billed, and nobody says how much.
    let cost = atMost;
    try {
      const stream = await client.chat.completions.create(body, { signal }).catch((error) => {
        // What the provider refuses or never gets is not billed.
        if (failureOf(error) !== 'too-slow') cost = 0;
        throw error;
      });
      let heard: { text: string; tokens?: number | undefined } = { text: '' };
      // After the brace that ends a block, closing the list and the reply makes valid JSON.
      for await (heard of heardIn(stream))
        yield parsed(`${heard.text.slice(0, heard.text.lastIndexOf('}') + 1)}]}`) ?? {};
      signal.throwIfAborted();
      const { text, tokens = atMost } = heard;
      // Other counts are not true: a reservation is not four times too high.
      if (Number.isInteger(tokens) && tokens >= atMost / 4 && tokens <= atMost) cost = tokens;
      yield wholeOf(text);
    } catch (error) {
      hasSchema &&= failureOf(error) !== 'no-schema';
      throw error;
    } finally {
      settle(cost);
      onTokens(cost);
    }
  };
}

function outputFormat(context: Context, hasSchema: boolean) {
  const schema = replySchema(context) as unknown as Record<string, unknown>;
  const [name, type] = ['reply', 'function'] as const;

  return hasSchema
    ? {
        response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } },
        max_completion_tokens: longest.tokens,
        stream_options: { include_usage: true },
      }
    : {
        tools: [{ type, function: { name, parameters: schema } }],
        tool_choice: { type, function: { name } },
        max_tokens: longest.tokens,
      };
}

/** The growing text of a stream, from its content or the arguments of a tool, and its cost; a server may send anything. */
async function* heardIn(stream: AsyncIterable<ChatCompletionChunk>) {
  let text = '';
  for await (const { choices, usage } of stream) {
    const { delta, finish_reason: end } = choices?.[0] ?? {};
    const part: unknown = delta?.tool_calls?.[0]?.function?.arguments ?? delta?.content;
    text += typeof part === 'string' ? part : '';
    yield { text, tokens: usage?.total_tokens };
    if (end === 'length' || text.length > longest.characters) throw new NoReply('too-large');
  }
}

function wholeOf(text: string): RawReply {
  const whole = parsed(text);
  if (!whole) throw new NoReply(text === '' ? 'empty' : 'not-understood');

  return whole;
}

function parsed(text: string): RawReply | undefined {
  try {
    const value: unknown = JSON.parse(text);

    return typeof value === 'object' && value !== null ? (value as RawReply) : undefined;
  } catch {
    return undefined;
  }
}

const refusals: Readonly<Record<number, string>> = {
  401: 'key-refused',
  403: 'key-refused',
  429: 'rate-limited',
};

/** The reason for a missing reply, as the log and the metrics name it. */
export function failureOf(error: unknown): string {
  if (error instanceof NoReply) return error.message;
  const { status, message, name } = error as APIError;
  const isLate = error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError;
  if (isLate || /^(?:Abort|Timeout)Error$/.test(name)) return 'too-slow';
  if (!(error instanceof APIError) || !status) return 'unreachable';
  if (status < 500 && /response_format|schema|_tokens|stream_options/i.test(message)) return 'no-schema';

  return refusals[status] ?? 'provider-error';
}
