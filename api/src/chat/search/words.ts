/** Lower case without accents, so that "dónde" and "donde" are one word. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text. Numbers such as 25-5134, 5,750,000 and 4.5 stay whole. */
export const wordsIn = (text: string): string[] =>
  fold(text)
    .replace(/n[’']t\b/g, ' not')
    .replace(/[’'](?:s|d|ll|ve|re|m)\b/g, '')
    // The house's own name is no home.
    .replace(/dos mares estates/g, 'dos mares')
    .match(/\d+(?:[-.,]\d+)*|[a-z]+/g) ?? [];

/** Whether one slip of the finger (or two, in a long word) lies between two words: a letter too many, missing, wrong or swapped. */
export function isSlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.min(typed.length, word.length) < 4 || word.length < 5) return false;

  return distance(typed, word) <= (word.length > 8 ? 2 : 1);
}

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [older, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];

  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const edits = [at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + same];
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits.push(at(older, j - 2) + 1);
      row.push(Math.min(...edits));
    }
    [older, previous] = [previous, row];
  }

  return at(previous, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
