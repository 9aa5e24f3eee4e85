import type { Intent } from '@dosmares/content/chat/examples';
import { neverSaid } from '@dosmares/content/chat/vocabulary';
import { type Reading, says as saysAny } from '../reading/reading.ts';
import type { Focus } from './focus.ts';
import { attributes } from './kinds.ts';
import { unmet } from './wish.ts';

const unknownTopics: ReadonlySet<string> = new Set(neverSaid.split(/\s+/));

/** What is wanted of a home, ours or another. */
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
  'recommend',
  'areas',
  'market',
  'median',
  'days',
  'mostSold',
  'machine',
]);

/** What the house is asked, as it is asked of an agent who is named. */
const ofNamed: Partial<Record<Intent, Intent>> = {
  record: 'personSold',
  founded: 'experience',
  mostSold: 'personSold',
  languages: 'speaks',
  team: 'whoIs',
  thanks: 'message',
};
const owns =
  /\b(?:my|our|mi|nuestra|nuestro) (?:[a-z]+ )?(?:house|home|condo|place|villa|property|lot|land|apartment|flat|casa|departamento|terreno|propiedad|rancho)\b|\b(?:i|we) (?:have|own|got|inherited) (?:an?|some|the|two|our)? ?(?:[a-z]+ )?(?:house|home|condo|place|villa|property|lot|land|apartment|casa)\b|\b(?:tengo|tenemos|heredamos|herede) (?:una?|mi) (?:casa|departamento|terreno|propiedad|rancho|villa)\b/;

interface Case {
  /** By the likeliest example. */
  intent: Intent;
  reading: Reading;
  focus: Focus;
  /** Whether something is named that a home may have. */
  hasFeature: boolean;
}

/** What is wanted, put right by what a few words settle whatever stands around them. */
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
const hasAmounts = ({ reading }: Case) => Object.keys(reading.amounts).length > 0;
const isOfOne = (one: Case) =>
  one.reading.words.includes('HOME') && !hasAmounts(one) && !says(one, searching);
const asksForSomething = ({ reading, hasFeature }: Case) => hasFeature || unmet({ ask: reading });
const ofPerson = ({ reading }: Case) => reading.people.length > 0;

const always: readonly Rule[] = [
  (one) => (ofPerson(one) && says(one, telling) && !says(one, ['about', 'us']) ? 'message' : undefined),
  (one) => (ofPerson(one) ? (ofNamed[one.intent] ?? one.intent) : undefined),
  (one) =>
    one.intent === 'address' &&
    one.focus.latest === 'home' &&
    one.focus.homes.length === 1 &&
    !says(one, ours)
      ? 'place'
      : undefined,
];

const whenOfHomes: readonly Rule[] = [
  ({ reading }) => (reading.plain.some((word) => unknownTopics.has(word)) ? 'unsaid' : undefined),
  ({ intent, reading }) =>
    owns.test(reading.plain.join(' ')) && !hasWish.test(reading.text)
      ? worth.has(intent)
        ? 'value'
        : 'sell'
      : undefined,
  (one) =>
    one.intent === 'place' && !isNamed(one) && (says(one, ours) || one.focus.intent === 'hours')
      ? 'address'
      : undefined,
  (one) => (isOfOne(one) && asksForSomething(one) && ofOne.has(one.intent) ? 'hasIt' : undefined),
  (one) => (isOpen(one) && asked.has(one.intent) && one.focus.intent ? before[one.focus.intent] : undefined),
  (one) => (isOpen(one) && asked.has(one.intent) && hasAmounts(one) ? 'find' : undefined),
  (one) => (isOpen(one) && one.intent === 'hasIt' ? (asksForSomething(one) ? 'find' : 'unsaid') : undefined),
];

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
/** What is asked about a home of which none is known belongs to what was wanted. */
const before: Partial<Record<Intent, Intent>> = { rent: 'rent', sell: 'value', value: 'value' };
const hasWish = /\b(?:looking for|want to buy|busco|comprar|show me)\b/i;
const worth: ReadonlySet<Intent> = new Set<Intent>(['price', 'perMetre', 'median']);
const ofOne: ReadonlySet<Intent> = new Set<Intent>(['find', 'features', 'details', 'recommend']);
const asked: ReadonlySet<Intent> = new Set<Intent>(attributes);
