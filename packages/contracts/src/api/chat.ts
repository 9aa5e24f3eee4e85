import Type, { type Static } from 'typebox';
import type { PictureSource } from '../picture.ts';
import { InquiryType } from './inquiries.ts';

/** One message of a conversation, by the visitor or the assistant; any other role is refused (X05). */
const ChatMessage = Type.Object({
  role: Type.Enum(['user', 'assistant']),
  content: Type.String(),
});
export type ChatMessage = Static<typeof ChatMessage>;

/** A request of the panel: the whole history with the greeting and the new message (CH06). */
export const ChatRequest = Type.Object({ messages: Type.Array(ChatMessage, { minItems: 1 }) });
export type ChatRequest = Static<typeof ChatRequest>;

const ChatPerson = Type.Object({
  name: Type.String(),
  isOffice: Type.Boolean(),
  email: Type.String(),
  phone: Type.String(),
  callHref: Type.String(),
  mailHref: Type.String(),
  chatHref: Type.String(),
});
export type ChatPerson = Static<typeof ChatPerson>;

/** A prefilled form for passing a request on to an agent. Only the visitor sends it. */
const HandOver = Type.Object({
  /** The agent who answers, by number on the roster; the office when it is missing. */
  agentId: Type.Optional(Type.Integer()),
  inquiryType: InquiryType,
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  /** The request in the visitor's own words, with the day and the house. */
  wish: Type.String(),
  /** Who answers: the request's `preferredAgent` and `agentEmail`, unless it is the office. */
  to: Type.Optional(ChatPerson),
  /** The house in question: its title for the form, its number for the request's `mlsNumber`. */
  house: Type.Optional(Type.Object({ title: Type.String(), mlsNumber: Type.String(), href: Type.String() })),
});
export type HandOver = Static<typeof HandOver>;

/** A link from the content. If its label occurs in the message, the link is there; all others are below. */
const ChatLink = Type.Object({
  kind: Type.Enum(['page', 'mail', 'phone', 'whatsapp']),
  label: Type.String(),
  href: Type.String(),
});
export type ChatLink = Static<typeof ChatLink>;

const Picture = Type.Unsafe<PictureSource>(
  Type.Object({ src: Type.String() }, { additionalProperties: true }),
);

/** A card with everything that it shows, in the language of the reply. A reply has each subject once. */
const ChatCard = Type.Object({
  kind: Type.Enum(['house', 'listing', 'person', 'office', 'report', 'page']),
  label: Type.String(),
  title: Type.String(),
  price: Type.Optional(Type.String()),
  lines: Type.Array(Type.String()),
  href: Type.String(),
  picture: Type.Optional(Picture),
});
export type ChatCard = Static<typeof ChatCard>;

/** The whole answer as plain text (CH07), with extras. A stream has `ChatPart`s, then `done` with all of it. */
export const ChatReply = Type.Object({
  message: Type.String(),
  /** Whether the site has the answer. */
  kind: Type.Optional(Type.Enum(['answer', 'unknown'])),
  language: Type.Optional(Type.Enum(['en', 'es'])),
  /** In the order of the text; at most `chatLimits.cards`. */
  cards: Type.Optional(Type.Array(ChatCard)),
  links: Type.Optional(Type.Array(ChatLink)),
  /** Suggested replies, in the language of the reply; at most `chatLimits.choices`. */
  choices: Type.Optional(Type.Array(Type.String())),
  handOver: Type.Optional(HandOver),
  /** Whom to contact: the agent mentioned last or the house's seller, else the office. */
  person: Type.Optional(ChatPerson),
});
export type ChatReply = Static<typeof ChatReply>;

/** A part of a streamed reply: text to append as it is, and the cards and links that belong to it. */
export type ChatPart = { text: string } & Partial<Pick<ChatReply, 'cards' | 'links'>>;
