import type { ChatMessage, ChatReply } from '@dosmares/contracts/chat';

/** What may accompany the text of a reply, as far as the panel shows it. */
export type Extras = Omit<ChatReply, 'message' | 'kind'>;

/** A message as the panel keeps it (CH02). */
export interface Message extends ChatMessage, Extras {
  /** ISO time of sending or receiving. */
  timestamp: string;
  /** Set for the apology in place of a reply that did not arrive (CH08). */
  failed?: true;
}

export type Messages = readonly Message[];

export function message(role: Message['role'], content: string, extras: Extras = {}): Message {
  return { role, content, timestamp: new Date().toISOString(), ...extras };
}
