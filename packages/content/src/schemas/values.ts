import Type, { type TObject, type TProperties, type TSchema } from 'typebox';

// A `description` completes the sentence "… must" where TypeBox's own message would not help an editor.

export const like = (pattern: string, description: string, maxLength = 254) =>
  Type.String({ pattern, maxLength, description });

/** An object with exactly these fields, so that a misspelt one is reported. */
export const entry = <Fields extends TProperties>(fields: Fields): TObject<Fields> =>
  Type.Object(fields, { additionalProperties: false });

export const listOf = <Item extends TSchema>(item: Item) => Type.Array(item, { minItems: 1 });

export const oneOf = <Word extends string>(...words: readonly Word[]) =>
  Type.Unsafe<Word>({ enum: words, description: `be one of ${words.map((word) => `"${word}"`).join(', ')}` });

export const named = <Name extends string>(table: Readonly<Record<Name, unknown>>, what: string) =>
  Type.Unsafe<Name>({
    enum: Object.keys(table),
    description: `name ${what}, with a row in media/manifest.json`,
  });

export const text = Type.String({ pattern: '\\S', description: 'be a text' });

export const amount = Type.Number({
  exclusiveMinimum: 0,
  description: 'be an amount above zero, without quotes or commas',
});

export const id = Type.Integer({ minimum: 1 });

export const count = Type.Integer({ minimum: 0 });

export const year = Type.Integer({ minimum: 1800, maximum: 2100 });

/** An international telephone number: 8 to 15 digits after the plus (E.164). */
export const phone = like(
  '^\\+[1-9](?:[ ().-]{0,2}\\d){7,14}$',
  'be a telephone number with its country, such as "+52 624 000 0100"',
);

const atom = "[a-zA-Z0-9!#$%&'*+/=?^_{|}~-]+";

export const email = like(
  `^${atom}(\\.${atom})*@[a-zA-Z0-9-]+(\\.[a-zA-Z0-9-]+)+$`,
  'be an email address such as "ana@dosmares.example", without accents or blanks',
);

export const slug = like(
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'be lower-case letters without accents, digits and single hyphens, such as "ana-nunez"',
  100,
);

const aDay = 'be a day of the calendar as "year-month-day", such as "2026-10-31"';

export const day = Type.Refine(
  like('^\\d{4}-\\d{2}-\\d{2}$', aDay),
  (text) => new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text,
  () => `must ${aDay}`,
);

export const geoPoint = entry({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});
