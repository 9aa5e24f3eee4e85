import { answerTime } from '@dosmares/content/answer-time';
import { agentByName, agentBySlug, type RosterEntry, roster } from '@dosmares/content/roster';
import { cleanEntries } from '@dosmares/contracts/entries';
import { honeypot, limits } from '@dosmares/contracts/limits';

/** An empty form. Visitors do not see the honeypot: whatever fills it in is not a person. */
export const emptyInquiry = {
  name: '',
  email: '',
  phone: '',
  inquiryType: '',
  propertyType: '',
  preferredAgent: '',
  message: '',
  [honeypot]: '',
};

/** The visitor's entries so far. */
export type ContactFields = typeof emptyInquiry;

/** Options for who should answer: the agents by name, or anyone; an item of the list needs a value (C08, W02). */
export const preferredAgents = [
  { value: 'no-preference', label: 'No preference' },
  ...roster.map(({ name }) => ({ value: name, label: name })),
];

/** Returns the agent that `?agent=` names, by slug, number or full name; undefined for any other value (C10). */
export function agentNamed(value = ''): RosterEntry | undefined {
  return agentBySlug(value) ?? agentByName(value) ?? roster.find(({ id }) => String(id) === value);
}

/** Values that are prefilled for visitors who come from a house or an agent. */
export type Prefill = Readonly<Partial<Omit<ContactFields, typeof honeypot>>>;

/** The agent asked for, and a first sentence (C09). */
export const prefillFor = ({ name }: RosterEntry): Prefill => ({
  preferredAgent: name,
  message: `I would like to discuss properties with ${name}.`,
});

/**
 * Returns the inquiry with another prefill: fields that the visitor has left as they were change, all others stay
 * (C09, C20).
 */
export function refilled(inquiry: ContactFields, before: Prefill, after: Prefill): ContactFields {
  const fields = Object.keys({ ...before, ...after }) as (keyof Prefill)[];
  const untouched = fields.filter((field) => ['', before[field]].includes(inquiry[field]));

  return { ...inquiry, ...Object.fromEntries(untouched.map((field) => [field, after[field] ?? ''])) };
}

/** An inquiry's additions about a house: its number, and the viewing wishes below the message. */
export interface About {
  message: string;
  mlsNumber?: string | undefined;
}

/**
 * Returns the body of the request: exactly the keys of C11. The house's number is only there for a visitor who comes
 * from one, the honeypot's key only when it was filled in.
 */
export function inquiryBody(inquiry: ContactFields, about?: About) {
  const { [honeypot]: caught, ...fields } = cleanEntries(inquiry);
  const agentEmail = agentByName(fields.preferredAgent)?.email ?? '';

  return {
    ...fields,
    agentEmail,
    ...(about && { message: about.message }),
    ...(about?.mlsNumber && { mlsNumber: about.mlsNumber }),
    ...(caught && { [honeypot]: caught }),
  };
}

/** The body of a request. */
export type InquiryBody = ReturnType<typeof inquiryBody>;

/** The confirmation's sentence on who will answer (C15, C16). */
export function confirmation({ preferredAgent }: Pick<ContactFields, 'preferredAgent'>) {
  const who = agentByName(preferredAgent) ? `${preferredAgent} will` : "We'll";

  return `Message sent successfully! ${who} respond ${answerTime.en}`;
}

/** Mistakes by field, in the order of the form (C03). */
export function mistakes(inquiry: ContactFields): Mistakes {
  const found: Mistakes = {};
  const cleaned = cleanEntries(inquiry);

  // Each field gets the text of its first failing check.
  for (const [field, fails, text] of checks) if (fails(cleaned[field])) found[field] ??= text;

  return found;
}

/** One sentence for each incorrect field. */
export type Mistakes = Partial<Record<keyof ContactFields, string>>;

type Check = readonly [field: keyof ContactFields, fails: (value: string) => boolean, text: string];

const isBlank = (value: string) => value === '';
const isNoAddress = (value: string) => !/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/.test(value);

const checks: readonly Check[] = [
  ['name', isBlank, 'Please tell us your name.'],
  ['email', isBlank, 'Please enter your email address.'],
  ['email', isNoAddress, 'Please enter an email address such as name@example.com.'],
  ['inquiryType', isBlank, 'Please choose what your inquiry is about.'],
  ['message', isBlank, 'Please write a few words.'],
  // A browser may fill in more than it lets a visitor type.
  ...(['name', 'email', 'phone', 'message'] as const).map(
    (field): Check => [field, (value) => value.length > limits[field], 'Please shorten this a little.'],
  ),
];
