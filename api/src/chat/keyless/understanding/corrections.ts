import { type Intent, subjects } from '@dosmares/content/chat/examples';
import { people } from '../../facts/people.ts';
import { type Order, ordersIn } from '../../reading/order.ts';
import { type Reading, says } from '../../reading/reading.ts';
import { isFeature } from '../../reading/search.ts';
import { isSmall } from '../../reading/spelling.ts';
import { countedAmong, type Focus } from '../focus.ts';
import { attributes, personal } from '../kinds.ts';
import { womanOrMan } from '../meant.ts';
import { unmet } from '../wish.ts';

interface Said {
  intent: Intent;
  reading: Reading;
  focus: Focus;
}

/** What names, and the subject of the conversation, make of an intent; the first row that knows decides. */
const corrections: readonly ((said: Said) => Intent | undefined)[] = [
  ({ intent, reading, focus }) =>
    countedAmong(reading, focus.listedPeople).length > 0
      ? ([intent, focus.intent].find((one) => one && one !== 'speakers' && personal.includes(one)) ?? 'whoIs')
      : undefined,
  ({ intent, reading }) => (reading.people.length > 0 ? (ofNamed[intent] ?? intent) : undefined),
  ({ intent, reading }) =>
    reading.languages.length > 0 &&
    (forSomebody.includes(intent) || (intent === 'unsaid' && isOnlyLanguage(reading)))
      ? 'speakers'
      : undefined,
  // "Does she have an office in the States?"
  ({ intent, reading, focus }) =>
    ['address', 'unsaid', 'find'].includes(intent) &&
    !hasFigures(reading) &&
    focus.latest === 'person' &&
    focus.people.length > 0 &&
    womanOrMan(reading) !== undefined
      ? 'whoIs'
      : undefined,
  ({ intent, reading }) => (says(reading, 'pesos', 'mxn') && priced.includes(intent) ? 'pesos' : undefined),
  ({ intent, reading, focus }) =>
    [...forSomebody, 'specialist'].includes(intent) &&
    focus.languages.length > 0 &&
    says(reading, 'language', 'idioma')
      ? 'speakers'
      : undefined,
  // On an agent's page "you" is the agent.
  ({ intent, reading, focus }) =>
    focus.page && 'slug' in focus.page && focus.latest === 'person' && says(reading, 'you', 'usted', 'your')
      ? ofNamed[intent]
      : undefined,
  ({ reading }) =>
    /(?<![\d-])\d\d-\d{4}(?![\d-])/.test(reading.text) && reading.homes.length === 0
      ? 'mlsSearch'
      : undefined,
  ({ intent, reading }) => (intent === 'find' && says(reading, ...rents) ? 'rent' : undefined),
  ({ reading }) => (says(reading, ...certificates) ? 'specialist' : undefined),
  ({ intent, reading }) =>
    comparable.has(intent) && isBothWays(ordersIn(reading.plain)) ? 'compare' : undefined,
  ({ intent, reading, focus }) =>
    reading.working && comparable.has(intent) && isOfSeveral(reading, focus)
      ? ofFigures(reading, focus)
      : undefined,
  // "Make it 5 bedrooms" changes the wish; "does it have 5 bedrooms" does not.
  ({ intent, reading, focus }) =>
    isAttribute(intent) &&
    (focus.intent === 'find' || !isOfKnown(reading, focus)
      ? hasFigures(reading)
      : reading.words.includes('MONEY')) &&
    !says(reading, ...asksOfOne)
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
/** "Parle-t-on français?": a message of which we know nothing but a language. */
const isOnlyLanguage = ({ words, foreign }: Reading) =>
  words.every((word) => word === 'LANGUAGE' || isSmall(word) || foreign.includes(word) || word.length < 3);
const priced: readonly Intent[] = ['price', 'cheapest', 'dearest', 'details', 'unsaid'];

const rents = 'rent rental rentals renting lease renta rentas rentar rento alquiler alquilar arrendar'.split(
  ' ',
);

/** Reports whether several figures are spoken of: "altogether" alone may mean many things. */
const isOfSeveral = (reading: Reading, focus: Focus) =>
  reading.working === 'difference' ||
  reading.homes.length > 1 ||
  (focus.intent !== undefined && subjects[focus.intent] === 'market') ||
  says(reading, 'all', 'three', 'both', 'two', 'tres', 'todas', 'dos', 'ambas', 'your');

/** Returns the intent of a message that wants a sum or a difference of figures of the market, or of homes. */
function ofFigures({ homes, areas }: Reading, focus: Focus): Intent | undefined {
  const isMarket = focus.intent !== undefined && subjects[focus.intent] === 'market';

  return homes.length > 0 || areas.length > 0 ? 'compare' : isMarket ? focus.intent : 'compare';
}

/** Intents that a sum or a difference may have been taken for. */
const comparable: ReadonlySet<Intent> = new Set([
  ...attributes,
  ...(['cheapest', 'dearest', 'largest', 'smallest', 'largestLot', 'newest', 'oldest'] as const),
  ...(['cheaper', 'bigger', 'smaller', 'newer', 'compare', 'find', 'details', 'unsaid', 'market'] as const),
]);

const asksOfOne = ['does', 'has', 'is', 'tiene', 'esa', 'esta'];

/** "Where is the fireplace" is in the home that is spoken of; "where is that" after the office is the office. */
function ofPlace({ homes, areas, plain }: Reading, focus: Focus): Intent | undefined {
  if (homes.length + areas.length > 0) return undefined;
  if (focus.homes.length > 0) return plain.some(isFeature) ? 'hasIt' : undefined;

  return focus.intent && subjects[focus.intent] === 'office' ? 'address' : undefined;
}

/** Intents that mean another one in some contexts. */
const inContext: Partial<Record<Intent, (reading: Reading, focus: Focus) => Intent | undefined>> = {
  address: (reading, focus) => (isOfHome(reading, focus) ? 'place' : undefined),
  place: ofPlace,
  hasIt: (reading, focus) => (isOfKnown(reading, focus) ? undefined : ofAny(reading)),
};

const isOfHome = (reading: Reading, { latest, homes }: Focus) =>
  latest === 'home' && homes.length === 1 && !says(reading, ...ours);
const isOfKnown = ({ homes, areas }: Reading, focus: Focus) =>
  homes.length > 0 || areas.length > 0 || focus.homes.length > 0;
const ofAny = (reading: Reading) =>
  reading.words.some(isFeature) || unmet({ ask: reading }) ? 'find' : 'unsaid';

/** Intents about the firm, each with the corresponding one about a named agent. */
const ofNamed: Partial<Record<Intent, Intent>> = { record: 'personSold', compare: 'whoIs', person: 'reach' };
const ours = ['your', 'you', 'office', 'oficina', 'ustedes', 'su', 'sus'] as const;
/** Letters of certifications that only some agents have. */
const certificates = people
  .flatMap(({ certifications }) => certifications)
  .filter((one) => /^[A-Z]{3,5}$/.test(one))
  .map((one) => one.toLowerCase());
