import { isDeepStrictEqual } from 'node:util';
import type { InquiryEndpoint } from '@dosmares/contracts/inquiries';
import { type CorrectedField, correctedFields, type SubmittedValues } from '../../store/database.ts';
import type { Submission } from '../submission.ts';
import { answersIn, type Content, holdsSeveral, textOf, valuesOf, withValues } from './content.ts';

/** The kind of a further call: nothing new for staff, a correction, or one correction too many. */
export type Repetition = 'repeated' | 'corrected' | 'refused';

/** Maximum corrections of one inquiry: each may cause a mail to everyone who was notified of it. */
export const mostCorrections = 5;

/**
 * Applies a further call with the same message (X02, decision 0018). The second call of one click may add what the
 * first left out. All other differences are changes by the visitor: the newest value counts, and the earlier one is
 * kept.
 */
export function repeat(content: Content, call: Submission, now = new Date()): [Content, Repetition] {
  const submitted = valuesOf(call);
  const results = correctedFields.map((field) => ({ field, ...resultOf(field, content, call, submitted) }));
  const changes = results
    .filter(({ isChange }) => isChange)
    .map(({ field, was, is }) => ({ field, was: textOf(was), is: textOf(is) }));
  if (changes.length > 0 && content.corrections.length >= mostCorrections) return [content, 'refused'];

  const different = results.filter(({ was, is }) => !isDeepStrictEqual(was, is));
  const values = Object.fromEntries(different.map(({ field, is }) => [field, textOf(is)]));
  const correction = { at: now.toISOString(), changes };
  const after: Content = {
    ...withValues(content, values, call),
    flagged: content.flagged ?? call.flagged,
    sent: { ...content.sent, [call.endpoint]: submitted },
    corrections: changes.length > 0 ? [...content.corrections, correction] : content.corrections,
  };

  return [after, changes.length > 0 ? 'corrected' : 'repeated'];
}

// Pages that make two calls for one click use these two endpoints (F01 to F17).
const otherCall: Readonly<Record<InquiryEndpoint, InquiryEndpoint | undefined>> = {
  agentInquiry: 'contact',
  contact: 'agentInquiry',
  contactEmail: undefined,
};

/** Compares one field before and after this call, and reports whether the visitor changed it. */
function resultOf(field: CorrectedField, content: Content, call: Submission, submitted: SubmittedValues) {
  const was = answersIn(field, valuesOf(content)[field]);
  if (submitted[field] === undefined) return { was, is: was, isChange: false };

  const given = answersIn(field, submitted[field]);
  const before = content.sent[call.endpoint];
  const isSecondCall =
    !before && Object.keys(content.sent).every((endpoint) => endpoint === otherCall[call.endpoint]);
  // The two bodies of one click omit different parts of the input.
  if (isSecondCall && (isWithin(was, given) || isWithin(given, was)))
    return { was, is: isWithin(was, given) ? given : was, isChange: false };

  // Compared with the last call to the same endpoint: the other one may not ask for all answers.
  const base = before?.[field] === undefined ? was : answersIn(field, before[field]);
  const kept = was.filter((answer) => given.includes(answer) || !base.includes(answer));
  const added = given.filter((answer) => !base.includes(answer) && !was.includes(answer));
  const is = holdsSeveral(field) || added.length === 0 ? [...kept, ...added] : added;

  return { was, is, isChange: !isDeepStrictEqual(was, is) };
}

const isWithin = (part: readonly string[], whole: readonly string[]) =>
  part.every((answer) => whole.includes(answer));
