import type { Intent } from '@dosmares/content/chat/examples';
import { people } from '../../facts/people.ts';
import { type Order, ordersIn } from '../../reading/order.ts';
import { type Reading, says } from '../../reading/reading.ts';
import { isFeature } from '../../reading/search.ts';
import type { Focus } from '../focus.ts';
import { attributes } from '../kinds.ts';

interface Said {
  intent: Intent;
  reading: Reading;
  focus: Focus;
}

/** What names, and the subject of the conversation, make of an intent; the first row that knows decides. */
const corrections: readonly ((said: Said) => Intent | undefined)[] = [
  ({ intent, reading }) => (reading.people.length > 0 ? (ofNamed[intent] ?? intent) : undefined),
  ({ intent, reading }) =>
    reading.languages.length > 0 && forSomebody.includes(intent) ? 'speakers' : undefined,
  ({ intent, reading }) => (intent === 'find' && says(reading, ...rents) ? 'rent' : undefined),
  ({ reading }) => (says(reading, ...certificates) ? 'specialist' : undefined),
  ({ intent, reading }) =>
    comparable.has(intent) && isBothWays(ordersIn(reading.plain)) ? 'compare' : undefined,
  ({ intent, reading }) => (reading.working && comparable.has(intent) ? 'compare' : undefined),
  // "Make it 5 bedrooms" changes the wish; "does it have 5 bedrooms" does not.
  ({ intent, reading, focus }) =>
    isAttribute(intent) &&
    (focus.intent === 'find' || !isOfKnown(reading, focus)
      ? hasFigures(reading)
      : reading.words.includes('MONEY'))
      ? 'find'
      : undefined,
  ({ intent, reading, focus }) => inContext[intent]?.(reading, focus),
];

/** Corrects an intent where a name in the message or the subject of the conversation is decisive. */
export function corrected(intent: Intent, reading: Reading, focus: Focus): Intent {
  for (const correction of corrections) {
    const meant = correction({ intent, reading, focus });
    if (meant) return meant;
  }

  return intent;
}

/** "From the cheapest to the most expensive". */
const isBothWays = ([one, other]: readonly Order[]) =>
  one !== undefined && one.measure === other?.measure && one.sign !== other.sign;

const isAttribute = (intent: Intent) => (attributes as readonly Intent[]).includes(intent);
const hasFigures = ({ amounts }: Reading) => Object.keys(amounts).length > 0;

/** Intents that ask for a person; the message may say for which. */
const forSomebody: readonly Intent[] = ['person', 'agentFor', 'callback'];

const rents = 'rent rental rentals renting lease renta rentas rentar rento alquiler alquilar arrendar'.split(
  ' ',
);

/** Intents that a sum or a difference may have been taken for. */
const comparable: ReadonlySet<Intent> = new Set([
  ...attributes,
  ...(['cheapest', 'dearest', 'largest', 'smallest', 'largestLot', 'newest', 'oldest'] as const),
  ...(['cheaper', 'bigger', 'smaller', 'newer', 'compare', 'find', 'details', 'unsaid', 'market'] as const),
]);

/** "Where is the fireplace" is in the home that is spoken of; "where is that" after the office is the office. */
function ofPlace(reading: Reading, focus: Focus): Intent | undefined {
  if (isOfKnown(reading, focus)) return reading.plain.some(isFeature) ? 'hasIt' : undefined;

  return 'address';
}

/** Intents that mean another one in some contexts. */
const inContext: Partial<Record<Intent, (reading: Reading, focus: Focus) => Intent | undefined>> = {
  address: (_, { latest }) => (latest === 'home' ? 'place' : undefined),
  place: ofPlace,
  hasIt: (reading, focus) => (isOfKnown(reading, focus) ? undefined : 'find'),
};

const isOfKnown = ({ homes, areas }: Reading, focus: Focus) =>
  homes.length > 0 || areas.length > 0 || focus.homes.length > 0;

/** Intents about the firm, each with the corresponding one about a named agent. */
const ofNamed: Partial<Record<Intent, Intent>> = { record: 'personSold', compare: 'whoIs', person: 'reach' };
/** Letters of certifications that only some agents have. */
const certificates = people
  .flatMap(({ certifications }) => certifications)
  .filter((one) => /^[A-Z]{3,5}$/.test(one))
  .map((one) => one.toLowerCase());
