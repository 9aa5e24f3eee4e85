import type OpenAI from 'openai';
import type { Context } from '../blocks/block.ts';
import type { ChatMetrics } from '../chat-metrics.ts';
import type { Asked } from '../reading/choose.ts';
import type { Budget } from './budget.ts';
import { failureOf, isFree, NoReply } from './failure.ts';
import { conversationFor, instructionsOf } from './prompt.ts';
import { replySchema } from './reply-schema.ts';

/** What a call needs. */
export interface ModelOptions {
  client: OpenAI;
  model: string;
  budget: Budget;
  metrics: ChatMetrics;
}

/** A model's reply, or what has come of it: any JSON. */
export type Named = Readonly<Record<string, unknown>>;

/** One call: the question, the homes that the model is told of among all, and what hears each block. */
export interface Call {
  asked: Asked & { connection?: string | undefined };
  context: Context;
  all: number;
  signal: AbortSignal;
  onBlock: (block: unknown, reply: Named) => void;
}

/** Asks the model once. Resolves to its whole reply; throws `NoReply` or the client's error. */
export type AskModel = (call: Call) => Promise<Named>;

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
    const form = formOf(replySchema(context) as unknown as Record<string, unknown>, hasSchema);
    const spent = tokensIn(JSON.stringify(messages));
    const reserved = budget.reserve(spent + longest.expected, asked.connection ?? '');
    if (!reserved) throw new NoReply('budget-spent');
    const stop = metrics.provider.startTimer();
    try {
      const body = { model, messages, stream: true as const, ...form };
      const reader = replyReader(onBlock);
      for await (const { choices } of await client.chat.completions.create(body, { signal, maxRetries: 0 }))
        reader.take(choices?.[0]);
      signal.throwIfAborted();
      const used = spent + tokensIn(reader.text());
      reserved.settle(used);
      metrics.tokens.inc(used);
      const reply = reader.whole();
      stop({ outcome: 'ok' });

      return reply;
    } catch (error) {
      stop({ outcome: failureOf(error) });
      hasSchema &&= failureOf(error) !== 'no-schema';
      if (isFree(error)) reserved.settle(0);
      throw error;
    }
  };
}

const formOf = (schema: Record<string, unknown>, hasSchema: boolean) =>
  hasSchema
    ? {
        response_format: {
          type: 'json_schema' as const,
          json_schema: { name: 'reply', strict: true, schema },
        },
      }
    : {
        tools: [{ type: 'function' as const, function: { name: 'reply', parameters: schema } }],
        tool_choice: { type: 'function' as const, function: { name: 'reply' } },
      };

/** Estimates tokens, on the high side: one is seldom shorter than three bytes. */
const tokensIn = (text: string) => Math.ceil(Buffer.byteLength(text) / 3);

/** A piece of a stream, as content or as the arguments of a tool; a server may send anything. */
interface Piece {
  delta?: { content?: unknown; tool_calls?: readonly { function?: { arguments?: unknown } }[] };
  finish_reason?: string | null;
}

/** Reads a reply while it arrives: hands on each block when it is complete, with what has come so far. */
function replyReader(onBlock: Call['onBlock']) {
  let text = '';
  let told = 0;

  return {
    take({ delta, finish_reason }: Piece = {}) {
      const part = delta?.tool_calls?.[0]?.function?.arguments ?? delta?.content;
      for (const sign of typeof part === 'string' ? part : '') {
        text += sign;
        // A block ends with a brace, after which the list and the reply may end, too.
        if (sign === '}') tell(parsed(`${text}]}`));
      }
      if (finish_reason === 'length' || text.length > longest.characters) throw new NoReply('too-large');
    },
    text: () => text,
    whole() {
      const reply = parsed(text);
      if (!reply) throw new NoReply(text === '' ? 'empty' : 'not-understood');

      return reply;
    },
  };

  function tell(reply: Named = {}) {
    const blocks: unknown[] = Array.isArray(reply.blocks) ? reply.blocks : [];
    for (; told < blocks.length; told++) onBlock(blocks[told], reply);
  }
}

function parsed(text: string): Named | undefined {
  try {
    const value: unknown = JSON.parse(text);

    return typeof value === 'object' && value !== null ? (value as Named) : undefined;
  } catch {
    return undefined;
  }
}
