import { claims } from '@dosmares/content/site';
import { ownHomes } from '../facts/homes.ts';
import { people } from '../facts/people.ts';
import { alsoSaid } from './also-said.ts';
import { wordsIn } from './words.ts';

/** A piece of the content that can be searched. */
export interface Document {
  id: string;
  title: string;
  text: string;
}

export const homeDocuments: readonly Document[] = ownHomes.map(
  ({ path, title, location, type, features, description }) => ({
    id: path,
    title: `${title} ${location} ${type}`,
    text: [...features, description].join('. '),
  }),
);

export const personDocuments: readonly Document[] = people.map(
  ({ path, name, title, specialization, certifications, languages, bio }) => ({
    id: path,
    title: [title, specialization].join('. '),
    text: [name, ...bio, ...certifications, ...languages].join('. '),
  }),
);

/** What the site's fixed pages say, one line each. */
export const pageDocuments: readonly Document[] = [
  {
    id: '/about',
    title: 'History and values',
    text: `Founded in 1987, over ${claims.years.value} years, founding member of the regional multiple listing service. Values: clients first, excellence, expertise, integrity. Milestones: national recognition, major developments, industry pioneer.`,
  },
  {
    id: '/properties',
    title: 'Listing search',
    text: `Search ${claims.properties.text} properties by MLS or IDX number in Cabo San Lucas, San Jose del Cabo, the Corridor, East Cape and beyond.`,
  },
  { id: '/idx-search', title: 'MLS property search', text: 'Search the multiple listing service.' },
];

/** Every word of the content: spelled right, though it may say little. */
export const contentWords: ReadonlySet<string> = new Set([
  ...Object.keys(alsoSaid),
  ...[...homeDocuments, ...personDocuments, ...pageDocuments].flatMap(({ title, text }) =>
    wordsIn(`${title} ${text}`),
  ),
]);
