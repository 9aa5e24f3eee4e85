import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Extras } from './extras.ts';

/** A message as the panel keeps it (CH02), with the extras of its reply. */
export interface Message extends ChatMessage, Extras {
  /** ISO time of sending or receiving. */
  timestamp: string;
  /** The apology in place of a reply that did not come (CH08). */
  failed?: true;
  /** The visitor has said whether it helped. */
  rated?: true;
}

/** All of a conversation, the oldest first. */
export type Messages = readonly Message[];

/** A message of this moment. */
export function message(role: Message['role'], content: string): Message {
  return { role, content, timestamp: new Date().toISOString() };
}
