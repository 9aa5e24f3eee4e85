import { distance } from 'fastest-levenshtein';

/** Converts to lower case without accents, so that "dónde" and "donde" are one word. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits a text into words. Numbers such as 25-5134, 5,750,000 and 4.5 stay whole. */
export const wordsIn = (text: string): string[] =>
  fold(text)
    .replace(/n[’']t\b/g, ' not')
    .replace(/[’'](?:s|d|ll|ve|re|m)\b/g, '')
    .replace(/(\d) (?:y medi[oa]|and a half)\b/g, '$1.5')
    .replace(/(?:\$|usd|price) ?(?:\/|per) ?(?:sq ?\.? ?ft|sqft|ft2|ft²|pie2?)\b/g, ' price per square foot ')
    .replace(/\bbr ?\/ ?ba\b/g, ' bedrooms and bathrooms ')
    .replace(/(\d) ?k\b/g, '$1 thousand')
    .replace(/(\d)\+/g, '$1 or more')
    // "Al menos" is "at least", "menos" is "less".
    .replace(/\b(?:al|por lo) menos\b/g, 'minimo')
    .replace(/\b(?:mt?s?[2²]|sqm|metros? cuadrados?)(?![a-z\d])/g, ' square metres ')
    // "Sooo" is "so".
    .replace(/([a-z])\1{2,}/g, '$1')
    // The name of the brokerage does not name a home.
    .replace(/dos mares estates/g, 'dos mares')
    .match(/\d+(?:[-.,]\d+)*|[a-z]+/g) ?? [];

/**
 * Reports whether two words differ by one typo (or two, in a long word): a letter too many, missing, wrong or
 * swapped.
 */
export function isSlip(typed: string, word: string): boolean {
  const isFar = typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2;
  if (isFar || Math.min(typed.length, word.length) < 4 || word.length < 5) return false;

  const slips = distance(typed, word);

  return slips <= (word.length > 8 ? 2 : 1) || (slips === 2 && isSwapped(typed, word));
}

/** Reports whether two adjacent letters are swapped. */
function isSwapped(typed: string, word: string) {
  const at = [...word].findIndex((letter, index) => letter !== typed[index]);

  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) === typed;
}

/** Turns lists of words into sets. */
export const setsOf = <Name extends string>(lists: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(lists).map(([name, words]) => [name, new Set(words.split(/\s+/).filter(Boolean))]),
  ) as unknown as Record<Name, ReadonlySet<string>>;
