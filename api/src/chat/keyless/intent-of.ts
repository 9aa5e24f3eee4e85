import type { Intent } from '@dosmares/content/chat/examples';
import { figureWords } from '@dosmares/content/chat/words';
import { type Reading, says } from '../reading/reading.ts';
import { isFeature } from '../reading/search.ts';
import { isSmall } from '../reading/spelling.ts';
import type { Focus } from './focus.ts';
import { attributes, forPeople, ofMonths, personal } from './kinds.ts';
import { type Meaning, meaningsOf } from './meaning.ts';
import { settled } from './settled.ts';

/** Minimum similarity for an example to count. */
const unlike = 0.4;
/** Below this similarity, names in the message count for more than the nearest example. */
const fairly = 0.6;
const ofSales = ['sell', 'sold', 'price', 'prices', 'median', 'precio', 'precios', 'vendieron'] as const;
/** Minimum similarity to an off-topic example before a question is declined. */
const surely = 0.5;

/** Returns the intent: as the conversation continues, by the most similar example, or else by names. */
export function intentOf(reading: Reading, focus: Focus): Intent {
  const likely = meaningsOf(reading.words).filter(({ intent }) => intent !== 'offTopic' || !isOurs(reading));
  const hasFeature = reading.words.some(isFeature);

  const intent =
    byNameOrMonth(reading, focus, likely[0]) ??
    goingOn(reading, focus, likely[0]) ??
    clearest(likely, hasFeature) ??
    byWhatIsNamed(reading, focus, hasFeature);

  return settled({ intent, reading, focus, hasFeature });
}

/** Returns the intent of a message that names a person or a month next to vague words. */
function byNameOrMonth(reading: Reading, focus: Focus, first?: Meaning): Intent | undefined {
  const isTelling = first !== undefined && (first.likeness >= fairly || ofPeople.includes(first.intent));
  if (isTelling) return undefined;
  if (reading.people.length > 0 && first?.intent === 'find' && !reading.words.some(isFeature)) return 'reach';
  if (focus.people.length > 0 && says(reading, 'he', 'she', 'him', 'ella')) return 'whoIs';

  return reading.month && says(reading, ...ofSales) ? 'median' : undefined;
}

const ofPeople: readonly Intent[] = [...personal, ...forPeople, 'person', 'agentFor'];

/** Returns the previous intent when the message only adds to it. */
function goingOn(reading: Reading, { intent: before }: Focus, first?: Meaning): Intent | undefined {
  if (before === undefined) return undefined;
  const subject = subjectOf(reading);
  const isName = isNames(reading);
  const isMonth =
    reading.month !== undefined &&
    ofMonths.includes(before) &&
    (subject.length < 2 || first === undefined || (first.likeness < 0.8 && !ofMonths.includes(first.intent)));
  const isTime =
    ofTimes[before]?.some((word) => reading.plain.includes(word)) && (first?.likeness ?? 0) < fairly;
  const isVague =
    forPeople.includes(before) && first?.intent === 'find' && subject.length < 3 && !subject.some(tells);
  const isOwnHome = ['sell', 'value', 'rent'].includes(before) && first?.intent === 'find';

  return (isName && goesOn(before, reading)) ||
    isMonth ||
    isTime ||
    isVague ||
    (isOwnHome && !asksForHomes.test(reading.text))
    ? before
    : undefined;
}

const days = [...figureWords.days.split(' '), 'weekend', 'weekends', 'holidays'];
/** Words that continue an intent about times. */
const ofTimes: Partial<Record<Intent, readonly string[]>> = { hours: days, viewing: days, callback: days };

/** Reports whether a message consists of names only and so belongs to the previous one. */
function isNames(reading: Reading): boolean {
  const subject = subjectOf(reading);

  return subject.length > 0 && subject.every((word) => names.has(word));
}

const tells = (word: string) => /^[A-Z]+$/.test(word) || isFeature(word);
/** Returns the words of a text that carry a subject. */
export const subjectOf = ({ words }: Reading) => words.filter((word) => !isSmall(word));
/** Placeholders for names. */
export const names: ReadonlySet<string> = new Set(['HOME', 'PERSON', 'AREA', 'LANGUAGE']);

function clearest([first, second]: readonly Meaning[], hasFeature: boolean): Intent | undefined {
  if (!first) return undefined;
  const least = first.intent === 'offTopic' ? surely : first.intent === 'unsaid' && hasFeature ? 0.7 : unlike;
  if (first.likeness >= least) return first.intent;

  return first.intent === 'offTopic' && second && second.likeness >= unlike ? second.intent : undefined;
}

/** Returns the intent of words that resemble no example. */
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

const ofHomes: readonly Intent[] = [...attributes, 'rent', 'viewing', 'agentFor', 'photos'];

/** Reports whether a name alone repeats the previous question. */
function goesOn(before: Intent, { homes, area, people, languages }: Reading) {
  if (people.length > 0) return personal.includes(before);
  if (languages.length > 0) return before === 'speaks' || before === 'speakers';

  return (homes.length > 0 || area !== undefined) && ofHomes.includes(before);
}

/** Reports whether a message names one of our homes or people, or a figure. */
const isOurs = ({ homes, people, amounts }: Reading) =>
  homes.length > 0 || people.length > 0 || Object.keys(amounts).length > 0;
