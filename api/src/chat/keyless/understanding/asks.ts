import type { Intent } from '@dosmares/content/chat/examples';
import { type Reading, read } from '../../reading/reading.ts';
import { type Focus, moved } from '../focus.ts';
import { attributes, passing } from '../kinds.ts';
import { askedAgain } from './asked-again.ts';
import { intentOf } from './intent-of.ts';
import { meaningsOf } from './meaning.ts';
import { type Part, partsIn, standing } from './parts.ts';

/** One part of a message: a question, a request or a remark. */
export interface Ask {
  intent: Intent;
  reading: Reading;
  /** Whether it wants an answer; false for what only leads to a question: "we have come here for years". */
  isAsked: boolean;
}

/** Returns the questions and remarks of a message, in order. */
export function asksIn(message: string, focus: Focus): Ask[] {
  const parts = partsIn(message, focus);
  // A sentence that adds to a wish belongs to it: "we want to sell. It has 3 bedrooms."
  let current = focus;
  const asks: (Ask & { pieces: string[] })[] = [];
  for (const part of parts) {
    const said = interpreted(part, current);
    const [first] = said;
    if (!first) continue;
    current = { ...moved(current, first.reading), ...(first.isAsked && { intent: first.intent }) };
    const last = asks.at(-1);
    // A wish that comes in pieces is one: "with a pool, my budget is 6 million".
    if (first.intent === 'find' && last?.intent === 'find') {
      last.pieces.push(part.text);
      last.isAsked ||= first.isAsked;
    } else asks.push(...said.map((ask) => ({ ...ask, pieces: [part.text] })));
  }

  return asks.map(({ intent, reading, isAsked, pieces }) => ({
    intent,
    reading: pieces.length > 1 ? read(pieces.join(', '), isPriced(current)) : reading,
    isAsked,
  }));
}

/** Returns what is asked, without the remarks around it; all of a message that asks nothing clearly. */
export function questionsOf(asks: readonly Ask[]): readonly Ask[] {
  const isClear = asks.some(
    ({ intent, isAsked }) => isAsked && intent !== 'unsaid' && !passing.includes(intent),
  );

  return isClear ? asks.filter(({ intent, isAsked }) => isAsked || intent === 'complaint') : asks;
}

/** Returns what a part asks: one thing, or the questions before of somebody else. */
function interpreted({ text, isAsking }: Part, focus: Focus): Ask[] {
  const reading = read(text, isPriced(focus));
  const again = askedAgain(reading, focus);
  if (again.length > 0) return again.map((ask) => ({ ...ask, isAsked: true }));
  const intent = intentOf(reading, focus);
  const isAsked = isAsking || probabilityOf(intent, reading, focus) >= leastOf(intent, reading);

  return [{ intent, reading, isAsked }];
}

const isPriced = ({ intent, wish }: Focus) =>
  intent === 'find' && (wish.budget ?? wish.maxPrice ?? wish.minPrice) !== undefined;

/**
 * Returns the probability from which a part is a question even without a word that asks: a fact that is named
 * ("price, year built"), a few words ("with a view"); other remarks only lead to a question.
 */
function leastOf(intent: Intent, { plain }: Reading) {
  return facts.includes(intent) || plain.length <= mostInFragment ? standing : 1;
}

const mostInFragment = 4;
const facts: readonly Intent[] = [
  ...attributes,
  ...(['phone', 'email', 'address', 'hours', 'cheapest', 'dearest', 'largest', 'smallest'] as const),
  ...(['median', 'days', 'supply', 'soldCount'] as const),
];

const probabilityOf = (intent: Intent, { words }: Reading, focus: Focus) =>
  meaningsOf(words, focus).find((one) => one.intent === intent)?.probability ?? 0;
