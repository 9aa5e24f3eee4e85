import type { Intent } from '@dosmares/content/chat/examples';
import { people } from '../facts/people.ts';
import { type Reading, says } from '../reading/reading.ts';
import { isFeature, isMatter } from '../reading/search.ts';
import { isSmall } from '../reading/spelling.ts';
import { countedAmong, type Focus } from './focus.ts';
import { attributes, personal } from './kinds.ts';
import { meaningsOf } from './meaning.ts';
import { unmet } from './wish.ts';

/** Minimum probability of an intent. */
const unlikely = 0.2;
/** The same where a wrong guess offends: an apology for nothing, a question declined. */
const surely = 0.4;
/** The same before a message is declined that names one of our homes or people: a poem on a villa. */
const certainly = 0.8;

/** Returns the intent of a message: the most probable one in this conversation, corrected by what the message names. */
export function intentOf(reading: Reading, focus: Focus): Intent {
  const likely = meaningsOf(reading.words, focus).find(
    ({ intent, probability }) => probability >= leastOf(intent, reading),
  );
  const intent = likely?.intent ?? byWhatIsNamed(reading, focus);

  return goingOn(intent, reading, focus) ?? corrected(intent, reading, focus);
}

function leastOf(intent: Intent, reading: Reading) {
  if (intent === 'offTopic' && isOurs(reading)) return certainly;

  return ['offTopic', 'complaint', 'join'].includes(intent) ? surely : unlikely;
}

/** Returns the intent of a message that only adds a name to the previous one, or speaks of the visitor's own home. */
function goingOn(intent: Intent, reading: Reading, { intent: before, homes }: Focus): Intent | undefined {
  if (before === undefined) return undefined;
  if (isOnlyNames(reading) && continues(before, reading)) return before;
  const isAsked = [...reading.homes, ...homes].length === 0 && ofHomes.includes(intent);
  const isAdded = intent === 'find' && !asksForHomes.test(reading.text);

  return isAsked ? ofOwnHome[before] : isAdded && ofOwnHome[before] ? before : undefined;
}

/** Intents about a home that is not on the site, each with the one that answers questions about that home. */
const ofOwnHome: Partial<Record<Intent, Intent>> = { rent: 'rent', sell: 'value', value: 'value' };
const ofHomes: readonly Intent[] = attributes;
const asksForHomes = /\?|\b(?:want|need|looking|search|show|buy|which|busco|quiero|comprar|cual)\b/i;

function isOnlyNames(reading: Reading): boolean {
  const subject = subjectOf(reading);

  return subject.length > 0 && subject.every((word) => names.has(word));
}

/** Returns the words of a text that carry a subject. */
export const subjectOf = ({ words }: Pick<Reading, 'words'>) => words.filter((word) => !isSmall(word));
/** Placeholders for names. */
export const names: ReadonlySet<string> = new Set(['HOME', 'PERSON', 'AREA', 'LANGUAGE']);

/** Reports whether a name alone repeats the previous question. */
function continues(before: Intent, { homes, area, people: named, languages }: Reading) {
  if (named.length > 0) return personal.includes(before);
  if (languages.length > 0) return before === 'speaks' || before === 'speakers';

  return (
    (homes.length > 0 || area !== undefined) &&
    [...ofHomes, 'rent', 'viewing', 'agentFor', 'photos', 'areas'].includes(before)
  );
}

/** Corrects an intent where a name in the message or the subject of the conversation is decisive. */
function corrected(intent: Intent, reading: Reading, focus: Focus): Intent {
  if (countedAmong(reading, focus.listedPeople).length > 0)
    return (
      [intent, focus.intent].find((one) => one && one !== 'speakers' && personal.includes(one)) ?? 'whoIs'
    );
  if (reading.people.length > 0) return ofNamed[intent] ?? intent;
  if (says(reading, ...certificates)) return 'specialist';

  return inContext[intent]?.(reading, focus) ?? intent;
}

/** "Does that one have a view?" asks about the home that is spoken of. */
function ofThatOne({ plain, homes: named }: Reading, { homes }: Focus) {
  const isMeant = homes.length === 1 && named.length === 0 && plain.some(isFeature);

  return isMeant && /^(?:y )?(?:es[ae]|est[ae]|does (?:it|this|that)|is (?:it|there))\b/.test(plain.join(' '))
    ? 'hasIt'
    : undefined;
}

const withFigures = ({ amounts }: Reading) => (Object.keys(amounts).length > 0 ? 'find' : undefined);

/** Intents that mean another one in some contexts. */
const inContext: Partial<Record<Intent, (reading: Reading, focus: Focus) => Intent | undefined>> = {
  bigger: withFigures,
  cheaper: withFigures,
  address: (reading, focus) => (isOfHome(reading, focus) ? 'place' : undefined),
  buy: withFigures,
  find: ofThatOne,
  details: ofThatOne,
  smaller: withFigures,
  person: ({ homes, plain }) =>
    homes.length > 0 ? 'agentFor' : plain.some(isMatter) ? 'specialist' : undefined,
  team: ({ plain }) => (plain.some(isMatter) ? 'specialist' : undefined),
  hasIt: (reading, focus) => (isOfKnown(reading, focus) ? undefined : ofAny(reading)),
};

const isOfHome = (reading: Reading, { latest, homes }: Focus) =>
  latest === 'home' && homes.length === 1 && !says(reading, ...ours);
const isOfKnown = ({ homes, area }: Reading, focus: Focus) =>
  homes.length > 0 || area !== undefined || focus.homes.length > 0;
const ofAny = (reading: Reading) =>
  reading.words.some(isFeature) || unmet({ ask: reading }) ? 'find' : 'unsaid';

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
const ours = ['your', 'you', 'office', 'oficina', 'ustedes', 'su', 'sus'] as const;
/** Letters of certifications that only some agents have. */
const certificates = people
  .flatMap(({ certifications }) => certifications)
  .filter((one) => /^[A-Z]{3,5}$/.test(one))
  .map((one) => one.toLowerCase());

/** Returns the intent of words that no example explains, by what they name. */
function byWhatIsNamed(reading: Reading, { homes, latest }: Focus): Intent {
  const subject = subjectOf(reading);
  if (reading.people.length > 0) return 'whoIs';
  if (Object.keys(reading.amounts).length > 0) return 'find';
  if (reading.homes.length > 0) return 'hasIt';
  if (reading.area) return 'find';
  if (latest === 'person') return 'whoIs';
  if (reading.words.some(isFeature)) return homes.length === 1 ? 'hasIt' : 'find';

  const isForeign = subject.length > 0 && subject.every((word) => reading.foreign.includes(word));
  const isPersonal = says(reading, 'i', 'we', 'my', 'our', 'us', 'me', 'nos', 'mi');

  return (isForeign && !isPersonal) || !reading.plain.some((word) => isSmall(word)) ? 'offTopic' : 'unsaid';
}

/** Reports whether a message names one of our homes or people, or a figure. */
const isOurs = ({ homes, people: named, amounts }: Reading) =>
  homes.length > 0 || named.length > 0 || Object.keys(amounts).length > 0;
