import type { Intent } from '@dosmares/content/chat/examples';
import { neverSaid } from '@dosmares/content/chat/vocabulary';
import { people } from '../facts/people.ts';
import { type Reading, says as saysAny } from '../reading/reading.ts';
import { isFeature } from '../reading/search.ts';
import { countedAmong, type Focus } from './focus.ts';
import { attributes, personal } from './kinds.ts';
import { unmet } from './wish.ts';

const unknownTopics: ReadonlySet<string> = new Set(neverSaid.split(/\s+/));

/** Intents about a home, ours or another. */
const ofHomes: ReadonlySet<Intent> = new Set<Intent>([
  ...attributes,
  'find',
  'hasIt',
  'details',
  'buy',
  'viewing',
  'cheapest',
  'dearest',
  'cheaper',
  'newest',
  'oldest',
  'largest',
  'largestLot',
  'bigger',
  'recommend',
  'areas',
  'market',
  'median',
  'days',
  'mostSold',
  'machine',
  'offTopic',
]);
/** Intents that remain about the home even if a notary or an insurer is mentioned. */
const ofPapers: ReadonlySet<Intent> = new Set<Intent>([
  'mls',
  'beds',
  'baths',
  'lot',
  'year',
  'place',
  'viewing',
]);

/** Intents about the firm, each with the corresponding one about a named agent. */
const ofNamed: Partial<Record<Intent, Intent>> = {
  record: 'personSold',
  founded: 'experience',
  mostSold: 'personSold',
  compare: 'whoIs',
  person: 'reach',
  languages: 'speaks',
  team: 'whoIs',
  thanks: 'message',
};

interface Case {
  /** The intent of the most similar example. */
  intent: Intent;
  reading: Reading;
  focus: Focus;
  /** Whether the message names a feature that a home may have. */
  hasFeature: boolean;
}

/** Corrects an intent by words that are decisive in any context. */
export function settled(one: Case): Intent {
  for (const rule of ofHomes.has(one.intent) ? [...always, ...whenOfHomes] : always) {
    const intent = rule(one);
    if (intent) return intent;
  }

  return one.intent;
}

type Rule = (one: Case) => Intent | undefined;

const says = (one: Case, words: readonly string[]) => saysAny(one.reading, ...words);
const isNamed = ({ reading: { homes, area } }: Case) => homes.length > 0 || area !== undefined;
const isOpen = (one: Case) => !isNamed(one) && one.focus.homes.length === 0;
const hasAmount = ({ amounts }: Reading) => Object.keys(amounts).length > 0;
const hasAmounts = ({ reading }: Case) => hasAmount(reading);
const isOfOne = (one: Case) =>
  one.reading.words.includes('HOME') && !hasAmounts(one) && !says(one, searching);
/** Reports whether the question is about the one home in focus: "does it have a pool?", "what about a pool?". */
const isOfIt = (one: Case) =>
  one.focus.homes.length === 1 &&
  !hasAmounts(one) &&
  !says(one, searching) &&
  (says(one, ['it', 'this']) || goesOnWith.test(one.reading.plain.join(' ')));
const goesOnWith = /^(?:and|y|what about|how about|any|is there|hay|tiene|que tal) (?!anything|algo)/;
/** Reports whether a superlative ranks a feature instead of the home: "the biggest pool". */
const ranksAFeature = (plain: readonly string[]) =>
  plain.some(
    (word, at) =>
      superlatives.has(word) &&
      [plain[at - 1], plain[at - 2], plain[at + 1]].some(
        (near) => near !== undefined && !gardens.has(near) && isFeature(near),
      ),
  );
const superlatives: ReadonlySet<string> = new Set('biggest largest longest grande larga'.split(' '));
const gardens: ReadonlySet<string> = new Set('garden jardin land terreno'.split(' '));
const ranks: ReadonlySet<Intent> = new Set<Intent>(['largest', 'largestLot']);
const bySize: ReadonlySet<Intent> = new Set<Intent>(['bigger', 'cheaper']);
const asksForSomething = ({ reading, hasFeature }: Case) => hasFeature || unmet({ ask: reading });
/** Reports whether the question is about the agent mentioned last or whose page this is. */
const isOfHer = (one: Case) =>
  one.focus.latest === 'person' &&
  !isNamed(one) &&
  !says(one, [...ours, 'company', 'firm', 'total', 'han', 'quien', 'who']);
const ofPerson = ({ reading }: Case) => reading.people.length > 0;

const always: readonly Rule[] = [
  ({ reading }) => (poetry.test(reading.plain.join(' ')) ? 'offTopic' : undefined),
  (one) => (!ofPerson(one) && says(one, certificates) ? 'specialist' : undefined),
  (one) => (ofPerson(one) && says(one, telling) && !says(one, ['about', 'us']) ? 'message' : undefined),
  ({ intent, reading }) =>
    reading.month && (intent === 'record' || intent === 'personSold') ? 'soldCount' : undefined,
  (one) => (ofPerson(one) ? (ofNamed[one.intent] ?? one.intent) : undefined),
  (one) => (isOfHer(one) && one.intent !== 'thanks' ? ofNamed[one.intent] : undefined),
  ({ intent, reading, focus }) =>
    countedAmong(reading, focus.listedPeople).length > 0
      ? ([intent, focus.intent].find((one) => one !== undefined && personal.includes(one)) ?? 'whoIs')
      : undefined,
  (one) =>
    one.intent === 'address' &&
    one.focus.latest === 'home' &&
    one.focus.homes.length === 1 &&
    !says(one, ours)
      ? 'place'
      : undefined,
];

const whenOfHomes: readonly Rule[] = [
  ({ intent, reading }) =>
    !ofPapers.has(intent) && reading.plain.some((word) => unknownTopics.has(word)) ? 'unsaid' : undefined,
  (one) => (says(one, renting) && !rentsOut.test(one.reading.plain.join(' ')) ? 'rent' : undefined),
  (one) =>
    one.intent === 'place' && !isNamed(one) && (says(one, ours) || one.focus.intent === 'hours')
      ? 'address'
      : undefined,
  (one) =>
    (isOfOne(one) || isOfIt(one)) && asksForSomething(one) && ofOne.has(one.intent) ? 'hasIt' : undefined,
  (one) => (hasAmounts(one) && bySize.has(one.intent) ? 'find' : undefined),
  ({ intent, reading }) => (ranks.has(intent) && ranksAFeature(reading.plain) ? 'find' : undefined),
  (one) => (isOpen(one) && asked.has(one.intent) && one.focus.intent ? before[one.focus.intent] : undefined),
  (one) => (isOpen(one) && asked.has(one.intent) && hasAmounts(one) ? 'find' : undefined),
  (one) => (isOpen(one) && one.intent === 'hasIt' ? (asksForSomething(one) ? 'find' : 'unsaid') : undefined),
];

/** Matches requests for a poem, a story or the like on any subject. */
const poetry =
  /\b(?:write|compose|sing|escribe|escribeme|inventa|cuentame|tell) (?:(?:me|us|my) )?(?:an?|una?|some) (?:[a-z]+ )?(?:poem|haiku|song|story|essay|joke|rap|limerick|poema|cancion|cuento|ensayo|chiste)\b/;
/** Letters of certifications that only some agents have. */
const certificates = people
  .flatMap(({ certifications }) => certifications)
  .filter((one) => /^[A-Z]{3,5}$/.test(one))
  .map((one) => one.toLowerCase());
const renting = [
  'rent',
  'rents',
  'rental',
  'rentals',
  'renta',
  'rentas',
  'rentar',
  'alquilar',
  'alquiler',
] as const;
/** Matches words of a buyer who wants to let: not a tenant. */
const rentsOut = /\brents? (?:it )?out\b|\b(?:income|invest|invertir|buy|comprar|airbnb|rentarla|rentarlo)\b/;
const searching = ['similar', 'like', 'other', 'another', 'else', 'parecido', 'otra'] as const;
const ours = ['your', 'you', 'office', 'oficina', 'ustedes', 'su', 'sus'] as const;
const telling = [
  'tell',
  'dile',
  'digale',
  'diganle',
  'avisale',
  'avisenle',
  'recado',
  'message',
  'note',
] as const;
/** Intents that continue from the previous one when the home is not known. */
const before: Partial<Record<Intent, Intent>> = { rent: 'rent', sell: 'value', value: 'value' };
const ofOne: ReadonlySet<Intent> = new Set<Intent>(['find', 'features', 'details', 'recommend']);
const asked: ReadonlySet<Intent> = new Set<Intent>(attributes);
