import type { BodyPlan, BodyValue, FormField } from '@dosmares/content/submit-policies';
import type { Recipient } from './recipient.ts';

/** What the visitor has typed and chosen. */
export type FormValues = Readonly<Record<FormField, string>>;

/** Everything a body can be made of. */
export interface Submission {
  form: FormValues;
  agent: Recipient;
  /** The field that people do not see: only a machine fills it, and only then is it sent. */
  website: string;
  sentAt: Date;
}

/** One call's body, key by key as its plan says (Q01 to Q05, R01 to R05). */
export function composeBody(plan: BodyPlan, submission: Submission) {
  const { website } = submission;
  const entries = Object.entries(plan).map(([key, value]) => [key, resolve(value, submission)] as const);

  return Object.fromEntries<string | number>(website ? [...entries, ['website', website]] : entries);
}

function resolve(value: BodyValue, { form, agent, sentAt }: Submission) {
  if ('form' in value) return form[value.form] || (value.orElse ?? '');
  if ('agent' in value) return agent[value.agent];
  if ('always' in value) return value.always;

  return sentAt.toISOString();
}
