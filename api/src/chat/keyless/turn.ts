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

/** One thing that is asked, and everything it is answered from. */
export interface Turn {
  intent: Intent;
  ask: Reading;
  /** The words of the whole message. */
  whole: readonly string[];
  focus: Focus;
  language: Language;
  now: Date;
}

/** The answer to one question. */
export interface Answer {
  lines: readonly string[];
  /** The homes that it names. */
  homes?: readonly Home[];
  people?: readonly Person[];
  about?: 'office' | 'report';
  /** An answer, unless it says otherwise. */
  kind?: ReplyKind;
}

/** Answers one kind of question; undefined when there is nothing to say of it. */
export type Handler = (turn: Turn) => Answer | undefined;

/** A sentence in the language of the turn, with its facts. */
export const say = ({ language }: Pick<Turn, 'language'>, saying: Saying, ...fields: readonly Fields[]) =>
  filled((language === 'es' ? spanish : english)[saying], officeFields(language), ...fields);

/** A sentence about a home. */
export const ofHome = (turn: Turn, saying: Saying, home: Home, more: Fields = {}) =>
  say(turn, saying, homeFields(home, turn.language), more);

/** A sentence about an agent. */
export const ofPerson = (turn: Turn, saying: Saying, person: Person, more: Fields = {}) =>
  say(turn, saying, personFields(person, turn.language), more);
