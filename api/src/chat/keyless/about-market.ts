import { marketReport } from '@dosmares/content/market-report';
import { speaksOf } from './reading.ts';
import type { Intent } from './turn.ts';

const { medianPrice, daysOnSite, inventory } = marketReport.overview;
const money = (amount: number) => `$${amount.toLocaleString('en-US')}`;

export const median: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'median') && speaksOf(reading, 'price', 'market', 'home')
    ? texts.median(money(medianPrice.amount), money(medianPrice.active))
    : undefined;

/** How long homes take to sell. */
export const duration: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'duration') && speaksOf(reading, 'market', 'sell', 'sold', 'home', 'supply')
    ? texts.days(daysOnSite.active)
    : undefined;

export const supply: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'supply') ? texts.supply(inventory.new, inventory.active) : undefined;

/** Where prices are going: the site gives figures, not forecasts. */
export const trend: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'market') && speaksOf(reading, 'price', 'sold')
    ? texts.market(money(medianPrice.amount), daysOnSite.active, inventory.active)
    : undefined;

export const newsletter: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'newsletter') ? texts.newsletter : undefined;

export const market: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'market')
    ? texts.market(money(medianPrice.amount), daysOnSite.active, inventory.active)
    : undefined;
