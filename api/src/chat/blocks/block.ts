import type { FirmId } from '@dosmares/content/chat/faq';
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
  without?: readonly string[];
}

/**
 * One thing that a reply says. A reply is a list of blocks, chosen by a model or by `reading`; what they say comes
 * from content alone, so that a block can be chosen wrongly, but states no wrong fact.
 */
export type Block =
  | { kind: 'home'; home: string; field: string }
  | ({ kind: 'homes'; sort?: string; order?: 'most' | 'least' } & Filter)
  | { kind: 'compare'; homes: readonly string[]; field: string }
  | { kind: 'agent'; agent: string; field: string }
  | { kind: 'agents'; who: readonly string[] }
  | { kind: 'office'; field: string }
  | { kind: 'report'; figure: string; month: string }
  | { kind: 'faq'; id: FirmId | string }
  | { kind: 'rate'; dollars: number }
  | { kind: 'viewing'; home: string }
  | { kind: 'person'; agent: string; wish: HandOver['inquiryType'] }
  | { kind: 'unknown'; agent: string };

/** A block of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** What a block says: sentences, and what belongs to them. */
export interface Said {
  text: string;
  cards?: readonly (ChatCard & { reference?: ChatReference })[];
  links?: readonly ChatLink[];
  choices?: readonly string[];
  /** Whom the block is about; `office` for nobody else. */
  person?: RosterEntry | 'office';
  home?: Home;
  offer?: HandOver['inquiryType'];
  isUnknown?: boolean;
}

/** What a conversation is about so far. */
export interface Focus {
  home?: Home | undefined;
  /** The homes last shown, in order. */
  homes: readonly Home[];
  agent?: RosterEntry | undefined;
  /** The agents last named together. */
  agents?: readonly RosterEntry[];
  filter: Filter;
  homeField?: string | undefined;
  agentField?: string | undefined;
  figure?: string | undefined;
  month?: string | undefined;
  last?: 'home' | 'agent' | undefined;
}

/** A part of a question, as far as it is understood without a model. */
export interface Reading {
  /** Folded. */
  text: string;
  /** The text without the names of homes and agents. */
  rest: string;
  context: Context;
  focus: Focus;
  /** Homes named or pointed at. */
  homes: readonly Home[];
  /** The home that the part is about. */
  home: Home | undefined;
  agents: readonly RosterEntry[];
  filter: Filter;
  order: { sort: string; order: 'most' | 'least' } | undefined;
  amount: number | undefined;
  isSearch: boolean;
  isAboutPeople: boolean;
  comparison: boolean;
  isShort: boolean;
  hasContact: boolean;
}

/** A kind of block: the form in which a model chooses it, what it says, and when it is chosen without a model. */
export interface Kind<B extends Block> {
  /** One line for the model. */
  hint: string;
  fields: (context: Context) => Readonly<Record<string, TSchema>>;
  render: (block: B, context: Context) => Said | undefined;
  choose?: (reading: Reading) => readonly Block[] | undefined;
}

/** Picks the text of a language. */
export const inLanguage = <Text>({ language }: { language: Language }, en: Text, es: Text) =>
  language === 'es' ? es : en;

/** What fills the names in a text. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** Fills the names in a text. */
export const filled = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Says a field; undefined when the content lacks a value that its sentence names. */
export function sentence(row: Field, values: Values, language: Language): string | undefined {
  const names = [...row[language].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

  return names.every((name) => values[name] !== undefined) ? filled(row[language], values) : undefined;
}

/** Returns the rows whose words stand in a text, in order; each takes its words from those below. */
export function namedIn(rows: Readonly<Record<string, Pick<Field, 'asked'>>>, text: string): string[] {
  let left = text;

  return Object.entries(rows).flatMap(([name, row]) => {
    const pattern = asked(row.asked);
    if (!pattern.test(left)) return [];
    left = left.replace(pattern, ' ');

    return [name];
  });
}

/** Says a sentence of the table in the language of the reply. */
export const say = ({ language }: { language: Language }, key: Saying, values: Values = {}) =>
  filled(sayings[key][language === 'es' ? 1 : 0], values);

/** Begins a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins words as a language does: `A, B and C`. */
export const listed = (
  language: Language,
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
) => new Intl.ListFormat(language, { type }).format(words);

/** The schema of one of these words, as providers want it. */
export const oneOf = (words: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: words });

const compiled = new Map<string, RegExp>();

/** Matches whole words of a pattern of content on folded text. */
export function asked(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`);
  compiled.set(pattern, known);

  return known;
}
