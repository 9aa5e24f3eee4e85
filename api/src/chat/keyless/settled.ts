import type { Intent } from '@dosmares/content/chat/examples';
import { neverSaid } from '@dosmares/content/chat/vocabulary';
import { type Reading, says } from '../reading/reading.ts';
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

/** What is wanted, put right by what a few words settle whatever stands around them. */
export function settled(intent: Intent, reading: Reading, focus: Focus, hasFeature: boolean): Intent {
  const { plain, words, homes, people, area, amounts } = reading;
  const isNamed = homes.length > 0 || area !== undefined;
  const isSearch = says(reading, 'similar', 'like', 'other', 'another', 'else', 'parecido', 'otra');
  if (people.length > 0 && says(reading, ...telling) && !says(reading, 'about', 'us')) return 'message';
  if (people.length > 0) return ofNamed[intent] ?? intent;
  if (!ofHomes.has(intent)) return intent;
  if (plain.some((word) => unknownTopics.has(word))) return 'unsaid';
  if (owns.test(plain.join(' ')) && !hasWish.test(reading.text)) return worth.has(intent) ? 'value' : 'sell';
  if (intent === 'place' && !isNamed && says(reading, 'your', 'you', 'ustedes', 'su')) return 'address';
  const isOfOne = words.includes('HOME') && Object.keys(amounts).length === 0 && !isSearch;
  if (isOfOne && (hasFeature || unmet({ ask: reading })) && ofOne.has(intent)) return 'hasIt';
  const isOpen = !isNamed && focus.homes.length === 0;
  if (isOpen && asked.has(intent) && Object.keys(amounts).length > 0) return 'find';
  if (isOpen && intent === 'hasIt') return hasFeature || unmet({ ask: reading }) ? 'find' : 'unsaid';

  return intent;
}

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
const hasWish = /\b(?:looking for|want to buy|busco|comprar|show me)\b/i;
const worth: ReadonlySet<Intent> = new Set<Intent>(['price', 'perMetre', 'median']);
const ofOne: ReadonlySet<Intent> = new Set<Intent>(['find', 'features', 'details', 'recommend']);
const asked: ReadonlySet<Intent> = new Set<Intent>(attributes);
