import { type Home, homes, ownHomes } from '../facts/homes.ts';
import { type Person, people } from '../facts/people.ts';
import { says } from '../reading/reading.ts';
import { peopleFor } from '../reading/search.ts';
import { wordsIn } from '../reading/words.ts';
import { countedAmong, type Focus } from './focus.ts';
import { inOrder } from './in-order.ts';
import type { Turn } from './turn.ts';

/**
 * Returns the homes that are meant: those named, those in the area named, "the second one", the page's, or those
 * discussed before.
 */
export function homesMeant({ ask, focus }: Pick<Turn, 'ask' | 'focus'>): readonly Home[] {
  if (ask.homes.length > 0 || ask.areas.length > 0) return homesNamed(ask);
  const { listed, page } = focus;
  const compared = comparedIn(ask, focus);
  if (compared) return [compared];
  const together = togetherIn(ask, focus);
  if (together.length > 0) return together;
  const numbered = countedAmong(ask, shownIn(focus));
  if (numbered.length > 0) return says(ask, 'two') ? listed.slice(0, 2) : numbered;
  const counted = ordinals.find(([words]) => says(ask, ...words))?.[1];
  if (counted) return counted(listed, focus, ask);

  return page && 'beds' in page && says(ask, 'this', 'esta', 'here') ? [page] : focus.homes;
}

/** Returns the homes named and those in the areas named. */
function homesNamed(ask: Turn['ask']): readonly Home[] {
  const inArea = ownHomes.filter(({ location }) => ask.areas.some((area) => location.includes(area)));

  return [...new Set([...ask.homes, ...inArea])];
}

/** Returns the homes shown last. Until several are shown together, all of ours count, unless one is spoken of. */
const shownIn = ({ listed, homes }: Focus) => (listed === ownHomes && homes.length > 0 ? homes : listed);

/**
 * Resolves "each of them", "both", and "the one with five bedrooms" where exactly one of those listed last has as
 * many.
 */
function togetherIn(ask: Turn['ask'], { listed }: Focus): readonly Home[] {
  if (says(ask, 'each', 'every', 'all', 'three', 'cada', 'todas', 'tres')) return listed;
  const byRooms = listed.filter(({ beds }) => beds === ask.amounts.beds);

  return byRooms.length === 1 ? byRooms : [];
}

type Counted = (listed: readonly Home[], focus: Focus, ask: Turn['ask']) => readonly Home[];

const ordinals: readonly (readonly [words: readonly string[], Counted])[] = [
  [
    ['last', 'ultima', 'ultimo'],
    (listed, { homes }, ask) => (says(ask, 'that', 'esa', 'ese') ? homes.slice(0, 1) : listed.slice(-1)),
  ],
  [['other', 'otra', 'otro'], (listed, { homes }) => listed.filter((home) => !homes.includes(home))],
];

/** Resolves "the cheaper one": among the homes in focus, or the last two that were mentioned. */
function comparedIn({ order, plain }: Turn['ask'], { homes, recent }: Focus): Home | undefined {
  const isOne = /\b(?:the|la|el|which|cual)\b/.test(plain.join(' '));
  const among = homes.length > 1 ? homes : recent.slice(0, 2);

  return order && isOne && among.length > 1 ? inOrder(among, order)[0] : undefined;
}

/** Returns the home of "does the most expensive one have a pool?", or else those that are meant. */
export function homesDescribed(turn: Pick<Turn, 'ask' | 'focus'>): readonly Home[] {
  const { order, homes } = turn.ask;
  const meant = homesMeant(turn);
  if (!order?.isMost || homes.length > 0) return meant;

  return inOrder(meant.length > 1 ? meant : ownHomes, order).slice(0, 1);
}

/** Returns the agents who are meant: those named or described, the page's, or those mentioned last. */
export function personsMeant(turn: Pick<Turn, 'ask' | 'focus' | 'intent'>): readonly Person[] {
  const { ask, focus } = turn;
  const told = [ask.people.slice(0, 4), countedAmong(ask, focus.listedPeople), otherPerson(ask, focus)];
  const named = told.find(({ length }) => length > 0);
  if (named) return named;
  if (says(ask, 'both', 'ambos', 'ambas')) return focus.recentPeople.slice(0, 2);
  if (says(ask, 'office', 'oficina', 'your', 'anyone', 'someone', 'somebody', 'alguien')) return [];

  return isSomebody(turn) ? agreeing(ask, focus) : [];
}

/** Resolves "the other one" among the agents that were mentioned. */
function otherPerson(ask: Turn['ask'], { people: current, recentPeople }: Focus): readonly Person[] {
  const others = recentPeople.filter((person) => !current.includes(person));

  return says(ask, 'other', 'otro', 'otra') ? others.slice(0, 1) : [];
}

/** Reports whether the agents that are spoken of are meant. */
const isSomebody = ({ ask, focus }: Pick<Turn, 'ask' | 'focus'>) =>
  focus.latest === 'person' || says(ask, ...pronouns.woman, ...pronouns.man, 'su');

const pronouns = {
  woman: ['she', 'her', 'hers', 'ella', 'senora', 'senorita', 'lady', 'woman', 'mujer', 'dama', 'female'],
  man: ['he', 'him', 'his', 'el', 'senor', 'gentleman', 'guy'],
} as const;

/** Returns the agents spoken of with whom a pronoun agrees: "her" after a man and a woman. */
function agreeing(ask: Turn['ask'], { people: current, recentPeople }: Focus): readonly Person[] {
  const isWoman = womanOrMan(ask);
  const agrees = (person: Person) => isWoman === undefined || person.isWoman === isWoman;
  const fitting = current.filter(agrees);

  const earlier = recentPeople.filter(agrees).slice(0, 1);

  return [fitting, earlier, current].find(({ length }) => length > 0)?.slice(0, 2) ?? [];
}

/** Reports whether a woman (true) or a man (false) is spoken of; undefined when neither or both are. */
export function womanOrMan(ask: Turn['ask']): boolean | undefined {
  const [woman, man] = [says(ask, ...pronouns.woman), says(ask, 'he', 'him', 'his', 'senor', 'gentleman')];

  return woman === man ? undefined : woman;
}

/** Returns the homes that an agent lists. */
export const homesOf = ({ id }: Person): readonly Home[] => homes.filter(({ agentId }) => agentId === id);

/** Returns the agents for a home, the best first: the lister, or else those whose pages mention its area and kind. */
export function agentsOf({ agentId, location, type }: Home): readonly Person[] {
  const lister = people.filter(({ id }) => id === agentId);

  return lister.length > 0 ? lister : peopleFor(wordsIn(`${location} ${type}`));
}
