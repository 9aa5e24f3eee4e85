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

const longest = 12_000;

/** Calls a Chat Completions server with a strict schema; one that refuses it gets a tool from the next question on. */
export function askModel({ apiKey, baseUrl, model, dailyTokens, onTokens }: ModelOptions): AskModel {
  // Self-hosted servers need no key, but the client requires a text.
  const client = new OpenAI({ apiKey: apiKey ?? 'none', baseURL: baseUrl ?? null, maxRetries: 0 });
  let hasSchema = true;
  const budget = dailyBudget(dailyTokens);

  return async function* ask(question, context, signal) {
    const { connection = '' } = question;
    if (!budget.allows(connection)) throw new NoReply('budget-spent');
    const messages = [
      { role: 'system' as const, content: instructionsOf(context, question) },
      { role: 'user' as const, content: conversationFor(question) },
    ];
    const body = { model, messages, stream: true as const, ...outputFormat(context, hasSchema) };
    let text = '';
    const spend = (sent: string) => {
      // A high estimate: a token is seldom shorter than three bytes.
      const tokens = Math.ceil(Buffer.byteLength(sent) / 3);
      budget.charge(connection, tokens);
      onTokens(tokens);
    };
    // Charged before the call, so that parallel calls of one connection count.
    spend(JSON.stringify(messages));
    try {
      const stream = await client.chat.completions.create(body, { signal });
      // After the brace that ends a block, closing the list and the reply makes valid JSON.
      for await (text of textOf(stream)) yield parsed(`${text.slice(0, text.lastIndexOf('}') + 1)}]}`) ?? {};
      signal.throwIfAborted();
      yield wholeOf(text);
    } catch (error) {
      hasSchema &&= failureOf(error) !== 'no-schema';
      throw error;
    } finally {
      spend(text);
    }
  };
}

function outputFormat(context: Context, hasSchema: boolean) {
  const schema = replySchema(context) as unknown as Record<string, unknown>;
  const [name, type] = ['reply', 'function'] as const;

  return hasSchema
    ? { response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } } }
    : {
        tools: [{ type, function: { name, parameters: schema } }],
        tool_choice: { type, function: { name } },
      };
}

/** The growing text of a stream, from its content or the arguments of a tool; a server may send anything. */
async function* textOf(stream: AsyncIterable<ChatCompletionChunk>) {
  let text = '';
  for await (const { choices } of stream) {
    const { delta, finish_reason: end } = choices?.[0] ?? {};
    const part: unknown = delta?.tool_calls?.[0]?.function?.arguments ?? delta?.content;
    text += typeof part === 'string' ? part : '';
    yield text;
    if (end === 'length' || text.length > longest) throw new NoReply('too-large');
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
  if (status < 500 && /response_format|schema/i.test(message)) return 'no-schema';

  return refusals[status] ?? 'provider-error';
}
