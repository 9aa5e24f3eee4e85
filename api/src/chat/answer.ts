import type { ChatMessage } from '@dosmares/contracts/chat';

/** What a reply is: of the house's content, honest ignorance with a person to ask, or a polite no. */
export type ReplyKind = 'answer' | 'unknown' | 'refusal';

/** What the assistant says. */
export interface Reply {
  text: string;
  kind: ReplyKind;
}

/** Answers the last message of a conversation. The signal tells that nobody waits any more. */
export type Answer = (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<Reply>;
