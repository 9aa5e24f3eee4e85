import Type, { type Static } from 'typebox';
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
