import type { Home } from '../facts/homes.ts';
import type { Measure, Order } from '../reading/order.ts';

/** A figure of a home; undefined where the site does not state it. */
export const figures: Readonly<Record<Measure, (home: Home) => number | undefined>> = {
  price: ({ price }) => price,
  lot: ({ lot }) => (lot ? Number.parseFloat(lot) : undefined),
  beds: ({ beds }) => beds,
  baths: ({ baths }) => baths,
  size: ({ metres }) => metres,
  year: ({ year }) => year,
};

/** Returns the homes whose figure is known, in an order. */
export function inOrder(homes: readonly Home[], { measure, sign }: Pick<Order, 'measure' | 'sign'>): Home[] {
  const figure = figures[measure];

  return homes
    .filter((home) => figure(home) !== undefined)
    .toSorted((one, other) => sign * ((figure(other) ?? 0) - (figure(one) ?? 0)));
}
