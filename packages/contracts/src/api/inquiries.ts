import Type, { type Static } from 'typebox';
import { honeypot, limits } from './limits.ts';
import { isInternetAddress } from './mail-address.ts';

/** A line without control characters: nothing typed can become a mail header. */
const line = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f\\u007f\\u2028\\u2029]*$' });

const filledLine = (maxLength: number) =>
  Type.String({
    maxLength,
    // Unambiguous, so that it matches in linear time: blanks, the first other character, the rest.
    pattern: '^ *[^\\u0000-\\u0020\\u007f\\u2028\\u2029][^\\u0000-\\u001f\\u007f\\u2028\\u2029]*$',
  });

const Email = Type.Refine(Type.String({ maxLength: limits.email }), (text) => isInternetAddress(text.trim()));

const Message = Type.String({ maxLength: limits.message, pattern: '\\S' });

/** The five kinds of inquiry (C06). */
export const InquiryType = Type.Enum(['buying', 'selling', 'renting', 'investment', 'general']);

const visitor = {
  name: filledLine(limits.name),
  email: Email,
  phone: Type.Optional(line(limits.phone)),
  message: Message,
};

const choice = {
  propertyType: Type.Optional(line(limits.propertyType)),
  preferredAgent: Type.Optional(line(limits.preferredAgent)),
  // Only compared with the roster, never mailed to (X01): a wrong one is flagged instead of lost.
  agentEmail: Type.Optional(line(limits.agentEmail)),
  // The house that the visitor came from (C21); an unknown number is only shown to staff.
  mlsNumber: Type.Optional(line(limits.mlsNumber)),
  [honeypot]: Type.Optional(Type.String({ maxLength: limits[honeypot] })),
};

/** An agent page's inquiry, in every variant of the eleven pages (Q01 to Q05). */
const AgentPageInquiry = Type.Object({
  ...visitor,
  ...choice,
  inquiryType: Type.Optional(InquiryType),
  propertyInterest: Type.Optional(line(limits.propertyInterest)),
  agentName: Type.Optional(line(limits.agentName)),
  agentId: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 9999 }), Type.String({ pattern: '^[0-9]{1,4}$' })]),
  ),
  agent: Type.Optional(line(limits.agent)),
  source: Type.Optional(line(limits.source)),
  timestamp: Type.Optional(line(limits.timestamp)),
});

export const inquiryBodies = {
  /** The contact page's (C11), and the assistant's, whose `source` is `chat`. */
  contactEmail: Type.Object({
    ...visitor,
    inquiryType: InquiryType,
    ...choice,
    source: Type.Optional(line(limits.source)),
  }),
  agentInquiry: AgentPageInquiry,
  /** The general inquiry that most agent pages send as well (R01 to R05). */
  contact: Type.Object({
    ...visitor,
    ...choice,
    inquiryType: Type.Optional(InquiryType),
    propertyInterest: Type.Optional(line(limits.propertyInterest)),
  }),
};

export type InquiryEndpoint = keyof typeof inquiryBodies;

export type InquiryBody = Static<typeof AgentPageInquiry>;

/** The inquiry is durably stored; both calls of one submission get the same reference (Q06, X02, X03). */
export const Accepted = Type.Object({
  ok: Type.Literal(true),
  success: Type.Literal(true),
  reference: Type.String(),
  /** By when the visitor has an answer, in words, as the confirmation says it. */
  answerBy: Type.Optional(Type.String()),
});

/** Nothing was stored; `error` is written for the visitor (Q06, F06, F08). */
export const Refused = Type.Object({
  ok: Type.Literal(false),
  success: Type.Literal(false),
  code: Type.String(),
  error: Type.String(),
  /** With the code `bad-input`: the names of the fields that were refused. */
  fields: Type.Optional(Type.Array(Type.String())),
});
