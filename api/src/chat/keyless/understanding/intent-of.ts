import type { Intent } from '@dosmares/content/chat/examples';
import type { Reading } from '../../reading/reading.ts';
import { isFeature } from '../../reading/search.ts';
import { isSmall } from '../../reading/spelling.ts';
import type { Focus } from '../focus.ts';
import { attributes } from '../kinds.ts';
import { corrected } from './corrections.ts';
import { meaningsOf } from './meaning.ts';

/** Minimum probability of an intent. */
const unlikely = 0.2;
/** The same where a wrong guess offends: an apology for nothing, a question declined. */
const surely = 0.4;

/** Returns the intent of a message: the most probable one in this conversation, corrected by what the message names. */
export function intentOf(reading: Reading, focus: Focus): Intent {
  // Letters that an unknown word shares with known ones tell nothing by themselves: "asdf qwer".
  const isUnknown = reading.words.every((word) => reading.foreign.includes(word));
  const likely = (isUnknown ? [] : meaningsOf(reading.words, focus)).find(
    ({ intent, probability }) => probability >= leastOf(intent),
  );
  const intent = likely?.intent ?? byWhatIsNamed(reading);

  return goingOn(intent, reading, focus) ?? corrected(intent, reading, focus);
}

function leastOf(intent: Intent) {
  return ['offTopic', 'complaint', 'join'].includes(intent) ? surely : unlikely;
}

/** Returns the intent of a message that goes on about the visitor's own home. */
function goingOn(intent: Intent, reading: Reading, { intent: before, homes }: Focus): Intent | undefined {
  const isAsked = [...reading.homes, ...homes].length === 0 && ofHomes.includes(intent);

  return before && isAsked ? ofOwnHome[before] : undefined;
}

/** Intents about a home that is not on the site, each with the one that answers questions about that home. */
const ofOwnHome: Partial<Record<Intent, Intent>> = { rent: 'rent', sell: 'value', value: 'value' };
const ofHomes: readonly Intent[] = attributes;

/** Reports whether a message says nothing but names. */
export function isOnlyNames(reading: Reading): boolean {
  const subject = subjectOf(reading);

  return subject.length > 0 && subject.every((word) => names.has(word));
}

/** Returns the words of a text that carry a subject. */
export const subjectOf = ({ words }: Pick<Reading, 'words'>) => words.filter((word) => !isSmall(word));
/** Placeholders for names. */
export const names: ReadonlySet<string> = new Set(['HOME', 'PERSON', 'AREA', 'LANGUAGE', 'MONTH', 'versus']);

/** Returns the intent of words that no example explains, by what they name. */
function byWhatIsNamed(reading: Reading): Intent {
  if (reading.people.length > 0) return 'whoIs';
  if (Object.keys(reading.amounts).length > 0) return 'find';
  if (reading.homes.length > 0) return 'hasIt';
  if (reading.words.some(isFeature)) return 'hasIt';

  return reading.plain.some(isSmall) ? 'unsaid' : 'offTopic';
}

/** Reports whether a message names one of our homes or people, or a figure. */
export const isOurs = ({ homes, people: named, amounts }: Reading) =>
  homes.length > 0 || named.length > 0 || Object.keys(amounts).length > 0;
