import type OpenAI from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import type { Context } from '../blocks/block.ts';
import type { ChatMetrics } from '../chat-metrics.ts';
import type { Asked } from '../reading/choose.ts';
import type { Budget } from './budget.ts';
import { failureOf, isFree, NoReply } from './failure.ts';
import { conversationFor, instructionsOf } from './prompt.ts';
import { replyReader } from './reply-reader.ts';
import { replySchema } from './reply-schema.ts';

/** What a call needs. */
export interface ModelOptions {
  client: OpenAI;
  model: string;
  budget: Budget;
  metrics: ChatMetrics;
}

/** One call: the question, the homes that the model is told of among all, and what hears each block. */
export interface Call {
  asked: Asked & { connection?: string | undefined };
  context: Context;
  all: number;
  signal: AbortSignal;
  onBlock: (block: unknown, rest: () => Readonly<Record<string, unknown>>) => void;
}

/** Asks the model once. Resolves to what its reply holds beside the blocks; throws `NoReply` or the client's error. */
export type AskModel = (call: Call) => Promise<Readonly<Record<string, unknown>>>;

const longest = { expected: 400, characters: 12_000 };

/**
 * Creates the one call to a Chat Completions server: streamed, with a strict schema. A server that refuses the schema is
 * given a tool of the same form from the next question on.
 */
export function askModel({ client, model, budget, metrics }: ModelOptions): AskModel {
  let hasSchema = true;

  return async ({ asked, context, all, signal, onBlock }) => {
    const messages = [
      { role: 'system' as const, content: instructionsOf(context, asked, all) },
      { role: 'user' as const, content: conversationFor(asked) },
    ];
    const spent = tokensIn(messages);
    const reserved = budget.reserve(spent + longest.expected, asked.connection ?? '');
    if (!reserved) throw new NoReply('budget-spent');
    const stop = metrics.provider.startTimer();
    const reader = replyReader((block) => onBlock(block, reader.rest));
    try {
      await stream({ model, messages, stream: true, ...formOf(replySchema(context)) }, reader, signal);
      reserved.settle(spent + tokensIn(reader.length()));
      metrics.tokens.inc(spent + tokensIn(reader.length()));
      stop({ outcome: 'ok' });

      return reader.rest();
    } catch (error) {
      const reason = failureOf(error);
      stop({ outcome: reason });
      if (reason === 'no-schema') hasSchema = false;
      if (isFree(error)) reserved.settle(0);
      throw error;
    }
  };

  function formOf(schema: object) {
    const parameters = schema as Record<string, unknown>;

    return hasSchema
      ? {
          response_format: {
            type: 'json_schema' as const,
            json_schema: { name: 'reply', strict: true, schema: parameters },
          },
        }
      : {
          tools: [{ type: 'function' as const, function: { name: 'reply', parameters } }],
          tool_choice: { type: 'function' as const, function: { name: 'reply' } },
        };
  }

  async function stream(
    body: ChatCompletionCreateParamsStreaming,
    reader: ReturnType<typeof replyReader>,
    signal: AbortSignal,
  ) {
    for await (const { choices } of await client.chat.completions.create(body, { signal, maxRetries: 0 })) {
      const [choice] = choices ?? [];
      reader.take(textOf(choice?.delta));
      if (reader.length() > longest.characters || choice?.finish_reason === 'length')
        throw new NoReply('too-large');
    }
    signal.throwIfAborted();
    if (reader.length() === 0) throw new NoReply('empty');
    if (!reader.isWhole()) throw new NoReply('not-understood');
  }
}

/** The text of a part, as content or as the arguments of a tool; a server may send anything. */
function textOf(delta: Partial<ChatCompletionChunk.Choice.Delta> | undefined): string {
  const text: unknown = delta?.tool_calls?.[0]?.function?.arguments ?? delta?.content;

  return typeof text === 'string' ? text : '';
}

/** Estimates tokens, on the high side: one is seldom shorter than three bytes. */
const tokensIn = (value: unknown) =>
  Math.ceil((typeof value === 'number' ? value : Buffer.byteLength(JSON.stringify(value))) / 3);
