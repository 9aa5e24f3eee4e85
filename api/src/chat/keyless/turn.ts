import type { Reading } from './reading.ts';
import type { Subject } from './subject.ts';
import type { Texts } from './texts-en.ts';

/** Everything an intent answers from. */
export interface Turn {
  reading: Reading;
  subject: Subject;
  texts: Texts;
  now: Date;
}

/** Answers one kind of question, or leaves it to the next. */
export type Intent = (turn: Turn) => string | undefined;
