import type { Field } from '@dosmares/content/chat/fields';
import { type pageNames, type Saying, sayings } from '@dosmares/content/chat/sayings';
import type { RosterEntry } from '@dosmares/content/roster';
import type { HandOver } from '@dosmares/contracts/chat';
import Type, { type TSchema } from 'typebox';
import type { Home } from '../homes.ts';

/** What a reply depends on besides the question: the language, the time, and the homes. */
export interface Context {
  language: 'en' | 'es';
  now: Date;
  homes: readonly Home[];
  /** The home that the conversation is about. */
  home?: Home | undefined;
}

type Bound =
  | `${'min' | 'max'}${'Price' | 'Beds'}`
  | `min${'Baths' | 'SquareMeters'}`
  | `built${'From' | 'Until'}`;

/** A search filter for homes; `features` are ids of `content/chat/features`. */
export interface Filter extends Partial<Record<Bound, number>> {
  area?: string;
  notIn?: string;
  features?: readonly string[];
  /** Features that a home must not have. */
  without?: readonly string[];
}

/** A ranking of homes: the most or the least of a measure. */
export interface Order {
  sort: string;
  order: 'most' | 'least';
}

/** One unit of a reply: its kind, and the parameters of that kind, as a model names them. */
export interface Block extends Filter, Partial<Order> {
  kind: string;
  /** The id of its subject: an agent, an answer, a month, a home to see. */
  of?: string;
  all?: readonly string[];
  field?: string;
  /** Whether it is a guess, which its text admits. */
  isGuess?: boolean;
  dollars?: number;
}

/** The text of a block, and the people, homes and page that it is about; an undefined person is the office. */
export interface Rendered {
  text: string;
  homes?: readonly Home[];
  people?: readonly (RosterEntry | undefined)[];
  /** The contact, where `people` is empty. */
  person?: RosterEntry | undefined;
  page?: keyof typeof pageNames;
  offer?: HandOver['inquiryType'];
  isUnknown?: boolean;
  /** Whether the text names the recipient of the form. */
  namesRecipient?: boolean;
}

/** A kind of block: a line for the model, the schema of its parameters, and its renderer; undefined for unknown content. */
export interface BlockKind {
  hint: string;
  parameters: (context: Context) => Readonly<Record<string, TSchema>>;
  render: (block: Block, context: Context) => Rendered | undefined;
}

/** The schema of one of these words, in the form that providers accept. */
export const oneOf = (words: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: words });

export const inLanguage = ({ language }: Pick<Context, 'language'>, en: string, es: string) =>
  language === 'es' ? es : en;

/** A schema or null: providers require every field. */
export const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);

export type Values = Readonly<Record<string, string | number | undefined>>;

/** Fills the sentence of a row; undefined where there is no row, or a placeholder has no value. */
export function sentence(row: Pick<Field, 'en' | 'es'> | undefined, values: Values, { language }: Context) {
  const names = row?.[language].matchAll(/\{(\w+)\}/g) ?? [];
  const isWhole = [...names].every(([, name = '']) => values[name] !== undefined);

  return row && isWhole ? filled(row[language], values) : undefined;
}

export const say = (context: Pick<Context, 'language'>, key: Saying, values: Values = {}) =>
  filled(inLanguage(context, sayings[key][0], sayings[key][1]), values);

/** Fills the placeholders of a text; one that begins a sentence gets a capital letter. */
const filled = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const value = String(values[name] ?? '');
    const isFirst = at === 0 || text.slice(at - 2, at) === '. ';

    return isFirst ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  });

/** Returns a row of a table; undefined for a key that is not its own, such as `constructor`. */
export const rowOf = <Row>(table: Readonly<Record<string, Row>>, key: string): Row | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Joins words in the way of the language: `A, B and C`. */
export const listed = ({ language }: Pick<Context, 'language'>, words: readonly string[]) =>
  new Intl.ListFormat(language).format(words);

export const faqBlocks = (of: string | undefined): Block[] => (of ? [{ kind: 'faq', of }] : []);

/** A field of one home, or of up to three. */
export const homeBlock = (field: string, ...homes: readonly Home[]): Block => ({
  kind: 'home',
  all: homes.slice(0, 3).map(({ id }) => id),
  field,
});

/** A field of several homes; nothing where there are not several. */
export const comparison = (homes: readonly Home[], field: string): Block[] =>
  homes.length > 1 ? [homeBlock(field, ...homes)] : [];

export const isEmpty = (filter: Filter) => Object.keys(filter).length === 0;
