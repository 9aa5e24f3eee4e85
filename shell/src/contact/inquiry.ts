import { answerTime } from '@dosmares/content/answer-time';
import { agentByName, agentBySlug, type RosterEntry, roster } from '@dosmares/content/roster';
import { honeypot, limits } from '@dosmares/contracts/limits';

/** What the visitor has entered so far. */
export interface ContactFields {
  name: string;
  email: string;
  phone: string;
  inquiryType: string;
  propertyType: string;
  preferredAgent: string;
  message: string;
  /** Nobody sees this field: what fills it is not a person. */
  [honeypot]: string;
}

export const emptyInquiry: ContactFields = {
  name: '',
  email: '',
  phone: '',
  inquiryType: '',
  propertyType: '',
  preferredAgent: '',
  message: '',
  [honeypot]: '',
};

/** Who should answer: the agents by name, or anyone; an item of the list needs a value (C08, W02). */
export const preferredAgents = [
  { value: 'no-preference', label: 'No preference' },
  ...roster.map(({ name }) => ({ value: name, label: name })),
];

/** The agent that `?agent=` names, by slug or full name; anything else is nobody (C10). */
export function agentInQuery(value: string | null): RosterEntry | undefined {
  return value === null ? undefined : (agentBySlug(value) ?? agentByName(value));
}

/** The inquiry with an agent asked for, and a first sentence unless the visitor has written another (C09). */
export function addressedTo(agent: RosterEntry, inquiry: ContactFields): ContactFields {
  const isUntouched = ['', firstSentence(inquiry.preferredAgent)].includes(inquiry.message);
  const message = isUntouched ? firstSentence(agent.name) : inquiry.message;

  return { ...inquiry, preferredAgent: agent.name, message };
}

const firstSentence = (agentName: string) => `I would like to discuss properties with ${agentName}.`;

/** The body of the request: exactly the keys of C11, and the honeypot's only when something fell into it. */
export function inquiryBody({ [honeypot]: caught, ...fields }: ContactFields) {
  const agentEmail = agentByName(fields.preferredAgent)?.email ?? '';

  return { ...fields, agentEmail, ...(caught && { [honeypot]: caught }) };
}

/** Who will answer, in the words of the confirmation (C15, C16). */
export function confirmation({ preferredAgent }: ContactFields) {
  const who = agentByName(preferredAgent) ? `${preferredAgent} will` : "We'll";

  return `Message sent successfully! ${who} respond ${answerTime.en}`;
}

/** What is wrong with each field that is not ready to be sent, in the order of the form (C03). */
export function mistakes(inquiry: ContactFields): Mistakes {
  const found: Mistakes = {};

  // The first check that fails speaks for its field.
  for (const [field, fails, text] of checks) if (fails(inquiry[field].trim())) found[field] ??= text;

  return found;
}

/** One sentence for each field that is not right. */
export type Mistakes = Partial<Record<keyof ContactFields, string>>;

type Check = readonly [field: keyof ContactFields, fails: (value: string) => boolean, text: string];

const isBlank = (value: string) => value === '';
const isNoAddress = (value: string) => !/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/.test(value);

const checks: readonly Check[] = [
  ['name', isBlank, 'Please tell us your name.'],
  ['email', isBlank, 'Please enter your e-mail address.'],
  ['email', isNoAddress, 'Please enter an e-mail address such as name@example.com.'],
  ['inquiryType', isBlank, 'Please choose what your inquiry is about.'],
  ['message', isBlank, 'Please write a few words.'],
  // A browser may fill in more than it lets a visitor type.
  ...(['name', 'email', 'phone', 'message'] as const).map(
    (field): Check => [field, (value) => value.length > limits[field], 'Please shorten this a little.'],
  ),
];
