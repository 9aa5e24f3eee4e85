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

/** Answers the last message of a conversation. The signal tells that nobody waits any more. */
export type Answer = (asked: Asked, signal: AbortSignal, onText?: OnText) => Promise<Reply>;

/** Hears what may be shown before the reply is whole. Should the reply turn out another, that one counts. */
export type OnText = (text: string) => void;
