/** The field of every form that no visitor sees: only bots fill it in (decision 0011). */
export const honeypot = 'website';

interface Row {
  /** How a refusal names it to the visitor; without, no visitor can fill it in. */
  asked?: string;
  /** Its key among an inquiry's details, which the CRM gets as well; two fields with one key are joined. */
  detail?: string;
  /** Its label in mails to staff and on the desk. */
  label?: string;
  /** Its column of the CSV. */
  column?: string;
  /** Whether the calls of one submission differ in it; if not, another value is another inquiry (decision 0011). */
  varies?: true;
}

/** A text of at most so many characters: one line, unless its kind says otherwise. */
export interface TextRow extends Row {
  limit: number;
  required?: true;
  kind?: 'text' | 'address' | 'id';
  oneOf?: readonly string[];
}

/** An answer of several texts, or a list of such answers. */
export interface GroupRow extends Row {
  parts: Readonly<Record<string, TextRow>>;
  atMost?: number;
}

export type FieldRow = TextRow | GroupRow;

/**
 * Every field of an inquiry. Schemas, cleaning, refusals, what is stored, mails, desk, CSV and CRM follow from it. With the
 * inquiry all of it is erased and handed out; staff correct name, email and phone.
 */
// biome-ignore format: a table reads in columns
export const inquiryFields = {
  name:             { limit: 200,    required: true,                  asked: 'your name' },
  email:            { limit: 254,    required: true, kind: 'address', asked: 'your email address' },
  phone:            { limit: 60,                                      asked: 'your phone number' },
  message:          { limit: 10_000, required: true, kind: 'text',    asked: 'your message' },
  inquiryType:      { limit: 20, asked: 'the type of inquiry',    detail: 'inquiryType', label: 'Inquiry type', column: 'inquiry type', varies: true,
    oneOf: ['buying', 'selling', 'renting', 'investment', 'general'] },
  propertyInterest: { limit: 200, asked: 'your property interest', detail: 'property', label: 'Property', column: 'property', varies: true },
  propertyType:     { limit: 200, asked: 'the type of property',   detail: 'property', varies: true },
  // A seller's answers about a home (C28).
  evaluation:       { asked: 'what you say of your home', detail: 'evaluation', column: 'evaluation',
    parts: { area: { limit: 60, label: 'Area' }, size: { limit: 60, label: 'Size' }, when: { limit: 60, label: 'When to sell' } } },
  // Half-days for a viewing (V02); one that does not exist is shown to staff as it was sent.
  wishes:           { asked: 'the days for a viewing', detail: 'wishes', column: 'viewing wishes', atMost: 3,
    parts: { date: { limit: 20, required: true }, half: { limit: 20, required: true }, way: { limit: 20 }, timeZone: { limit: 60 } } },
  // The house that the visitor came from (C21); an unknown number is only shown to staff.
  mlsNumber:        { limit: 20,  detail: 'mlsNumber', column: 'MLS number', varies: true },
  source:           { limit: 120, detail: 'source', label: 'Source', column: 'source', varies: true },
  timestamp:        { limit: 40,  detail: 'sentAt', varies: true },
  // Whom it is for. Only compared with the roster, never mailed to (X01): a wrong one is flagged instead of lost.
  preferredAgent:   { limit: 120, asked: 'the preferred agent' },
  agentEmail:       { limit: 254 },
  agentName:        { limit: 120 },
  agentId:          { limit: 4, kind: 'id' },
  agent:            { limit: 120 },
  [honeypot]:       { limit: 2000, kind: 'text' },
} as const satisfies Readonly<Record<string, FieldRow>>;

export type InquiryField = keyof typeof inquiryFields;

/** The table as a list. */
export const fieldRows = () =>
  Object.entries(inquiryFields) as [InquiryField, FieldRow & { detail?: DetailName }][];

/** The longest text of each field, in characters. */
export const limits = Object.fromEntries(
  fieldRows().flatMap(([name, row]) => ('limit' in row ? [[name, row.limit]] : [])),
) as Readonly<Record<Exclude<InquiryField, keyof Answers>, number>>;

/** A half-day in which a visitor would like to see a house, as it was sent. */
export interface ViewingWish {
  date: string;
  half: string;
  way?: string;
  timeZone?: string;
}

interface Answers {
  evaluation?: Partial<Record<keyof typeof inquiryFields.evaluation.parts, string>>;
  wishes?: readonly ViewingWish[];
}

type Texts<Name extends string> = Partial<Record<Exclude<Name, keyof Answers | 'agentId'>, string>>;

/** A request's body, in every variant of the site's forms (C11, Q01 to Q05, R01 to R05). */
export interface InquiryBody extends Texts<InquiryField>, Answers {
  name: string;
  email: string;
  message: string;
  agentId?: string | number;
}

type DetailRow = Extract<(typeof inquiryFields)[InquiryField], { detail: string }>;
export type DetailName = DetailRow['detail'];

/** What is stored of an inquiry besides its own columns. */
export interface InquiryDetails extends Texts<DetailName>, Answers {}
