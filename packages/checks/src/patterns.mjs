// @ts-check
// Finds the regular expressions of a TypeScript file, and judges whether their time is linear in the text.
import { Buffer } from 'node:buffer';
import { parseSync } from '@swc/core';
import { check } from 'recheck';

/** @typedef {{ line: number, source: string | undefined, flags: string }} Pattern `source` is undefined when it is known at run time only. */
/** @typedef {{ type?: string, span?: { start: number } } & Record<string, any>} Node */

/** Every pattern of a TypeScript text: literals, `RegExp(…)`, and the `pattern` of a schema. @param {string} code @param {boolean} [tsx] @returns {Pattern[]} */
export function patternsIn(code, tsx = false) {
  const nodes = [...nodesOf(parseSync(code, { syntax: 'typescript', tsx }))];
  const constants = constantsAmong(nodes);
  const bytes = Buffer.from(code);

  return nodes.flatMap((node) => {
    const place = node.type === 'KeyValueProperty' ? node.value.span : node.span;
    const found = patternOf(node, constants);

    // The parser counts bytes, from 1.
    return found
      ? [
          {
            line: bytes
              .subarray(0, place.start - 1)
              .toString()
              .split('\n').length,
            ...found,
          },
        ]
      : [];
  });
}

/**
 * What is wrong with a pattern: how its time grows, and on what; nothing when it is linear.
 * @param {Pick<Pattern, 'source' | 'flags'>} pattern
 */
export async function slownessOf({ source, flags }) {
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
 * Whether the engine is done soon with a text that was found by trying: the judge counts steps of an engine of its own,
 * which knows less than this one about looking behind. A quadratic pattern would take seconds for such a text.
 * @param {RegExp} pattern @param {string} text
 */
function isQuickOn(pattern, text) {
  const before = process.cpuUsage();
  text.replace(pattern, '');
  const { user, system } = process.cpuUsage(before);

  return (user + system) / 1_000 < quickMs;
}

/** @param {Node} node @param {Map<string, Node>} constants */
function patternOf({ type, pattern, flags, callee, key, value, arguments: given = [] }, constants) {
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

const mayBeText = (/** @type {Node} */ { type }) => /Literal|Identifier|Binary|Call/.test(type ?? '');

/** The text that an expression stands for, if constants alone make it. @param {Node | undefined} node @param {Map<string, Node>} constants @returns {string | undefined} */
function textOf(node, constants) {
  // The parser doubles the backslash of \uXXXX in a text.
  if (node?.type === 'StringLiteral') return plain(node.value);
  if (node?.type === 'RegExpLiteral') return node.pattern;
  if (node?.type === 'Identifier') return textOf(constants.get(node.value), constants);
  if (node?.type !== 'TemplateLiteral') return undefined;

  const parts = node.quasis.map((/** @type {Node} */ { cooked }, /** @type {number} */ index) => {
    const inserted = node.expressions[index];
    const text = inserted ? textOf(inserted, constants) : '';
    return text === undefined ? undefined : plain(cooked) + text;
  });

  return parts.includes(undefined) ? undefined : parts.join('');
}

const plain = (/** @type {string} */ text) => text.replace(/\\\\u(?=[\da-f]{4})/gi, '\\u');

/** @param {readonly Node[]} nodes @returns {Map<string, Node>} */
function constantsAmong(nodes) {
  const declared = nodes
    .filter(({ type }) => type === 'VariableDeclaration')
    .filter(({ kind }) => kind === 'const');
  const named = declared
    .flatMap(({ declarations }) => declarations)
    .filter(({ id, init }) => id.type === 'Identifier' && init);

  return new Map(named.map(({ id, init }) => [id.value, init]));
}

/** @param {any} value @returns {Generator<Node>} */
function* nodesOf(value) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.type === 'string') yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}
