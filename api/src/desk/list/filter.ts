import type { Person } from '../sign-in/people.ts';

/** The lists of the desk, as its tabs name them. */
export const lists = {
  waiting: 'Waiting',
  due: 'Due today',
  answered: 'Answered',
  closed: 'Closed',
  held: 'Quarantine',
  undelivered: 'Undelivered',
  all: 'All',
} as const;

type List = keyof typeof lists;

/** Lists that are the office's business alone. */
const officeOnly: ReadonlySet<List> = new Set(['held', 'undelivered']);

/** Returns the lists that a person sees. */
export const listsFor = ({ isOffice }: Person) =>
  (Object.keys(lists) as List[]).filter((list) => isOffice || !officeOnly.has(list));

/** What a list shows. */
export interface Filter {
  list: List;
  /** Words to find. */
  words: string;
  /** A number of the staff, the office's for what no agent has; undefined for everybody. */
  who: number | undefined;
  page: number;
}

const longestWords = 200;
const mostPages = 1_000;

/** Reads a query as the forms send it; invalid values are treated as absent. A search looks into every list. */
export function filterFrom(query: Readonly<Record<string, unknown>>, person: Person): Filter {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const words = text('q')
    .slice(0, longestWords)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  const list = listsFor(person).find((one) => one === text('list'));
  const whole = (name: string) => (/^\d{1,6}$/.test(text(name)) ? Number(text(name)) : undefined);

  return {
    list: list ?? (words === '' ? 'waiting' : 'all'),
    words,
    who: person.isOffice ? whole('who') : undefined,
    page: Math.min(Math.max(whole('page') ?? 1, 1), mostPages),
  };
}

/** Returns the query for a filter. */
export function queryOf({ list, words, who, page }: Filter): string {
  const query = new URLSearchParams({
    ...(list !== (words === '' ? 'waiting' : 'all') && { list }),
    ...(words !== '' && { q: words }),
    ...(who !== undefined && { who: String(who) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();

  return query === '' ? '' : `?${query}`;
}
