import type { ChatMessage } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/chat-limits';
import { Problem } from '../problems.ts';

/** How much of a conversation is read. */
const read = { messages: 30, characters: chatLimits.question };

/**
 * The part of a conversation that is read: the question, and the newest messages before it, as many as fit. Only the
 * question can be refused; what was said before, however long, is cut.
 * The history is the visitor's word, never ours: it tells what was spoken of and nothing else.
 */
export function recentOf(messages: readonly ChatMessage[]): ChatMessage[] {
  const question = messages.at(-1);
  if (question?.role !== 'user' || question.content.trim() === '') throw new Problem('no-question');
  if (question.content.length > chatLimits.question) throw new Problem('too-long-question');

  return newest(messages.slice(-read.messages));
}

function newest(messages: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let left: number = read.characters;

  for (const { role, content } of messages.toReversed()) {
    if (left <= 0) break;
    kept.unshift({ role, content: content.slice(0, left) });
    left -= content.length;
  }

  return kept;
}
