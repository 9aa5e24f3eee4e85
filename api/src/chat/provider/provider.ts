import type { ChatMessage } from '@dosmares/contracts/chat';
import type OpenAI from 'openai';
import type { ChatCompletionMessage, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ChatMetrics } from '../chat-metrics.ts';
import type { Budget } from './budget.ts';
import { failureOf, isPassing, NoReply } from './failure.ts';
import { instructions } from './instructions.ts';
import { runTool, toolDescriptions } from './tools.ts';

/** Asks a model for a reply; throws `NoReply` when none can be had in time. */
export type AskProvider = (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<string>;

/** What a provider is asked with. */
export interface ProviderOptions {
  client: OpenAI;
  model: string;
  budget: Budget;
  metrics: ChatMetrics;
  /** How often the model may look something up before it must answer. */
  rounds?: number;
}

const longestReply = 500;
const mostTools = 6;

/** Any server that speaks Chat Completions, with read-only tools over the site's content. */
export function askProvider({ client, model, budget, metrics, rounds = 4 }: ProviderOptions): AskProvider {
  return async (messages, signal) => {
    const talk: ChatCompletionMessageParam[] = [
      { role: 'system', content: instructions },
      ...withoutGreeting(messages),
    ];

    for (let round = 1; round <= rounds; round++) {
      const said = await askTwice(() => once(talk, round === rounds, signal), signal);
      if (!said.tool_calls?.length) return textOf(said);
      talk.push(said, ...answersTo(said));
    }

    throw new NoReply('too-many-rounds');
  };

  async function once(
    talk: ChatCompletionMessageParam[],
    isLast: boolean,
    signal: AbortSignal,
  ): Promise<ChatCompletionMessage> {
    const stop = metrics.provider.startTimer();
    try {
      const completion = await client.chat.completions.create(
        {
          model,
          messages: talk,
          tools: toolDescriptions,
          tool_choice: isLast ? 'none' : 'auto',
          max_completion_tokens: longestReply,
        },
        { signal, maxRetries: 0 },
      );
      stop({ outcome: 'ok' });
      account(completion.usage);
      const said = completion.choices?.[0]?.message;
      if (!said) throw new NoReply('empty');

      return said;
    } catch (error) {
      stop({ outcome: failureOf(error) });
      throw error;
    }
  }

  function account(usage: OpenAI.CompletionUsage | undefined) {
    if (!usage) return;
    budget.spend(usage.total_tokens);
    metrics.tokens.inc({ direction: 'in' }, usage.prompt_tokens);
    metrics.tokens.inc({ direction: 'out' }, usage.completion_tokens);
  }
}

/** The greeting is the panel's, not the model's: what stands before the first question is left out. */
function withoutGreeting(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.slice(
    Math.max(
      0,
      messages.findIndex(({ role }) => role === 'user'),
    ),
  );
}

async function askTwice<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const wait = retryAfter(error);
    if (!isPassing(failureOf(error)) || wait > longestWait || signal.aborted) throw error;
    await pause(wait, signal);

    return ask();
  }
}

const longestWait = 2000;

/** How long the provider asks to wait, in milliseconds; a moment when it does not say. */
function retryAfter(error: unknown): number {
  const header = (error as { headers?: Headers } | undefined)?.headers?.get?.('retry-after');

  return header ? Number(header) * 1000 || Infinity : 200;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new NoReply('too-slow'));
    });
  });
}

function answersTo({ tool_calls = [] }: ChatCompletionMessage): ChatCompletionMessageParam[] {
  return tool_calls.map((call, index) => ({
    role: 'tool',
    tool_call_id: call.id,
    content:
      index < mostTools && call.type === 'function'
        ? runTool(call.function.name, call.function.arguments)
        : '{"error":"Too many calls"}',
  }));
}

function textOf({ content }: ChatCompletionMessage): string {
  if (typeof content !== 'string' || content.trim() === '') throw new NoReply('empty');

  return content;
}
