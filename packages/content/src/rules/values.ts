import Type, { type TObject, type TProperties, type TSchema } from 'typebox';

// Each `description` ends the sentence "… must" when the value is wrong.

const like = (pattern: string, description: string, maxLength = 254) =>
  Type.String({ pattern, maxLength, description });

/** An object with these fields and no other, so that a misspelt one is noticed. */
export const entry = <Fields extends TProperties>(fields: Fields): TObject<Fields> =>
  Type.Object(fields, { additionalProperties: false, description: 'have fields' });

/** A list with at least one item. */
export const listOf = <Item extends TSchema>(item: Item, of = 'texts') =>
  Type.Array(item, { minItems: 1, description: `be a list of ${of}` });

/** One of the given words. */
export const oneOf = <Word extends string>(...words: readonly Word[]) =>
  Type.Unsafe<Word>({ enum: words, description: `be one of ${words.map((word) => `"${word}"`).join(', ')}` });

/** The name of a picture in a generated table of `src/pictures`. */
export const named = <Name extends string>(table: Readonly<Record<Name, unknown>>, what: string) =>
  Type.Unsafe<Name>({
    enum: Object.keys(table),
    description: `name ${what}, with a row in media/manifest.json`,
  });

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

/** A year of the calendar. */
export const year = Type.Integer({ minimum: 1800, maximum: 2100, description: 'be a year such as 2019' });

/** Bathrooms: a bath without a tub or shower is half of one. */
export const baths = Type.Number({
  exclusiveMinimum: 0,
  multipleOf: 0.5,
  description: 'be a number of bathrooms in halves, such as 2 or 2.5',
});

/** The MLS number of a house. */
export const reference = like('^\\d{2}-\\d{4}$', 'be a reference number such as "25-5206"');

/** A formatted amount of US dollars. */
export const price = like('^\\$\\d{1,3}(,\\d{3})*$', 'be a price such as "$5,750,000"');

/** An international telephone number: 8 to 15 digits after the plus (E.164). */
export const phone = like(
  '^\\+[1-9](?:[ ().-]{0,2}\\d){7,14}$',
  'be a telephone number with its country, such as "+52 624 000 0100"',
);

const atom = "[a-zA-Z0-9!#$%&'*+/=?^_{|}~-]+";

/** One e-mail address. */
export const email = like(
  `^${atom}(\\.${atom})*@[a-zA-Z0-9-]+(\\.[a-zA-Z0-9-]+)+$`,
  'be an email address such as "ana@dosmares.example", without accents or blanks',
);

/** One segment of a path of the site. */
export const slug = like(
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'be lower-case letters without accents, digits and single hyphens, such as "ana-nunez"',
  100,
);

/** An address on the web. */
export const webAddress = like(
  '^https://[^\\s/.]+(\\.[^\\s/.]+)+(/\\S*)?$',
  'be an address that begins with "https://"',
);

/** A day of the calendar. */
export const day = like(
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  'be a day of the calendar as "year-month-day", such as "2026-10-31"',
);

/** Hours of a day as schema.org writes them. */
export const hours = like(
  '^(Mo|Tu|We|Th|Fr|Sa|Su)([-,](Mo|Tu|We|Th|Fr|Sa|Su))* \\d\\d:\\d\\d-\\d\\d:\\d\\d$',
  'be hours as schema.org writes them, such as "Mo-Fr 09:00-18:00"',
);

/** The size of a house. */
export const squareFeet = like('^[\\d,]+ sq ft$', 'be a size such as "7,200 sq ft"');

/** The end of an address of the listing service. */
export const rest = like(
  '^[/?]\\S+$',
  'be the rest of an address of the listing service, such as "?q=25-5134"',
);

/** A point of the earth. */
export const geoPoint = entry({
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'be degrees from -90 to 90' }),
  longitude: Type.Number({ minimum: -180, maximum: 180, description: 'be degrees from -180 to 180' }),
});
