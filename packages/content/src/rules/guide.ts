import Type, { type Static } from 'typebox';
import { twiceIn } from './house.ts';
import { entry, id, text, year } from './values.ts';

const both = entry({ en: text, es: text });

/** One question of the buyer's guide, with its answer in both languages. */
export const GuideEntry = entry({
  id: Type.String({ pattern: '^[a-z][a-z-]*$', description: 'be lower-case words with hyphens' }),
  /** The year in which the facts were last checked. */
  checked: year,
  ask: Type.Union([id, Type.Literal('office')], { description: 'be an id of the roster, or "office"' }),
  question: both,
  answer: both,
});
/** One question of the buyer's guide, with its answer in both languages. */
export type GuideEntry = Static<typeof GuideEntry>;

/** Returns one sentence for each entry with the id of another, or whose person left. */
export const faultsInGuide = (guide: readonly GuideEntry[], roster: readonly { id: number }[]): string[] => [
  ...twiceIn(
    'buyersGuide',
    guide.map((row) => row.id),
  ),
  ...guide
    .filter(({ ask }) => ask !== 'office' && !roster.some((agent) => agent.id === ask))
    .map((row) => `buyersGuide (${row.id}).ask must be on the roster, but is ${row.ask}.`),
];
