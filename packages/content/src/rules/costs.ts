import Type, { type Static } from 'typebox';
import { atLeast, entry, id, text, year } from './values.ts';

const range = Type.Array(Type.Number({ minimum: 0, description: 'be an amount, zero or more' }), {
  minItems: 2,
  maxItems: 2,
  description: 'be the lowest and the highest amount',
});

/** One cost of a home: a range in percent of the price, or in dollars. */
export const Cost = entry({
  name: text,
  note: text,
  percent: Type.Optional(range),
  dollars: Type.Optional(range),
});

const group = entry({
  title: text,
  rows: Type.Array(Cost, atLeast(1, 'be a list of costs')),
  total: Cost,
});

/** What a buyer pays once, and what an owner pays every year (D20). */
export const Costs = entry({
  /** The year in which the rates were last checked. */
  checked: year,
  /** The agent who tells more. */
  ask: id,
  buying: group,
  keeping: group,
});

/** One cost of a home. */
export type Cost = Static<typeof Cost>;
/** What a buyer pays once, and what an owner pays every year. */
export type Costs = Static<typeof Costs>;
