import { grouped } from '@dosmares/ui';

/** A count: `4,370`. */
export const number = (value: number) => grouped(value);

/** An amount, with cents only where there are any: `$484,000`, `$353,071.43`. */
export const dollars = (value: number) => `$${grouped(value, Number.isInteger(value) ? 0 : 2)}`;

/** An amount for an axis or a bar: `$353K`. */
export const thousands = (value: number) => (value === 0 ? '$0' : `$${grouped(value / 1000)}K`);

/** A calendar day in words: `October 31, 2025`. */
export const longDate = (isoDate: string) =>
  new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
