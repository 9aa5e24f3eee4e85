import type { AgentFact, BodyPlan, BodyValue, FormField, Words } from '@dosmares/content/submit-policies';
import { honeypot } from '@dosmares/contracts/inquiry-fields';

/** The agent who receives an inquiry: the facts that bodies and toasts may use. */
export interface Recipient extends Record<Exclude<AgentFact, 'id'>, string> {
  id: number;
  firstName: string;
  phone: string;
}

export type FormValues = Readonly<Record<FormField, string>>;

export interface BodySources {
  form: FormValues;
  agent: Recipient;
  /** The field that people do not see: it is sent only when a bot has filled it in. */
  [honeypot]: string;
  sentAt: Date;
}

/** One call's body, key by key as its plan says (Q01 to Q05, R01 to R05). */
export function composeBody(plan: BodyPlan, sources: BodySources) {
  const { [honeypot]: trapped } = sources;
  const entries = Object.entries(plan).map(([key, value]) => [key, resolve(value, sources)] as const);

  return Object.fromEntries<string | number>(trapped ? [...entries, [honeypot, trapped]] : entries);
}

function resolve(value: BodyValue, { form, agent, sentAt }: BodySources) {
  if ('form' in value) return form[value.form] || (value.orElse ?? '');
  if ('agent' in value) return agent[value.agent];
  if ('always' in value) return value.always;

  return sentAt.toISOString();
}

/** Fills the {placeholders} of a toast. */
export function fillIn({ title, text }: Words, values: Partial<Recipient> & { reason?: string }) {
  const known: Readonly<Record<string, unknown>> = { ...values };
  const filled = text.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(known[key] ?? placeholder));

  // A server's sentence brings its own full stop.
  return { title, text: filled.replace('..', '.') };
}
