import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Draft } from './use-draft.ts';

/** A message as the panel keeps it (CH02). */
export interface Message extends ChatMessage {
  /** ISO time of sending or receiving. */
  timestamp: string;
  /** The apology in place of a reply that did not come (CH08). */
  failed?: true;
}

/** What the panel shows of a conversation, and what the visitor can do with it. */
export interface Conversation {
  /** Undefined until the panel was opened once. */
  messages: readonly Message[] | undefined;
  isPending: boolean;
  /** The last message of the visitor has no answer. */
  canRetry: boolean;
  draft: Draft;
  send: (text: string) => void;
  retry: () => void;
  startOver: () => void;
}

export function message(role: Message['role'], content: string): Message {
  return { role, content, timestamp: new Date().toISOString() };
}
