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

/** The part of an inquiry that another call with the same words may change, and how it came to be. */
export interface Content {
  name: string;
  phone: string;
  flagged: Flag | null;
  facts: Facts;
  /** The last values from each endpoint by which it came. */
  sent: Partial<Record<InquiryEndpoint, SubmittedValues>>;
  corrections: readonly Correction[];
}

/** The content of an inquiry's first call. */
export function contentOf(call: Submission): Content {
  const { endpoint, name, phone, flagged, facts } = call;

  return { name, phone, flagged, facts, sent: { [endpoint]: valuesOf(call) }, corrections: [] };
}

/** The content of a stored inquiry. */
export function contentFrom(row: Selectable<InquiryTable>): Content {
  const { name, phone, flagged, facts, endpoint, sent, corrections } = row;

  return { name, phone, flagged, facts, corrections, sent: { [endpoint]: valuesOf(row), ...sent } };
}

/** The columns that hold what an inquiry says. */
export const columnsOf = ({ name, phone, flagged, facts, sent, corrections }: Content) => ({
  name,
  phone,
  flagged,
  facts: JSON.stringify(facts),
  sent: JSON.stringify(sent),
  corrections: JSON.stringify(corrections),
});

/** The value of each field. Every page sends all of them but the type of inquiry: where it is missing, nothing is said of it. */
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

/** The content with other values; a call also adds facts of itself that are not known yet. */
export function withValues(content: Content, values: SubmittedValues, call: Submission): Content {
  const { name = content.name, phone = content.phone, ...changed } = values;
  const { source, sentAt } = call.facts;
  const facts = Object.entries({ source, sentAt, ...content.facts, ...changed });

  return { ...content, name, phone, facts: Object.fromEntries(facts.filter(([, value]) => value)) };
}

/** The answers that a field holds: none, one, or for some fields several in one text. */
export function answersIn(field: CorrectedField, text = ''): string[] {
  const answers = holdsSeveral(field) ? text.split(separator) : [text];

  return answers.filter((answer) => answer !== '' && !placeholders.has(answer));
}

/** Answers as the text that stands in a field. */
export const textOf = (answers: readonly string[]) => answers.join(separator);

/** Whether a field may hold several answers; of all others the newest takes the place of the earlier one. */
export const holdsSeveral = (field: CorrectedField) => field === 'property' || field === 'claimed';

// Texts that pages send in place of an empty field.
const placeholders: ReadonlySet<string> = new Set(
  Object.values(submitPolicies)
    .flatMap(({ calls }) => calls.flatMap(({ body }) => Object.values(body)))
    .flatMap((value) => ('orElse' in value ? [value.orElse] : [])),
);
