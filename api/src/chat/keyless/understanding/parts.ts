import type { Intent } from '@dosmares/content/chat/examples';
import { askingWords } from '@dosmares/content/chat/words';
import { ordersIn } from '../../reading/order.ts';
import { read } from '../../reading/reading.ts';
import { fold, setsOf, wordsIn } from '../../reading/words.ts';
import { type Focus, moved } from '../focus.ts';
import { names as placeholders, subjectOf } from './intent-of.ts';
import { meaningsOf } from './meaning.ts';

/** A part of a message with a meaning of its own. */
export interface Part {
  text: string;
  /** Whether its sentence has words that ask for an answer: it does not only lead to a question. */
  isAsking: boolean;
}

/** Characters read of a long message: its subject is usually at the beginning and its wish at the end. */
const longest = { begin: 1500, end: 500 };
const most = { sentences: 12, parts: 8 };

/** Minimum probability for a part of a sentence to count as a question of its own. */
export const standing = 0.4;

/** Splits a message into parts, in order. */
export function partsIn(message: string, focus: Focus): Part[] {
  const text =
    message.length > longest.begin + longest.end
      ? `${message.slice(0, longest.begin)}. ${message.slice(-longest.end)}`
      : message;

  return (
    text
      // A line that goes on in lower case goes on with the sentence.
      .replace(/\n(?=[a-z])/g, ' ')
      .split(
        /(?<=[.?!;:])(?=\s|$)|\n|[¿¡]|\s-\s|(?<=^|\s)\(?\d(?:[).](?=\s)|(?=\s(?:what|where|who|how|when|are|is|do|can)\b))/i,
      )
      .filter((sentence) => /[\p{L}\d]/u.test(sentence))
      .slice(0, most.sentences)
      .flatMap((sentence) =>
        piecesOf(sentence, focus).map((text) => ({
          text,
          isAsking: saysWhatItWants(sentence) || saysWhatItWants(text),
        })),
      )
  );
}

const { joining, first: firstWords, afterHow, anywhere, beforeQue } = setsOf(askingWords);

/** Reports whether a text has words that ask: not only "Pedregal or Palmilla". */
export function saysWhatItWants(text: string): boolean {
  if (text.includes('?')) return true;
  const words = fold(text).match(/[a-z]+/g) ?? [];
  const begin = words.findIndex((word) => !joining.has(word));
  const asksAt = (word: string, at: number) => {
    const next = words[at + 1] ?? '';

    return (
      anywhere.has(word) ||
      (word === 'how' && afterHow.has(next)) ||
      (['would', 'd'].includes(word) && next === 'like') ||
      (word === 'look' && next === 'for') ||
      (at === begin && (firstWords.has(word) || (beforeQue.has(word) && next === 'que')))
    );
  };

  return words.some(asksAt);
}

/** Splits a sentence into parts with a meaning of their own: "what is the price, and who sells it". */
function piecesOf(sentence: string, focus: Focus): string[] {
  const [first = '', ...rest] = sentence
    .split(
      /(,(?=\s)|\s[+&]\s|(?<=\s|^)(?:and|but|also|plus|n|y(?!\s+medi[oa]\s)|pero|e|tambien|también)(?=\s))/i,
    )
    .slice(0, most.parts * 8);
  const parts = [first];

  for (let at = 1; at < rest.length; at += 2) {
    const [between = '', next = ''] = [rest[at - 1], rest[at]];
    const last = parts.at(-1) ?? '';
    if (next.trim() === '') continue;
    const isApart = (parts.length === 1 && isCourtesy(last, focus)) || standsApart(last, next, focus);
    if (isApart && parts.length < most.parts) parts.push(next);
    else parts[parts.length - 1] = last + between + next;
  }

  return parts;
}

/** Reports whether two parts each have a meaning of their own, and not the same one. */
function standsApart(last: string, next: string, focus: Focus): boolean {
  // "The difference between the cheapest and the largest" is one question.
  if (ordersIn(wordsIn(last)).length > 0 && ordersIn(wordsIn(next)).length > 0) return false;
  const before = top(last, focus);
  const other = top(next, moved(focus, before.reading));
  if (other.probability < standing) return false;
  // A first part may be less clear, if the whole is even less: "the square meters" of "square meters and year".
  const least = Math.min(standing, top(`${last} ${next}`, focus).probability);
  if (before.probability < least || before.intent === other.intent) return false;

  const subject = subjectOf(other.reading);

  return subject.length === 0 || subject.some((word) => !placeholders.has(word));
}

/** Reports whether a part is a courtesy: "hello, …", "no, …". */
function isCourtesy(part: string, focus: Focus): boolean {
  const { intent, probability } = top(part, focus);

  return probability >= 0.9 && courtesies.includes(intent);
}

const courtesies: readonly Intent[] = ['greeting', 'thanks', 'decline', 'consent'];

/** Characters that are looked at to tell whether a part stands for itself; the cost stays linear. */
const nearby = 160;

/** Returns the most probable intent of a part in the light of what is spoken of. */
function top(part: string, focus: Focus) {
  const reading = read(part.slice(-nearby));
  const [{ intent, probability } = { intent: 'unsaid' as const, probability: 0 }] = meaningsOf(
    reading.words,
    focus,
  );

  return { intent, probability, reading };
}
