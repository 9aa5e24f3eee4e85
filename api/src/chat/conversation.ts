import type { ChatMessage } from '@dosmares/contracts/chat';
import { Problem } from '../problems.ts';

/** How much of a conversation is taken, and how much of it is read. */
export const limits = {
  messages: 400,
  characters: 50_000,
  messagesRead: 30,
  charactersRead: 24_000,
} as const;

/**
 * The part of a conversation that is read: the newest messages, as many as fit. A conversation that no panel would send is refused.
 * The history is the visitor's word, never ours: it tells what was spoken of and nothing else.
 */
export function recentOf(messages: readonly ChatMessage[]): ChatMessage[] {
  const question = messages.at(-1);
  if (question?.role !== 'user' || question.content.trim() === '') throw new Problem('no-question');
  if (messages.length > limits.messages) throw new Problem('too-long-talk');
  if (messages.some(({ content }) => content.length > limits.characters)) throw new Problem('too-large');

  return newest(messages.slice(-limits.messagesRead));
}

function newest(messages: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let left: number = limits.charactersRead;

  for (const { role, content } of messages.toReversed()) {
    if (left <= 0) break;
    kept.unshift({ role, content: content.slice(0, left) });
    left -= content.length;
  }

  return kept;
}
