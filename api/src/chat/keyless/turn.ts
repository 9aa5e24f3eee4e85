import type { Intent } from '@dosmares/content/chat/examples';
import { english, type Saying } from '@dosmares/content/chat/sayings-en';
import { spanish } from '@dosmares/content/chat/sayings-es';
import type { ReplyKind } from '@dosmares/contracts/chat';
import {
  type Fields,
  filled,
  homeFields,
  type Language,
  officeFields,
  personFields,
} from '../facts/fields.ts';
import type { Home } from '../facts/homes.ts';
import type { Person } from '../facts/people.ts';
import type { Reading } from '../reading/reading.ts';
import type { Focus } from './focus.ts';

/** One question, and everything it is answered from. */
export interface Turn {
  intent: Intent;
  ask: Reading;
  /** The words of the whole message. */
  whole: readonly string[];
  /** The agents whom the whole message names. */
  named: readonly Person[];
  focus: Focus;
  language: Language;
  now: Date;
}

/** The answer to one question. */
export interface Answer {
  lines: readonly string[];
  /** Homes that the answer names. */
  homes?: readonly Home[];
  people?: readonly Person[];
  about?: 'office' | 'report';
  /** Defaults to `answer`. */
  kind?: ReplyKind;
}

/** Answers one kind of question; undefined when the content has nothing on it. */
export type Handler = (turn: Turn) => Answer | undefined;

/** Returns a sentence in the language of the turn, with its facts filled in. */
export const say = ({ language }: Pick<Turn, 'language'>, saying: Saying, ...fields: readonly Fields[]) =>
  filled((language === 'es' ? spanish : english)[saying], officeFields(language), ...fields);

/** Returns a sentence about a home. */
export const ofHome = (turn: Turn, saying: Saying, home: Home, more: Fields = {}) =>
  say(turn, saying, homeFields(home, turn.language), more);

/** Returns a sentence about an agent. */
export const ofPerson = (turn: Turn, saying: Saying, person: Person, more: Fields = {}) =>
  say(turn, saying, personFields(person, turn.language), more);
