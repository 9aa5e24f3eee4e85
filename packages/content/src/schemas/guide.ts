import Type, { type Static } from 'typebox';
import { areaTable } from '../pictures/tables/area.ts';
import { guideGroups } from '../site.ts';
import { day, entry, id, listOf, named, oneOf, text, year } from './values.ts';

const both = entry({ en: text, es: text });

export const GuideEntry = entry({
  id: Type.String({ pattern: '^[a-z][a-z-]*$', description: 'be lower-case words with hyphens' }),
  group: oneOf(...Object.keys(guideGroups)),
  checked: year,
  ask: Type.Union([id, Type.Literal('office')], { description: 'be an id of the roster, or "office"' }),
  question: both,
  answer: both,
});
export type GuideEntry = Static<typeof GuideEntry>;

const range = Type.Array(Type.Number({ minimum: 0 }), { minItems: 2, maxItems: 2 });

export const Cost = entry({
  id: Type.String(),
  name: text,
  note: Type.String(),
  percent: Type.Optional(range),
  dollars: Type.Optional(range),
  /** What a house of ours pays each month in place of these dollars, where it is known. */
  monthly: Type.Optional(Type.Literal('communityFee')),
  /** The total of all rows above it: its usual share of a price, in percent. */
  sum: Type.Optional(range),
});
export type Cost = Static<typeof Cost>;

const group = entry({ title: text, rows: listOf(Cost) });

/** What a buyer pays once, and what an owner pays every year (D20). */
export const Costs = entry({ checked: year, buying: group, keeping: group });

export const AreaEntry = entry({
  picture: named(areaTable, 'a picture of media/area'),
  people: text,
  sea: text,
  airport: text,
  hospital: text,
  prices: text,
});
export type AreaEntry = Static<typeof AreaEntry>;
export type Costs = Static<typeof Costs>;

export const ExchangeRate = entry({
  pesosPerDollar: Type.Number({ minimum: 5, maximum: 100 }),
  asOf: day,
});
export type ExchangeRate = Static<typeof ExchangeRate>;
