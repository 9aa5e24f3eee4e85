import type { Intent } from '@dosmares/content/chat/examples';
import type { Home } from '../facts/homes.ts';
import type { Person } from '../facts/people.ts';
import type { Amounts } from '../reading/amounts.ts';
import { type Reading, says } from '../reading/reading.ts';

/**
 * The subject of a conversation. The history comes from the visitor's browser, so it only decides what is looked up.
 */
export interface Focus {
  homes: readonly Home[];
  people: readonly Person[];
  /** Homes that were last mentioned together: "the second one" is one of them. */
  listed: readonly Home[];
  /** Agents who were last mentioned together. */
  listedPeople: readonly Person[];
  /** Homes that were mentioned, the latest first. */
  recent: readonly Home[];
  /** Agents who were mentioned, the latest first. */
  recentPeople: readonly Person[];
  latest: 'home' | 'person' | undefined;
  /** The visitor's last intent. */
  intent: Intent | undefined;
  /** The questions of the visitor's last message that asked something: "the same for the other one". */
  asked: readonly { intent: Intent; reading: Reading }[];
  /** The visitor's wish, as far as stated. */
  wish: Amounts;
  /** Features of a home that were wished for last. */
  features: readonly string[];
  /** Months that were last asked for. */
  months: readonly string[];
  /** Languages that were last asked for. */
  languages: readonly string[];
  language: 'en' | 'es' | undefined;
  /** Home or agent whose page the visitor is on. */
  page: Home | Person | undefined;
}

/** Returns the focus after homes or people were mentioned. */
export function moved(
  focus: Focus,
  said: { homes?: readonly Home[] | undefined; people?: readonly Person[] | undefined },
): Focus {
  const [spokenHomes = [], spokenPeople = []] = [said.homes, said.people];

  return {
    ...focus,
    homes: spokenHomes.length > 0 ? spokenHomes : focus.homes,
    recent: [...new Set([...spokenHomes, ...focus.recent])],
    recentPeople: [...new Set([...spokenPeople, ...focus.recentPeople])],
    listed: spokenHomes.length > 1 ? spokenHomes : focus.listed,
    listedPeople: spokenPeople.length > 1 ? spokenPeople : spokenHomes.length > 0 ? [] : focus.listedPeople,
    people: spokenPeople.length > 0 ? spokenPeople : focus.people,
    latest: spokenPeople.length > 0 ? 'person' : spokenHomes.length > 0 ? 'home' : focus.latest,
  };
}

/** Returns those meant by "the first one" or "the second" among items that were mentioned together. */
export const countedAmong = <One>(ask: Pick<Reading, 'plain'>, together: readonly One[]): readonly One[] => {
  const isMiddle = together.length === 3 && says(ask, 'middle', 'medio');
  const at = together.length > 1 ? (isMiddle ? 1 : ordinals.findIndex((words) => says(ask, ...words))) : -1;

  return at < 0 ? [] : together.slice(at, at + 1);
};
const ordinals = [
  ['first', 'primera', 'primero'],
  ['second', 'segunda', 'segundo'],
  ['third', 'tercera', 'tercero'],
];
