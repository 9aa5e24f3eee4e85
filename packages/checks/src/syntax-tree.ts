import { parseSync } from '@swc/core';

/** A node of a syntax tree as the parser gives it: what is in it depends on its type. */
export interface Node {
  type?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the checks read a few fields of hundreds of kinds of node
  [field: string]: any;
}

/** The syntax tree of a TypeScript text. */
export const treeOf = (code: string, tsx = true): Node => parseSync(code, { syntax: 'typescript', tsx });
