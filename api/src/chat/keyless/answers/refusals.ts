import { fold } from '../../reading/words.ts';
import { type Attempt, absurdPrice, attempts } from './prompt-injection.ts';

/**
 * Reports whether a message is a prompt injection. Time is linear in its length: each word is compared only with the
 * few that a row allows near it, and nothing is tried twice.
 */
export function isAttempt(message: string): boolean {
  const words = wordsAndSigns(message);
  if (speaksAsSystem(words)) return true;

  return words.some((word, at) => rowsByFirst.get(word)?.some((row) => holds(row, words, at)));
}

interface Row {
  isOrder: boolean;
  further: readonly { within: number; words: ReadonlySet<string> }[];
  unless: ReadonlySet<string>;
}

const setOf = (words: string) => new Set(words.split(' ').filter(Boolean));

const rowsByFirst = new Map<string, Row[]>();
for (const { steps, unless = '' } of attempts) {
  const [first, ...further] = steps;
  const row = {
    isOrder: first.startsWith('^'),
    further: further.map(stepOf),
    unless: setOf(unless),
  };
  for (const word of setOf(first.replace('^', '')))
    rowsByFirst.set(word, [...(rowsByFirst.get(word) ?? []), row]);
}

function stepOf(step: Attempt['steps'][number]) {
  const [within = '', ...words] = step.split(' ');

  return { within: Number(within), words: new Set(words) };
}

function holds({ isOrder, further, unless }: Row, words: readonly string[], start: number): boolean {
  if (isOrder && !beginsClause(words, start)) return false;
  let at = start;
  for (const { within, words: wanted } of further) {
    at = nextOf(words, wanted, { after: at, last: start + within });
    if (at < 0) return false;
  }

  return unless.size === 0 || nextOf(words, unless, { after: start - 4, last: at + 4 }) < 0;
}

/** Returns the first position of one of the wanted words between two positions; -1 when there is none. */
function nextOf(
  words: readonly string[],
  wanted: ReadonlySet<string>,
  { after, last }: { after: number; last: number },
) {
  for (let at = Math.max(after + 1, 0); at <= last && at < words.length; at++)
    if (wanted.has(words[at] ?? '')) return at;

  return -1;
}

const openers = setOf('. ! ? : ; , please kindly now then and just simply must should y ahora luego favor');
const beginsClause = (words: readonly string[], at: number) => at === 0 || openers.has(words[at - 1] ?? '');

const roles = setOf('system assistant developer admin sistema');

/** Reports whether a clause begins like a transcript: "system: …". */
const speaksAsSystem = (words: readonly string[]) =>
  words.some(
    (word, at) =>
      word === ':' && roles.has(words[at - 1] ?? '') && (at === 1 || '. ! ?'.includes(words[at - 2] ?? ' ')),
  );

/** Returns the words and the punctuation that matters; a line break ends a clause. */
function wordsAndSigns(message: string): string[] {
  const words = (
    fold(message)
      .replaceAll('\n', ' . ')
      .match(/\d+|[a-z]+|[$.!?:;,@<]/g) ?? []
  ).filter((word, at, all) => word !== '.' || all[at - 1] !== '.');

  return words.map((word, at) => (isAbsurd(word, words[at - 1], words[at + 1]) ? absurdPrice : word));
}

const currencies = setOf('dollar dollars usd peso pesos dolar dolares euro euros');
const ones = setOf('one un uno');

function isAbsurd(word: string, before = '', after = '') {
  const isSmall = ones.has(word) || (/^\d+$/.test(word) && Number(word) < 1000 && after !== ',');

  return isSmall && (before === '$' || currencies.has(after));
}
