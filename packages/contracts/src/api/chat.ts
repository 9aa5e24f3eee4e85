import Type, { type Static } from 'typebox';
import { InquiryType } from './inquiries.ts';
import { chatLimits } from './limits.ts';

/** One message of a conversation, by the visitor or the assistant; any other role is refused (X05). */
export const ChatMessage = Type.Object({
  role: Type.Union([Type.Literal('user'), Type.Literal('assistant')]),
  content: Type.String(),
});
/** One message of a conversation. */
export type ChatMessage = Static<typeof ChatMessage>;

/** A request of the panel: the whole history with the greeting and the new message (CH06). */
export const ChatRequest = Type.Object({ messages: Type.Array(ChatMessage, { minItems: 1 }) });
/** A request of the panel. */
export type ChatRequest = Static<typeof ChatRequest>;

/**
 * A subject of a reply, which the panel shows as a card. Houses have the id of their page, new listings of the report
 * their reference number, people the number of the roster.
 */
export const ChatReference = Type.Union([
  Type.Object({ kind: Type.Literal('house'), id: Type.String() }),
  Type.Object({ kind: Type.Literal('listing'), id: Type.String() }),
  Type.Object({ kind: Type.Literal('person'), id: Type.Integer() }),
  Type.Object({ kind: Type.Literal('office') }),
  Type.Object({ kind: Type.Literal('report') }),
]);
/** A subject of a reply. */
export type ChatReference = Static<typeof ChatReference>;

/** A form for passing a request on to an agent, prefilled from the conversation. Only the visitor sends it. */
export const HandOver = Type.Object({
  /** The agent who answers, by number on the roster; the office when it is missing. */
  agentId: Type.Optional(Type.Integer()),
  inquiryType: InquiryType,
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  /** In the visitor's words. */
  wish: Type.String(),
});
/** A form for passing a request on to an agent. */
export type HandOver = Static<typeof HandOver>;

/** Kind of a reply: the site has the answer, it does not have it, or the question is not about the site. */
export const ReplyKind = Type.Union([
  Type.Literal('answer'),
  Type.Literal('unknown'),
  Type.Literal('refusal'),
]);
/** Kind of a reply: the site has the answer, it does not have it, or the question is not about the site. */
export type ReplyKind = Static<typeof ReplyKind>;

/** Extras beside a reply's text. A panel that reads the text alone misses nothing of the answer. */
const extras = {
  kind: ReplyKind,
  language: Type.Union([Type.Literal('en'), Type.Literal('es')]),
  /** In the order of the text; at most `chatLimits.references`. */
  references: Type.Array(ChatReference),
  /** Suggested replies, in the language of the reply; at most `chatLimits.choices`. */
  choices: Type.Array(Type.String()),
  /** Present when the visitor asks for a person, or a person knows better. */
  handOver: HandOver,
};

/** A reply to the panel: plain text with site paths in it (CH07), and extras beside it. */
export const ChatReply = Type.Object({
  message: Type.String(),
  ...Type.Partial(Type.Object(extras)).properties,
});
/** A reply to the panel. */
export type ChatReply = Static<typeof ChatReply>;

/**
 * A visitor's rating of a reply. It includes the question, so that staff see what visitors miss; personal data is
 * removed before it is stored.
 */
export const ChatFeedback = Type.Object({
  helpful: Type.Boolean(),
  question: Type.Optional(Type.String({ maxLength: chatLimits.question })),
});
/** A visitor's rating of a reply. */
export type ChatFeedback = Static<typeof ChatFeedback>;
