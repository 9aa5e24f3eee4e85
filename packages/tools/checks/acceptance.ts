import { type Node, treeOf } from './syntax-tree.ts';

/** Two digits after one or two letters (`G01`, `AG19`), or one digit after `A9-`. */
const one = '(?:A9-\\d|[A-Z]{1,2}\\d{2})';
const named = new RegExp(`(?<![\\w-])(${one})(?:\\s*[-–]\\s*(${one}))?(?![\\w])`, 'g');
const onlyIds = new RegExp(`^${one}(?:[\\s,–-]+${one})*$`);
const testers = new Set(['describe', 'it', 'test']);
const notRun = new Set(['skip', 'todo', 'fixme']);

/** Returns the ids of a list in which each line `- ID text` is one requirement. */
export const idsOf = (list: string) =>
  [...list.matchAll(new RegExp(`^- (${one}) `, 'gm'))].map(([, id = '']) => id);

/** Returns every id that a text names; a range such as `S01-S04` includes all ids between. */
export const idsNamedIn = (text: string): string[] =>
  [...text.matchAll(named)].flatMap(([, first = '', last]) => (last ? range(first, last) : [first]));

function range(first: string, last: string) {
  const [, family = '', from = ''] = /^(A9-|[A-Z]+)(\d+)$/.exec(first) ?? [];
  if (!last.startsWith(family)) return [first, last];

  const to = Number(last.slice(family.length));

  return Array.from(
    { length: Math.max(to - Number(from) + 1, 0) },
    (_, index) => family + String(Number(from) + index).padStart(from.length, '0'),
  );
}

/**
 * Returns the ids in a test file's titles. Skipped tests do not count. Where a title is filled from a table (`%s`,
 * `$name`, `${…}`), strings in the file that consist only of ids count too.
 */
export function idsTestedIn(source: string) {
  const { titles, texts } = wordsOf(treeOf(source));
  const isFilled = titles.some((title) => /%\w|\$/.test(title));
  const filling = isFilled ? texts.filter((text) => onlyIds.test(text)) : [];

  return new Set([...titles, ...filling].flatMap(idsNamedIn));
}

/** Returns the requirements that no test names, in the order of the list. */
export function untested(list: string, sources: readonly string[]) {
  const tested = new Set(sources.flatMap((source) => [...idsTestedIn(source)]));

  return idsOf(list).filter((id) => !tested.has(id));
}

export interface Words {
  titles: string[];
  texts: string[];
}

function wordsOf(node?: Node, words: Words = { titles: [], texts: [] }): Words {
  if (typeof node !== 'object' || node === null) return words;

  const tester = node.type === 'CallExpression' ? testerOf(node.callee) : undefined;
  if (tester?.some((name) => notRun.has(name))) return words;

  if (tester) words.titles.push(textOf(node.arguments[0]?.expression));
  else if (node.type === 'StringLiteral') words.texts.push(textOf(node));
  for (const value of Object.values(node)) wordsOf(value, words);

  return words;
}

/** Returns `['it', 'each']` for `it.each(table)`; undefined when it is not a test. */
function testerOf(callee?: Node): string[] | undefined {
  if (callee?.type === 'Identifier') return testers.has(callee.value) ? [callee.value] : undefined;
  if (callee?.type === 'CallExpression') return testerOf(callee.callee);
  if (callee?.type !== 'MemberExpression') return undefined;

  const before = testerOf(callee.object);

  return before && [...before, callee.property.value];
}

/** Returns a literal's text, with `$` for each substitution of a template. */
function textOf(node?: Node): string {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part: Node) => part.cooked).join('$');

  return '';
}
