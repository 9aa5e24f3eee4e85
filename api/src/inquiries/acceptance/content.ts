import { submitPolicies } from '@dosmares/content/submit-policies';
import type { InquiryEndpoint } from '@dosmares/contracts/inquiries';
import type { Selectable } from 'kysely';
import type {
  CorrectedField,
  Correction,
  Facts,
  Flag,
  InquiryTable,
  SubmittedValues,
} from '../../store/database.ts';
import { type Submission, separator } from '../submission.ts';

/** The part of an inquiry that another call with the same message may change, and its history. */
export interface Content {
  name: string;
  phone: string;
  flagged: Flag | null;
  facts: Facts;
  /** The last values received by each endpoint. */
  sent: Partial<Record<InquiryEndpoint, SubmittedValues>>;
  corrections: readonly Correction[];
}

/** Returns the content of an inquiry's first call. */
export function contentOf(call: Submission): Content {
  const { endpoint, name, phone, flagged, facts } = call;

  return { name, phone, flagged, facts, sent: { [endpoint]: valuesOf(call) }, corrections: [] };
}

/** Returns the content of a stored inquiry. */
export function contentFrom(row: Selectable<InquiryTable>): Content {
  const { name, phone, flagged, facts, endpoint, sent, corrections } = row;

  return { name, phone, flagged, facts, corrections, sent: { [endpoint]: valuesOf(row), ...sent } };
}

/** Returns the columns that hold the content. */
export const columnsOf = ({ name, phone, flagged, facts, sent, corrections }: Content) => ({
  name,
  phone,
  flagged,
  facts: JSON.stringify(facts),
  sent: JSON.stringify(sent),
  corrections: JSON.stringify(corrections),
});

/**
 * Returns the value of each field. Every page sends all fields except the type of inquiry, which is left out when
 * missing.
 */
export const valuesOf = ({
  name,
  phone,
  facts,
}: Pick<Content, 'name' | 'phone' | 'facts'>): SubmittedValues => ({
  name,
  phone,
  property: facts.property ?? '',
  claimed: facts.claimed ?? '',
  ...(facts.inquiryType && { inquiryType: facts.inquiryType }),
});

/** Returns the content with new values, and with facts of the call that are not known yet. */
export function withValues(content: Content, values: SubmittedValues, call: Submission): Content {
  const { name = content.name, phone = content.phone, ...changed } = values;
  const { source, sentAt } = call.facts;
  const facts = Object.entries({ source, sentAt, ...content.facts, ...changed });

  return { ...content, name, phone, facts: Object.fromEntries(facts.filter(([, value]) => value)) };
}

/** Returns the answers in a field: none, one, or for some fields several in one text. */
export function answersIn(field: CorrectedField, text = ''): string[] {
  const answers = holdsSeveral(field) ? text.split(separator) : [text];

  return answers.filter((answer) => answer !== '' && !placeholders.has(answer));
}

/** Joins answers into the text of a field. */
export const textOf = (answers: readonly string[]) => answers.join(separator);

/** Reports whether a field may hold several answers; in all others the newest replaces the earlier one. */
export const holdsSeveral = (field: CorrectedField) => field === 'property' || field === 'claimed';

// Texts that pages send in place of an empty field.
const placeholders: ReadonlySet<string> = new Set(
  Object.values(submitPolicies)
    .flatMap(({ calls }) => calls.flatMap(({ body }) => Object.values(body)))
    .flatMap((value) => ('orElse' in value ? [value.orElse] : [])),
);
