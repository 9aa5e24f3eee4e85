import { roster } from '@dosmares/content/roster';

/** States that the desk can show, as offered in its form. */
export const deskStates = {
  open: 'Open',
  new: 'New',
  taken: 'Taken',
  passed: 'Passed on',
  answered: 'Answered',
  closed: 'Closed',
  held: 'Held',
  all: 'All',
} as const;

/** Ages that the desk can show. */
export const deskAges = {
  any: 'Any time',
  late: 'Late',
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
  older: 'Older than 30 days',
} as const;

/** The filter of the desk's list. */
export interface DeskFilter {
  /** An agent's number on the roster, or the office's; undefined for all. */
  agent: number | undefined;
  state: keyof typeof deskStates;
  age: keyof typeof deskAges;
  /** Words to find in name, e-mail and reference. */
  words: string;
  page: number;
}

const longestWords = 200;
const mostPages = 1000;

/** Reads a query as the form sends it; invalid values are treated as absent. */
export function filterFrom(query: Readonly<Record<string, unknown>>): DeskFilter {
  const text = (name: string) => {
    const value = query[name];

    return typeof value === 'string' ? value : '';
  };
  const page = /^\d{1,4}$/.test(text('page')) ? Number(text('page')) : 1;

  return {
    agent: text('agent') === '0' ? 0 : roster.find(({ id }) => String(id) === text('agent'))?.id,
    state: keyIn(deskStates, text('state')) ?? 'open',
    age: keyIn(deskAges, text('age')) ?? 'any',
    words: text('q')
      .slice(0, longestWords)
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .trim(),
    page: Math.min(Math.max(page, 1), mostPages),
  };
}

const keyIn = <T extends object>(table: T, key: string): keyof T | undefined =>
  Object.hasOwn(table, key) ? (key as keyof T) : undefined;

/** Returns the query for a filter, without default values. */
export function queryOf(filter: DeskFilter): string {
  const { agent, state, age, words, page } = filter;
  const query = new URLSearchParams({
    ...(agent !== undefined && { agent: String(agent) }),
    ...(state !== 'open' && { state }),
    ...(age !== 'any' && { age }),
    ...(words !== '' && { q: words }),
    ...(page > 1 && { page: String(page) }),
  }).toString();

  return query === '' ? '' : `?${query}`;
}
