import type { Intent } from '@dosmares/content/chat/examples';
import { type Reading, read } from '../reading/reading.ts';
import { type Focus, moved } from './focus.ts';
import { intentOf, names as placeholders, subjectOf } from './intent-of.ts';
import { meaningsOf } from './meaning.ts';

/** One question or request in a message. */
export interface Ask {
  intent: Intent;
  reading: Reading;
}

/** Characters read of a long message: its subject is usually at the beginning and its wish at the end. */
const longest = { begin: 1500, end: 500 };
const most = { sentences: 12, parts: 8 };

/** Minimum probability for a part of a sentence to count as a question of its own. */
const standing = 0.4;
/** Minimum probability to count even if none of its words has a subject: "the lot". */
const certain = 0.8;

/** Splits a message into its questions, in order. */
export function asksIn(message: string, focus: Focus): Ask[] {
  const text =
    message.length > longest.begin + longest.end
      ? `${message.slice(0, longest.begin)}. ${message.slice(-longest.end)}`
      : message;
  const parts = text
    .split(
      /[.?!;:](?=\s|$)|\n|[¿¡]|\?+|\s-\s|(?<=^|\s)\(?\d(?:[).](?=\s)|(?=\s(?:what|where|who|how|when|are|is|do|can)\b))/i,
    )
    .map((sentence) => sentence.replace(leadIn, ''))
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
    .slice(0, most.sentences)
    .flatMap(partsOf);

  // A sentence that adds to a wish belongs to it: "we want to sell. It has 3 bedrooms."
  let current = focus;
  const asks: (Ask & { pieces: string[] })[] = [];
  for (const part of parts) {
    const reading = read(part, isPriced(current));
    const intent = intentOf(reading, current);
    current = { ...moved(current, reading), intent };
    const last = asks.at(-1);
    // A wish that comes in pieces is one: "with a pool, my budget is 6 million".
    if (intent === 'find' && last?.intent === intent) last.pieces.push(part);
    else asks.push({ intent, reading, pieces: [part] });
  }

  return asks.map(({ intent, reading, pieces }) => ({
    intent,
    reading: pieces.length > 1 ? read(pieces.join(', '), isPriced(current)) : reading,
  }));
}

/** Words that only lead to a question: "could you tell me how much it is". */
const leadIn =
  /^\s*(?:please )?(?:(?:can|could|would) you (?:please )?(?:tell me|let me know|give me)|please (?:tell|give) me|i would like to know|i want to know|i was wondering|do you (?:happen to )?know|(?:me |nos )?(?:puede|pueden|podria|podrian|podría|podrían) decir(?:me|nos)?|(?:quisiera|quiero|necesito) saber|dime|dígame|digame) (?!about|more|sobre|de |m[aá]s|an? )/i;

/** Splits a sentence into parts with a meaning of their own: "what is the price, and who sells it". */
function partsOf(sentence: string): string[] {
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
    const isApart = (parts.length === 1 && isCourtesy(last)) || standsApart(last, next);
    if (isApart && parts.length < most.parts) parts.push(next);
    else parts[parts.length - 1] = last + between + next;
  }

  return parts;
}

/** Reports whether two parts each have a meaning of their own, and not the same one: "7 to 8" does not. */
function standsApart(last: string, next: string): boolean {
  if (/\d\s*$/.test(last) && /^\s*\d/.test(next)) return false;
  const other = top(next);
  if (!other || other.probability < standing) return false;
  const one = top(last);
  // A first part may be less clear, if the whole is even less: "the square meters" of "square meters and year".
  const least = Math.min(standing, top(`${last} ${next}`)?.probability ?? 0);
  if (!one || one.probability < least || one.intent === other.intent) return false;

  const subject = subjectOf(read(next));

  return (
    subject.some((word) => !placeholders.has(word)) || (subject.length === 0 && other.probability >= certain)
  );
}

/** Reports whether a part is a courtesy: "hello, …", "no, …". */
function isCourtesy(part: string): boolean {
  const said = top(part);

  return said !== undefined && said.probability >= 0.9 && courtesies.includes(said.intent);
}

const courtesies: readonly Intent[] = ['greeting', 'thanks', 'decline', 'consent'];

const isPriced = ({ intent, wish }: Focus) =>
  intent === 'find' && (wish.budget ?? wish.maxPrice ?? wish.minPrice) !== undefined;

const top = (part: string) => meaningsOf(read(part).words)[0];
