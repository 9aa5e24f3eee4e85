/** Two digits after one or two letters (`G01`, `AG19`), or one digit after `A9-`. */
const id = '(?:A9-\\d|[A-Z]{1,2}\\d{2})';
const named = new RegExp(`(?<![\\w-])(${id})(?:\\s*[-–]\\s*(${id}))?(?![\\w])`, 'g');
/** The text that follows the name of a test, also after `.each(…)`. */
const title =
  /(?:\b(?:it|test|describe)(?:\.(?!skip|todo|fixme)\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
/** A text of nothing but ids, which fills the title of a test from a table. */
const onlyIds = new RegExp(`['"\`](${id}(?:[\\s,–-]+${id})*)['"\`]`, 'g');

/** Returns the ids of a list in which each line `- ID text` is one requirement. */
export const idsOf = (list: string) =>
  [...list.matchAll(new RegExp(`^- (${id}) `, 'gm'))].map(([, one = '']) => one);

/** Returns the ids that the titles of a test file name; a range such as `S01-S04` includes all ids between. */
export const idsTestedIn = (source: string): string[] =>
  [...source.matchAll(title), ...source.matchAll(onlyIds)]
    .map((match) => match.at(-1) ?? '')
    .flatMap((text) =>
      [...text.matchAll(named)].flatMap(([, first = '', last]) => (last ? range(first, last) : [first])),
    );

function range(first: string, last: string) {
  const [, family = '', from = ''] = /^(A9-|[A-Z]+)(\d+)$/.exec(first) ?? [];
  const count = Number(last.slice(family.length)) - Number(from) + 1;

  return Array.from(
    { length: count },
    (_, index) => family + String(Number(from) + index).padStart(from.length, '0'),
  );
}
