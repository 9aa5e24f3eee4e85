import type { ChatMessage, ChatReply, ReplyKind } from '@dosmares/contracts/chat';

/** A reply of the assistant: a text, and extras that the panel may show beside it. */
export interface Reply extends Omit<ChatReply, 'message' | 'kind'> {
  text: string;
  kind: ReplyKind;
}

/** A request to the assistant: a conversation, and the page the visitor is on. */
export interface Asked {
  messages: readonly ChatMessage[];
  /** A path of the site. */
  page?: string | undefined;
}

/** Answers the last message of a conversation. The signal aborts when the visitor no longer waits. */
export type Answer = (asked: Asked, signal: AbortSignal, onText?: OnText) => Promise<Reply>;

/** Receives text that may be shown before the reply is complete. If the final reply differs, the final one counts. */
export type OnText = (text: string) => void;
