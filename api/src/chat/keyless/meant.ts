import { type Home, ownHomes } from '../facts/homes.ts';
import { type Person, people } from '../facts/people.ts';
import { says } from '../reading/reading.ts';
import { peopleFor } from '../reading/search.ts';
import { wordsIn } from '../reading/words.ts';
import { countedAmong, type Focus } from './focus.ts';
import type { Turn } from './turn.ts';

/**
 * Returns the homes that are meant: those named, those in the area named, "the second one", the page's, or those
 * discussed before.
 */
export function homesMeant({ ask, focus }: Pick<Turn, 'ask' | 'focus'>): readonly Home[] {
  const inArea = ask.area ? ownHomes.filter(({ location }) => location.includes(ask.area ?? '')) : [];
  if (ask.homes.length > 0 || ask.area) return [...new Set([...ask.homes, ...inArea])];
  const { listed, page } = focus;
  const compared = comparedIn(ask.plain, focus);
  if (compared) return [compared];
  const together = togetherIn(ask, focus);
  if (together.length > 0) return together;
  const numbered = countedAmong(ask, shownIn(focus));
  if (numbered.length > 0) return says(ask, 'two') ? listed.slice(0, 2) : numbered;
  const counted = ordinals.find(([words]) => says(ask, ...words))?.[1];
  if (counted) return counted(listed, focus, ask);

  return page && 'beds' in page && says(ask, 'this', 'esta', 'here') ? [page] : focus.homes;
}

/** Returns the homes shown last. Until several are shown together, all of ours count, unless one is spoken of. */
const shownIn = ({ listed, homes }: Focus) => (listed === ownHomes && homes.length > 0 ? homes : listed);

/**
 * Resolves "each of them", "both", and "the one with five bedrooms" where exactly one of those listed last has as
 * many.
 */
function togetherIn(ask: Turn['ask'], { listed, homes, recent }: Focus): readonly Home[] {
  if (says(ask, 'each', 'every', 'all', 'three', 'cada', 'todas', 'tres')) return listed;
  if (says(ask, 'both', 'ambas')) return homes.length === 2 ? homes : recent.slice(0, 2);
  const byRooms = listed.filter(({ beds }) => beds === ask.amounts.beds);

  return byRooms.length === 1 && says(ask, 'one', 'la', 'that', 'the') ? byRooms : [];
}

type Counted = (listed: readonly Home[], focus: Focus, ask: Turn['ask']) => readonly Home[];

const ordinals: readonly (readonly [words: readonly string[], Counted])[] = [
  [
    ['last', 'ultima', 'ultimo'],
    (listed, { homes }, ask) => (says(ask, 'that', 'esa', 'ese') ? homes.slice(0, 1) : listed.slice(-1)),
  ],
  [['other', 'otra', 'otro'], (listed, { homes }) => listed.filter((home) => !homes.includes(home))],
];

// biome-ignore format: a table reads in columns
const comparatives: readonly (readonly [words: RegExp, by: (home: Home) => number])[] = [
  [/\b(?:cheaper|barata|barato|economica)\b/,             ({ price }) => price],
  [/\b(?:pricier|dearer|cara|more expensive)\b/,          ({ price }) => -price],
  [/\b(?:bigger|larger|roomier|mas (?:grande|amplia))\b/, ({ metres = 0 }) => -metres],
  [/\b(?:smaller|mas chica|mas pequena)\b/,               ({ metres = Infinity }) => metres],
  [/\b(?:newer|mas nueva|mas reciente)\b/,                ({ year = 0 }) => -year],
  [/\b(?:older|mas vieja|mas antigua)\b/,                 ({ year = Infinity }) => year],
];

/** Resolves "the cheaper one": among the homes in focus, or the last two that were mentioned. */
function comparedIn(plain: readonly string[], { homes, recent }: Focus): Home | undefined {
  const text = plain.join(' ');
  const by =
    /\b(?:the|la|el|which|cual)\b/.test(text) && comparatives.find(([words]) => words.test(text))?.[1];
  const among = homes.length > 1 ? homes : recent.slice(0, 2);

  return by && among.length > 1 ? [...among].sort((one, other) => by(one) - by(other))[0] : undefined;
}

// biome-ignore format: a table reads in columns
const superlatives: readonly (readonly [words: RegExp, by: (home: Home) => number])[] = [
  [/\b(?:cheapest|least expensive|mas (?:barata|economica))\b/,      ({ price }) => price],
  [/\b(?:most expensive|priciest|mas (?:cara|costosa))\b/,           ({ price }) => -price],
  [/\b(?:biggest|largest|mas grande)\b/,                            ({ metres = 0 }) => -metres],
  [/\b(?:smallest|mas (?:chica|pequena))\b/,                        ({ metres = Infinity }) => metres],
  [/\b(?:newest|mas (?:nueva|reciente))\b/,                         ({ year = 0 }) => -year],
];

/** Returns the home of "does the most expensive one have a pool?", or else those that are meant. */
export function homesDescribed(turn: Pick<Turn, 'ask' | 'focus'>): readonly Home[] {
  const text = turn.ask.plain.join(' ');
  const by = superlatives.find(([words]) => words.test(text))?.[1];
  const meant = homesMeant(turn);
  if (!by || turn.ask.homes.length > 0) return meant;
  const [best] = (meant.length > 1 ? meant : ownHomes).toSorted((one, other) => by(one) - by(other));

  return best ? [best] : [];
}

/** Returns the agents who are meant: those named, the page's, or those mentioned last. */
export function personsMeant({
  ask,
  focus,
  intent,
}: Pick<Turn, 'ask' | 'focus' | 'intent'>): readonly Person[] {
  if (ask.people.length > 0) return ask.people.slice(0, 4);
  const counted = countedAmong(ask, focus.listedPeople);
  if (counted.length > 0) return counted;
  if (says(ask, 'both', 'ambos', 'ambas')) return focus.recentPeople.slice(0, 2);
  if (says(ask, 'office', 'oficina', 'your', 'anyone', 'someone', 'somebody', 'alguien')) return [];
  const isPerson = says(ask, 'he', 'she', 'him', 'her', 'his', 'hers', 'ella', 'su', 'el', 'senor', 'senora');
  const isOpen =
    focus.latest === 'person' &&
    intent !== 'complaint' &&
    !(intent === 'personSold' && says(ask, 'you', 'ustedes', 'han'));

  return isPerson || isOpen ? focus.people.slice(0, 2) : [];
}

/** Returns the agents for a home, the best first: the lister, or else those whose pages mention its area and kind. */
export function agentsOf({ agentId, location, type }: Home): readonly Person[] {
  const lister = people.filter(({ id }) => id === agentId);

  return lister.length > 0 ? lister : peopleFor(wordsIn(`${location} ${type}`));
}
