import { inquiryTypes, propertyTypes, sellingTimes } from '@dosmares/content/inquiry-options';
import { agentByName, agentBySlug, type RosterEntry, roster } from '@dosmares/content/roster';
import { areas } from '@dosmares/content/site';
import { cleanEntries } from '@dosmares/contracts/entries';
import { honeypot, inquiryFields, limits, type ViewingWish } from '@dosmares/contracts/inquiry-fields';
import { isInternetAddress } from '@dosmares/contracts/mail-address';
import type { SelectOption, TextField } from '@dosmares/ui';
import type { ComponentProps } from 'react';

/** One field: what it shows, and the sentence for a visitor who leaves it empty although it is required. */
export interface FieldRow extends Partial<ComponentProps<typeof TextField>> {
  label: string;
  missing?: string;
  options?: readonly SelectOption[];
  rows?: number;
}

/** Who should answer: an agent, or anyone, which has a value because each item of a list needs one (C08, W02). */
export const preferredAgents = [
  { value: 'no-preference', label: 'No preference' },
  ...roster.map(({ name }) => ({ value: name, label: name })),
];

/** The fields of every inquiry, in the form's order (C03, C04). */
export const fields = {
  name: {
    label: 'Full Name',
    autoComplete: 'name',
    maxLength: limits.name,
    missing: 'Please tell us your name.',
  },
  email: {
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
    maxLength: limits.email,
    missing: 'Please enter your email address.',
  },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: limits.phone },
  inquiryType: {
    label: 'Inquiry Type',
    options: inquiryTypes,
    placeholder: 'Choose one',
    missing: 'Please choose what your inquiry is about.',
  },
  propertyType: { label: 'Property Type', options: propertyTypes, placeholder: 'Any' },
  preferredAgent: { label: 'Preferred Agent', options: preferredAgents, placeholder: 'Any' },
  message: { label: 'Message', rows: 6, maxLength: limits.message, missing: 'Please write a few words.' },
} as const satisfies Readonly<Record<string, FieldRow>>;

const asOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

const { area, size, when } = inquiryFields.evaluation.parts;

/** What a seller says about a home besides its type (C28). */
export const evaluationFields = {
  area: { label: area.label, options: asOptions(areas), placeholder: 'Choose one' },
  size: {
    label: size.label,
    placeholder: 'For example 4,000 sq ft or 370 m²',
    maxLength: size.limit,
  },
  when: { label: when.label, options: asOptions(sellingTimes), placeholder: 'Choose one' },
} as const satisfies Readonly<Record<keyof typeof inquiryFields.evaluation.parts, FieldRow>>;

const namesIn = <Name extends string>(rows: Readonly<Record<Name, FieldRow>>) => Object.keys(rows) as Name[];
const sent = namesIn(fields);
const said = namesIn(evaluationFields);

const empty = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

/** The half-days that may be wished for, by the numbers in the names of their fields. */
export const wishNumbers = [0, 1, 2] as const;

const wishNames = ['way', 'day-0', 'time-0', 'day-1', 'time-1', 'day-2', 'time-2'] as const;

/** An empty form. Visitors see neither the house's MLS number (C21) nor the honeypot, which only bots fill in. */
export const emptyForm = empty([...sent, ...said, ...wishNames, 'mlsNumber', honeypot]);

export type Entries = typeof emptyForm;

export type Prefill = Readonly<Partial<Entries>>;

export const entriesIn = (form: HTMLFormElement, { mlsNumber = '' }: Prefill): Entries => ({
  ...emptyForm,
  ...Object.fromEntries(new FormData(form) as never),
  mlsNumber,
});

/** Returns the agent that `?agent=` names, by slug, number or full name; undefined for any other value (C10). */
export function agentNamed(value = ''): RosterEntry | undefined {
  return agentBySlug(value) ?? agentByName(value) ?? roster.find(({ id }) => String(id) === value);
}

export const prefillFor = ({ name }: RosterEntry): Prefill => ({
  preferredAgent: name,
  message: `I would like to discuss properties with ${name}.`,
});

const isSelling = ({ inquiryType }: Entries) => inquiryType === 'selling';

/** The body of the request: the keys of C11, and what only some visitors send. */
export function inquiryBody(entries: Entries) {
  const named = <Name extends keyof Entries>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, entries[name]])) as Pick<Entries, Name>;
  const wishes = wishesIn(entries);

  return cleanEntries({
    ...named(sent),
    ...named((['mlsNumber', honeypot] as const).filter((name) => entries[name])),
    agentEmail: agentByName(entries.preferredAgent)?.email ?? '',
    ...(isSelling(entries) && { evaluation: named(said) }),
    ...(wishes.length > 0 && { wishes }),
  });
}

export type InquiryBody = ReturnType<typeof inquiryBody>;

/** The half-days that are chosen, with the visitor's time zone (V01, V05). */
export const wishesIn = (entries: Entries) =>
  wishNumbers.map((number) => wishAt(entries, number)).filter(({ date }) => date);

export function wishAt(entries: Entries, number: (typeof wishNumbers)[number]): ViewingWish {
  const half = entries[`time-${number}`] || 'morning';

  return {
    date: entries[`day-${number}`] || (half === flexible ? anyDay : ''),
    half,
    way: entries.way,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Chosen instead of a half-day: staff are shown it as it is sent (V02). */
export const flexible = 'flexible';
export const anyDay = 'any day';

export type Mistakes = Readonly<Partial<Record<keyof Entries, string>>>;

export function mistakes(entries: Entries): Mistakes {
  const cleaned = cleanEntries(entries);
  const rows = isSelling(entries) ? { ...fields, ...evaluationFields } : fields;
  const found = (Object.entries(rows) as [keyof typeof rows, FieldRow][]).map(
    ([name, row]) => [name, mistakeIn(cleaned[name], row)] as const,
  );

  return Object.fromEntries(found.filter(([, mistake]) => mistake));
}

function mistakeIn(value: string, { missing, type, maxLength = Infinity }: FieldRow) {
  if (missing && value === '') return missing;
  if (type === 'email' && !isInternetAddress(value))
    return 'Please enter an email address such as name@example.com.';

  return value.length > maxLength && 'Please shorten this a little.';
}
