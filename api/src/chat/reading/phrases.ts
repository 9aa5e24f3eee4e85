/** Matches phrases as content writes them (`content/chat/faq`) on folded text, in linear time. */
export function phrases(list: string): RegExp {
  return new RegExp(list.split(', ').map(patternOf).join('|') || '(?!)');
}

function patternOf(phrase: string): string {
  const words = phrase
    .replace(/^\^|\$$/g, '')
    .split(' ')
    .map((word) => `(?:${word.split('/').map(formsOf).join('|')})`);
  const [first, last] = [phrase.startsWith('^') ? '^' : '(?<![a-z0-9])', phrase.endsWith('$') ? '\\W*$' : ''];

  return `${first}${words.join('(?:\\W+\\w+){0,2}?\\W+')}(?![a-z0-9])${last}`;
}

/** One word: with any ending where it says so, else with a plural, which the shortest words have not. */
function formsOf(word: string): string {
  const plain = word.replace(/[.$]/g, '\\$&');
  if (word.endsWith('*')) return `${plain.slice(0, -1)}\\w*`;

  return word.length > 2 ? `${plain}(?:es|s)?` : plain;
}
