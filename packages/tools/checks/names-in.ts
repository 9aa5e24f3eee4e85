import type { Node } from 'acorn';
import { fullAncestor } from 'acorn-walk';

/** Names that are newer than a floor: of globals, of `Global.member`, and of members of any object. */
export interface NewNames {
  globals: ReadonlySet<string>;
  statics: ReadonlySet<string>;
  members: ReadonlySet<string>;
}

// biome-ignore lint/suspicious/noExplicitAny: a few fields of many kinds of node
type Any = Node & Record<string, any>;

/** Returns the new names that a script uses, without its own, and without those that it tests for anywhere. */
export function namesIn(tree: Node, names: NewNames): Set<string> {
  const used = new Set<string>();
  const asked = new Set<string>();
  const own = new Set<string>();
  fullAncestor(tree, (node: Any, _, ancestors, type) => {
    const name = nameOf(node);
    for (const one of usedBy(node, names)) used.add(one);
    if (name && isAsked(node, ancestors.at(-2))) asked.add(name);
    if (node.operator === 'in' && node.left.type === 'Literal') asked.add(node.left.value);
    if (type === 'VariablePattern') own.add(node.name);
    if (/^Import.*Specifier$/.test(node.type)) own.add(node.local.name);
  });

  return new Set([...used].filter((name) => !own.has(name) && !asked.has(name.split('.').at(-1) ?? '')));
}

/** Returns the name in a node: a variable's, or the one after the dot. */
function nameOf({ type, name, property, computed }: Any): string | undefined {
  if (type === 'Identifier') return name;

  return type === 'MemberExpression' && !computed ? property.name : undefined;
}

function usedBy(node: Any, { globals, statics, members }: NewNames): string[] {
  const name = nameOf(node) ?? '';
  if (node.type === 'Identifier') return globals.has(name) ? [name] : [];
  if (node.type !== 'MemberExpression') return [];

  const owner = node.object.name;
  const isGlobal = ['window', 'globalThis', 'self'].includes(owner) && globals.has(name);

  return [
    ...(isGlobal ? [name] : []),
    ...(statics.has(`${owner}.${name}`) ? [`${owner}.${name}`] : []),
    ...(members.has(name) ? [`.${name}`] : []),
  ];
}

/** Reports whether a name is where its absence would be noticed: in a condition, after `typeof`, before `?.`. */
function isAsked(node: Any, parent?: Any) {
  if (!parent) return false;
  if (node.optional || (parent.optional && (parent.object === node || parent.callee === node))) return true;
  if (parent.type === 'UnaryExpression') return ['typeof', '!'].includes(parent.operator);

  return parent.test === node || (parent.type === 'LogicalExpression' && parent.left === node);
}
