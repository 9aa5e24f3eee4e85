import Type, { type Static } from 'typebox';

/** One message of a conversation. Only visitor and assistant speak; any other role is refused (X05). */
export const ChatMessage = Type.Object({
  role: Type.Union([Type.Literal('user'), Type.Literal('assistant')]),
  content: Type.String(),
});
/** One message of a conversation. */
export type ChatMessage = Static<typeof ChatMessage>;

/** What the panel sends: the whole history with the greeting and the new message (CH06). */
export const ChatRequest = Type.Object({ messages: Type.Array(ChatMessage, { minItems: 1 }) });
/** What the panel sends. */
export type ChatRequest = Static<typeof ChatRequest>;

/** What it gets back: plain text with site paths in it (CH07). */
export const ChatReply = Type.Object({ message: Type.String() });
/** What the panel gets back. */
export type ChatReply = Static<typeof ChatReply>;
