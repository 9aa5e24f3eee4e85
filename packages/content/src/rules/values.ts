import Type, { type TObject, type TProperties } from 'typebox';
import type { PlanName } from '../pictures/plan.ts';
import { planTable } from '../pictures/plan-table.ts';
import type { PictureName } from '../pictures/property.ts';
import { propertyTable } from '../pictures/property-table.ts';

// Each `description` ends the sentence "… must" when the value is wrong.

/** Text that is not only blanks. */
export const text = Type.String({ pattern: '\\S', description: 'be a text' });

/** A number above zero. */
export const amount = Type.Number({
  exclusiveMinimum: 0,
  description: 'be an amount above zero, without quotes or commas',
});

/** The id of a person or house. */
export const id = Type.Integer({ minimum: 1, description: 'be a whole number above zero' });

/** A count. */
export const count = Type.Integer({ minimum: 0, description: 'be a whole number, zero or more' });

/** Bathrooms: a bath without a tub or shower is half of one. */
export const baths = Type.Number({
  exclusiveMinimum: 0,
  multipleOf: 0.5,
  description: 'be a number of bathrooms in halves, such as 2 or 2.5',
});

/** The MLS number of a house. */
export const reference = Type.String({
  pattern: '^\\d{2}-\\d{4}$',
  description: 'be a reference number such as "25-5206"',
});

/** A formatted amount of US dollars. */
export const price = Type.String({
  pattern: '^\\$\\d{1,3}(,\\d{3})*$',
  description: 'be a price such as "$5,750,000"',
});

/** An international telephone number: 8 to 15 digits after the plus (E.164). */
export const phone = Type.String({
  pattern: '^\\+[1-9](?:[ ().-]{0,2}\\d){7,14}$',
  description: 'be a telephone number with its country, such as "+52 624 000 0100"',
});

/** One e-mail address. */
export const email = Type.String({
  maxLength: 254,
  pattern:
    "^[a-zA-Z0-9!#$%&'*+/=?^_{|}~-]+(\\.[a-zA-Z0-9!#$%&'*+/=?^_{|}~-]+)*@[a-zA-Z0-9-]+(\\.[a-zA-Z0-9-]+)+$",
  description: 'be an email address such as "ana@dosmares.example", without accents or blanks',
});

/** One segment of a path of the site. */
export const slug = Type.String({
  maxLength: 100,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description: 'be lower-case letters without accents, digits and single hyphens, such as "ana-nunez"',
});

/** An address on the web. */
export const webAddress = Type.String({
  pattern: '^https://[^\\s/.]+(\\.[^\\s/.]+)+(/\\S*)?$',
  description: 'be an address that begins with "https://"',
});

/** A day of the calendar. */
export const day = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'be a day of the calendar as "year-month-day", such as "2026-10-31"',
});

/** An object with these fields and no other, so that a misspelt one is noticed. */
export const entry = <Fields extends TProperties>(fields: Fields): TObject<Fields> =>
  Type.Object(fields, { additionalProperties: false, description: 'have fields' });

/** A point of the earth. */
export const geoPoint = entry({
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'be degrees from -90 to 90' }),
  longitude: Type.Number({ minimum: -180, maximum: 180, description: 'be degrees from -180 to 180' }),
});

/** A year of the calendar. */
export const year = Type.Integer({ minimum: 1800, maximum: 2100, description: 'be a year such as 2019' });

/** The name of a picture in `media/property`. */
export const picture = Type.Unsafe<PictureName>({
  enum: Object.keys(propertyTable),
  description: 'name a picture of media/property, with a row in media/manifest.json',
});

/** The name of a floor plan in `media/property`. */
export const plan = Type.Unsafe<PlanName>({
  enum: Object.keys(planTable),
  description: 'name a floor plan of media/property, with a row in media/manifest.json',
});

/** One of the given words. */
export const oneOf = <Word extends string>(...words: readonly Word[]) =>
  Type.Unsafe<Word>({ enum: words, description: `be one of ${words.map((word) => `"${word}"`).join(', ')}` });

/** A list with a minimum length. */
export const atLeast = (minItems: number, description: string) => ({ minItems, description });
