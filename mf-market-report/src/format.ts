const whole = new Intl.NumberFormat('en-US');
const dollarsAndCents = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
// The report's day is a calendar day, so the zone must not move it.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A count: `4,370`. */
export const number = (value: number) => whole.format(value);

/** An amount, with cents only where there are any: `$484,000`, `$353,071.43`. */
export const dollars = (value: number) =>
  `$${Number.isInteger(value) ? number(value) : dollarsAndCents.format(value)}`;

/** An amount for an axis or a bar: `$353K`. */
export const thousands = (value: number) => (value === 0 ? '$0' : `$${number(Math.round(value / 1000))}K`);

/** A calendar day in words: `October 31, 2025`. */
export const longDate = (isoDate: string) => day.format(new Date(`${isoDate}T00:00:00Z`));
