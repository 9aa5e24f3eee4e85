import type { Intent } from '@dosmares/content/chat/examples';
import { type Reading, read, says } from '../reading/reading.ts';
import { isFeature } from '../reading/search.ts';
import { isSmall } from '../reading/spelling.ts';
import type { Focus } from './focus.ts';
import { type Meaning, meaningsOf } from './meaning.ts';

/** One thing that a message asks for. */
export interface Ask {
  intent: Intent;
  reading: Reading;
}

/** A letter's subject stands in its first lines, and its wish in its last. */
const longest = { begin: 1500, end: 500 };
const most = { sentences: 12, parts: 8 };

/** Below this likeness nobody has said anything like it. */
const unlike = 0.4;
/** From this likeness on, a part of a sentence stands for itself. */
const standing = 0.5;
/** Below this likeness what is named counts for more. */
const fairly = 0.6;
const ofSales = ['sell', 'sold', 'price', 'prices', 'median', 'precio', 'precios', 'vendieron'] as const;
/** Only what is as like as this to what others asked of somebody else is turned away. */
const surely = 0.5;

/** What a message asks for, in its order. */
export function asksIn(message: string, focus: Focus): Ask[] {
  const text =
    message.length > longest.begin + longest.end
      ? `${message.slice(0, longest.begin)}. ${message.slice(-longest.end)}`
      : message;
  const parts = text
    .split(/[.?!;:](?=\s|$)|\n/)
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
    .slice(0, most.sentences)
    .flatMap(partsOf);

  return parts.map((part) => {
    const reading = read(part);

    return { intent: intentOf(reading, focus), reading };
  });
}

/** A sentence as the parts that each stand for themselves: "what is the price, and who sells it". */
function partsOf(sentence: string): string[] {
  const [first = '', ...rest] = sentence
    .split(/,(?=\s)|\b(?:and|but|also|y|pero|e)\b/i)
    .slice(0, most.parts * 4);
  const parts = [first];

  for (const next of rest) {
    const last = parts.at(-1) ?? '';
    if (next.trim() === '') continue;
    const [one, other] = [top(last), top(next)];
    const isApart =
      one &&
      other &&
      one.likeness >= standing &&
      other.likeness >= standing &&
      one.intent !== other.intent &&
      !isNames(next);
    if (isApart && parts.length < most.parts) parts.push(next);
    else parts[parts.length - 1] = `${last}, ${next}`;
  }

  return parts;
}

/** Names alone belong to what was said before: "which is larger, this or that". */
function isNames(part: string) {
  const subject = subjectOf(read(part));

  return subject.length > 0 && subject.every((word) => names.has(word));
}

const top = (part: string) => meaningsOf(read(part).words)[0];

/** What is answered by looking at a home. */
export const attributes = [
  'price',
  'beds',
  'baths',
  'size',
  'lot',
  'year',
  'mls',
  'status',
  'place',
  'perMetre',
  'features',
] as const;
/** What is asked of an agent. */
const personal: readonly Intent[] = [
  'phone',
  'email',
  'reach',
  'speaks',
  'speakers',
  'speciality',
  'experience',
  'personSold',
  'papers',
  'reviews',
];
const ofMonths: readonly Intent[] = ['median', 'days', 'supply', 'soldCount', 'market'];
/** What a person takes care of: whatever is added to it belongs to it. */
export const forPeople: readonly Intent[] = [
  'viewing',
  'sell',
  'value',
  'rent',
  'callback',
  'message',
  'complaint',
  'invest',
  'join',
];

/** What is wanted: as the conversation goes on, by the likest example, or else by what is named. */
function intentOf(reading: Reading, focus: Focus): Intent {
  const likely = meaningsOf(reading.words).filter(({ intent }) => intent !== 'offTopic' || !isOurs(reading));
  const hasFeature = reading.plain.some(isFeature);
  const [{ intent, likeness }] = [likely[0] ?? { intent: 'unsaid', likeness: 0 }];
  if (likeness < fairly && !ofPeople.includes(intent)) {
    if (reading.people.length > 0 && intent === 'find') return 'reach';
    if (focus.people.length > 0 && says(reading, 'he', 'she', 'him', 'ella')) return 'whoIs';
    if (reading.month && says(reading, ...ofSales)) return 'median';
  }

  return (
    goingOn(reading, focus, likely[0]) ??
    clearest(likely, hasFeature) ??
    byWhatIsNamed(reading, focus, hasFeature)
  );
}

const ofPeople: readonly Intent[] = [...personal, ...forPeople, 'person', 'agentFor'];

/** What was wanted before, when the words only add to it. */
function goingOn(reading: Reading, { intent: before }: Focus, first?: Meaning): Intent | undefined {
  if (before === undefined) return undefined;
  const subject = subjectOf(reading);
  const isName = subject.length > 0 && subject.every((word) => names.has(word));
  const isMonth = reading.month !== undefined && ofMonths.includes(before) && (first?.likeness ?? 0) < 0.8;
  const isVague =
    forPeople.includes(before) && first?.intent === 'find' && subject.length < 3 && !subject.some(tells);
  const isOwnHome = ['sell', 'value', 'rent'].includes(before) && first?.intent === 'find';

  return (isName && goesOn(before, reading)) ||
    isMonth ||
    isVague ||
    (isOwnHome && !asksForHomes.test(reading.text))
    ? before
    : undefined;
}

const tells = (word: string) => /^[A-Z]+$/.test(word) || isFeature(word);
const subjectOf = ({ words }: Reading) => words.filter((word) => !isSmall(word));
const names: ReadonlySet<string> = new Set(['HOME', 'PERSON', 'AREA', 'LANGUAGE']);

function clearest([first, second]: readonly Meaning[], hasFeature: boolean): Intent | undefined {
  if (!first) return undefined;
  const least = first.intent === 'offTopic' ? surely : first.intent === 'unsaid' && hasFeature ? 0.7 : unlike;
  if (first.likeness >= least) return first.intent;

  return first.intent === 'offTopic' && second && second.likeness >= unlike ? second.intent : undefined;
}

/** What is wanted by words that nobody has said in this way. */
function byWhatIsNamed(reading: Reading, focus: Focus, hasFeature: boolean): Intent {
  const before = focus.intent;
  const isAddition = before && forPeople.includes(before) && subjectOf(reading).length < 6;
  if (isAddition) return before;
  if (reading.people.length > 0) return 'whoIs';
  if (Object.keys(reading.amounts).length > 0) return 'find';
  if (reading.homes.length > 0) return 'hasIt';
  if (hasFeature) return focus.homes.length === 1 ? 'hasIt' : 'find';

  const subject = subjectOf(reading);
  const isForeign = subject.length > 0 && subject.every((word) => reading.foreign.includes(word));
  const isPersonal = says(reading, 'i', 'we', 'my', 'our', 'us', 'me', 'nos', 'mi');

  return (isForeign && !isPersonal) || !reading.plain.some((word) => isSmall(word)) ? 'offTopic' : 'unsaid';
}

const asksForHomes = /\?|\b(?:want|need|looking|search|show|buy|busco|quiero|comprar)\b/i;

/** Whether a name alone asks again what was asked before. */
function goesOn(before: Intent, { homes, area, people, languages }: Reading) {
  if (people.length > 0) return personal.includes(before);
  if (languages.length > 0) return before === 'speaks' || before === 'speakers';

  return (homes.length > 0 || area !== undefined) && (attributes as readonly Intent[]).includes(before);
}

/** Whether one of our homes or people, or a price, is named. */
const isOurs = ({ homes, people, amounts }: Reading) =>
  homes.length > 0 || people.length > 0 || Object.keys(amounts).length > 0;
