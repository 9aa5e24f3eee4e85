import { fieldRows, type GroupRow, type InquiryField, type inquiryFields } from './inquiry-fields.ts';

type TextField = {
  [Name in InquiryField]: (typeof inquiryFields)[Name] extends Pick<GroupRow, 'parts'> ? never : Name;
}[InquiryField];

/** Longest fields of an inquiry, in characters. Without TypeBox, so that browsers can load it. */
export const limits = Object.fromEntries(
  fieldRows().flatMap(([name, row]) => ('limit' in row ? [[name, row.limit]] : [])),
) as Readonly<Record<TextField, number>>;

/** Limits of the panel's requests, for the browser too (decision 0003). */
export const chatLimits = {
  question: 24_000,
  /** Bytes of the whole request. Of a longer conversation, the panel sends the newest part. */
  body: 192 * 1024,
  page: 120,
  cards: 6,
  links: 6,
  choices: 4,
} as const;
