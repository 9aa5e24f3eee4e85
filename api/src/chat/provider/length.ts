import type { ChatCompletionMessage } from 'openai/resources/chat/completions';
import { NoReply } from './failure.ts';

/** Characters of a reply, of a tool's arguments and of the names in a call; and calls in one round. */
const longest = { reply: 4000, given: 2000, name: 64 };
const mostCalls = 6;

/** A reply of a bearable length: a longer one ends with the last sentence that fits. Throws `NoReply` when none does. */
export function cutToLength(reply: string): string {
  if (reply.length <= longest.reply) return reply;
  const part = reply.slice(0, longest.reply);
  const end = [...part.matchAll(/[.!?](?=\s)/g)].at(-1);
  if (!end) throw new NoReply('too-large');

  return part.slice(0, end.index + 1);
}

/** What a model said, as it is kept for the next round: no more calls and no longer arguments than anybody needs. */
export function withinBounds(said: ChatCompletionMessage): ChatCompletionMessage {
  if (!Array.isArray(said.tool_calls) || said.tool_calls.length === 0) return said;

  return {
    role: 'assistant',
    refusal: null,
    content: typeof said.content === 'string' ? said.content.slice(0, longest.reply) : null,
    tool_calls: said.tool_calls.slice(0, mostCalls).map(bounded),
  };
}

type Call = NonNullable<ChatCompletionMessage['tool_calls']>[number];

function bounded(call: Call): Call {
  const id = String(call.id).slice(0, longest.name);
  const { name = '', arguments: given = '' } = call.type === 'function' ? call.function : {};
  // Arguments cut in half are no JSON, and are answered as such.
  const [shortName, shortGiven] = [
    String(name).slice(0, longest.name),
    String(given).slice(0, longest.given),
  ];

  return { id, type: 'function', function: { name: shortName, arguments: shortGiven } };
}
