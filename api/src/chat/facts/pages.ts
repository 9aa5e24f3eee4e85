import { homes } from './homes.ts';
import { people } from './people.ts';

/** The purpose of each page; the assistant links to these and to nothing else (X05). */
const fixedPages = {
  '/': 'Home',
  '/properties': 'Listing search: 4,370+ properties of the external listing service',
  '/about': 'History, values and founder',
  '/contact': 'Message form, address, map, office hours, viewings and free home evaluation',
  '/team': 'All agents',
  '/idx-search': 'MLS property search',
  '/market-report': 'Market report of Cabo San Lucas and its monthly newsletter',
} as const satisfies Record<string, string>;

/** Every page the assistant may name, with its subject. */
export const pages: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(fixedPages),
  ...homes
    .filter(({ path }) => path.startsWith('/property/'))
    .map(({ path, title }) => [path, title] as const),
  ...people.flatMap(({ id, slug, name }) => [
    [`/${slug}`, name] as const,
    [`/agents/${slug}`, name] as const,
    [`/team/${id}`, name] as const,
  ]),
]);
