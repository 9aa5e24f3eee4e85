import type { Field } from '@dosmares/content/chat/fields';
import { type Saying, sayings } from '@dosmares/content/chat/sayings';
import type { RosterEntry } from '@dosmares/content/roster';
import type { ChatCard, ChatLink, ChatReference, HandOver } from '@dosmares/contracts/chat';
import Type, { type TSchema } from 'typebox';
import type { Home } from '../homes.ts';

/** The assistant's languages. */
export type Language = 'en' | 'es';

/** What is known apart from the words: when, in which language, and of which homes. */
export interface Context {
  language: Language;
  now: Date;
  homes: readonly Home[];
  /** The home that the conversation is about. */
  home?: Home | undefined;
}

/** A search among homes; `features` are ids of `content/chat/features`. */
export interface Filter {
  area?: string;
  minPrice?: number;
  maxPrice?: number;
  minBeds?: number;
  maxBeds?: number;
  minBaths?: number;
  minSquareMeters?: number;
  builtFrom?: number;
  builtUntil?: number;
  features?: readonly string[];
}

/** Which end of an order is asked for. */
export type End = 'most' | 'least';

/** A card, with the reference for panels that draw their own. */
export type Card = ChatCard & { reference?: ChatReference };

/** What a block says: sentences, and what belongs to them. */
export interface Said {
  text: string;
  cards?: readonly Card[];
  links?: readonly ChatLink[];
  /** Whom the block is about; `office` for nobody else. */
  person?: RosterEntry | 'office';
  home?: Home;
  offer?: HandOver['inquiryType'];
  isUnknown?: boolean;
}

/** What is understood of a question without a model, as far as a kind of block may choose itself by it. */
export interface Heard {
  /** Folded: lower case, no accents. */
  text: string;
  /** The homes that are named, and the one that is meant. */
  homes: readonly Home[];
  home: Home | undefined;
  /** Dollars. */
  amount: number | undefined;
}

/**
 * A kind of block: one line for the model, the form in which it is chosen, and what it says. Without a model it is chosen
 * by a rule of `reading/choose.ts`, or by itself.
 */
export interface Kind<B extends { kind: string }> {
  hint: string;
  fields: (context: Context) => Readonly<Record<string, TSchema>>;
  render: (block: B, context: Context) => Said | undefined;
  choose?: (heard: Heard) => B | undefined;
}

/** Picks the text of a language. */
export const inLanguage = <Text>({ language }: Pick<Context, 'language'>, en: Text, es: Text) =>
  language === 'es' ? es : en;

/** What fills the names in a text. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** Fills the names in a text. */
export const filled = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Says a field; undefined when there is none, or the content lacks a value that its sentence names. */
export function sentence(row: Omit<Field, 'asked'> | undefined, values: Values, { language }: Context) {
  const names = row?.[language].matchAll(/\{(\w+)\}/g) ?? [];

  return row && [...names].every(([, name = '']) => values[name] !== undefined)
    ? filled(row[language], values)
    : undefined;
}

/** Returns the row of a table; undefined for what is no key of its own. */
export const rowOf = <Row>(table: Readonly<Record<string, Row>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Says a sentence of the table in the language of the reply. */
export const say = ({ language }: Pick<Context, 'language'>, key: Saying, values: Values = {}) =>
  filled(sayings[key][language === 'es' ? 1 : 0], values);

/** Begins a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins words as a language does: `A, B and C`. */
export const listed = (
  { language }: Pick<Context, 'language'>,
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
) => new Intl.ListFormat(language, { type }).format(words);

/** The schema of one of these words, as providers want it. */
export const oneOf = (words: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: words });
