// Finds the regular expressions of a TypeScript file, and checks whether they run in linear time.
import { Buffer } from 'node:buffer';
import { check } from 'recheck';
import { type Node, treeOf } from './syntax-tree.ts';

/** `source` is undefined when it is known only at run time. */
export interface Pattern {
  line: number;
  source: string | undefined;
  flags: string;
}

/** Returns every pattern of a TypeScript text: literals, `RegExp(…)`, and the `pattern` of a schema. */
export function patternsIn(code: string, tsx = false): Pattern[] {
  const nodes = [...nodesOf(treeOf(code, tsx))];
  const constants = constantsAmong(nodes);
  const bytes = Buffer.from(code);

  return nodes.flatMap((node) => {
    const found = patternOf(node, constants);
    if (!found) return [];

    const { span } = node.type === 'KeyValueProperty' ? node.value : node;
    // The parser counts bytes, from 1.
    const before = bytes.subarray(0, span.start - 1).toString();

    return [{ line: before.split('\n').length, ...found }];
  });
}

/** Reports how a pattern's time grows, and on which text; nothing when it is linear. */
export async function slownessOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>) {
  if (source === undefined)
    return 'is built at run time: write it down as a constant, so that it can be judged';
  const verdict = await check(source, flags, { timeout: 60_000 });
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return `cannot be judged (${verdict.error.kind})`;

  if (verdict.complexity.isFuzz && isQuickOn(new RegExp(source, flags), verdict.attack.string))
    return undefined;

  return `${verdict.complexity.summary}, for example on ${verdict.attack.pattern}`;
}

const quickMs = 500;

/**
 * Reports whether the engine quickly finishes on an attack string that was found by fuzzing: the checker counts the
 * steps of its own engine, which handles lookbehind less well than this one. A quadratic pattern would take seconds
 * on that string.
 */
function isQuickOn(pattern: RegExp, text: string) {
  const before = process.cpuUsage();
  text.replace(pattern, '');
  const { user, system } = process.cpuUsage(before);

  return (user + system) / 1_000 < quickMs;
}

function patternOf(
  { type, pattern, flags, callee, key, value, arguments: given = [] }: Node,
  constants: Map<string, Node>,
) {
  if (type === 'RegExpLiteral') return { source: pattern, flags };
  if (/^(New|Call)Expression$/.test(type ?? '') && callee.value === 'RegExp')
    return {
      source: textOf(given[0]?.expression, constants),
      flags: textOf(given[1]?.expression, constants) ?? '',
    };
  // A schema's pattern is compiled with the flag u.
  if (type === 'KeyValueProperty' && key.value === 'pattern' && mayBeText(value))
    return { source: textOf(value, constants), flags: 'u' };

  return undefined;
}

const mayBeText = ({ type }: Node) => /Literal|Identifier|Binary|Call/.test(type ?? '');

/** Returns the string value of an expression that consists only of constants. */
function textOf(node: Node | undefined, constants: Map<string, Node>): string | undefined {
  // The parser doubles the backslash of \uXXXX in a string.
  if (node?.type === 'StringLiteral') return plain(node.value);
  if (node?.type === 'RegExpLiteral') return node.pattern;
  if (node?.type === 'Identifier') return textOf(constants.get(node.value), constants);
  if (node?.type !== 'TemplateLiteral') return undefined;

  const parts = node.quasis.map(({ cooked }: Node, index: number) => {
    const inserted = node.expressions[index];
    const text = inserted ? textOf(inserted, constants) : '';
    return text === undefined ? undefined : plain(cooked) + text;
  });

  return parts.includes(undefined) ? undefined : parts.join('');
}

const plain = (text: string) => text.replace(/\\\\u(?=[\da-f]{4})/gi, '\\u');

function constantsAmong(nodes: readonly Node[]): Map<string, Node> {
  const declared = nodes
    .filter(({ type }) => type === 'VariableDeclaration')
    .filter(({ kind }) => kind === 'const');
  const named = declared
    .flatMap(({ declarations }) => declarations)
    .filter(({ id, init }) => id.type === 'Identifier' && init);

  return new Map(named.map(({ id, init }) => [id.value, init]));
}

function* nodesOf(value: Node | null): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.type === 'string') yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}
