import Type, { type TSchema } from 'typebox';
import { type FieldRow, fieldRows, type InquiryField, inquiryFields } from './inquiry-fields.ts';
import { isInternetAddress } from './mail-address.ts';

/** The five kinds of inquiry (C06). */
export const InquiryType = Type.Enum(inquiryFields.inquiryType.oneOf);

const noControls = '[^\\u0000-\\u001f\\u007f\\u2028\\u2029]*$';
/** A line without control characters: nothing typed can become a mail header. */
const line = `^${noControls}`;
// Unambiguous, so that it matches in linear time: blanks, the first other character, the rest.
const filledLine = `^ *[^\\u0000-\\u0020\\u007f\\u2028\\u2029]${noControls}`;

function schemaOf(row: FieldRow): TSchema {
  if ('parts' in row) {
    const one = Type.Object(schemasOf(Object.entries(row.parts)));

    return row.atMost === undefined ? one : Type.Array(one, { maxItems: row.atMost });
  }
  const { limit: maxLength, kind, oneOf, required = false } = row;
  if (oneOf) return Type.Enum([...oneOf]);
  if (kind === 'address')
    return Type.Refine(Type.String({ maxLength }), (text) => isInternetAddress(text.trim()));
  if (kind === 'text') return Type.String(required ? { maxLength, pattern: '\\S' } : { maxLength });
  if (kind === 'id')
    return Type.Union([
      Type.Integer({ minimum: 0, maximum: 10 ** maxLength - 1 }),
      Type.String({ pattern: `^[0-9]{1,${maxLength}}$` }),
    ]);

  return Type.String({ maxLength, pattern: required ? filledLine : line });
}

function schemasOf(rows: readonly (readonly [name: string, row: FieldRow])[]) {
  return Object.fromEntries(
    rows.map(([name, row]) => [
      name,
      'required' in row && row.required ? schemaOf(row) : Type.Optional(schemaOf(row)),
    ]),
  );
}

/** The schema of each field of an inquiry. */
export const fieldSchemas = schemasOf(fieldRows()) as Readonly<Record<InquiryField, TSchema>>;

const anyPage = Type.Object(fieldSchemas);

/** The bodies of the three endpoints; a field that a page does not ask for is missing (Q01 to Q05, R01 to R05). */
export const inquiryBodies = {
  /** The contact page's (C11), and the assistant's, whose `source` is `chat`. */
  contactEmail: Type.Object({ ...fieldSchemas, inquiryType: InquiryType }),
  agentInquiry: anyPage,
  /** The general inquiry that most agent pages send as well. */
  contact: anyPage,
};

export type InquiryEndpoint = keyof typeof inquiryBodies;

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
