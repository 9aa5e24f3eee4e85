import { parseSync } from '@swc/core';

/** A node of the parser's syntax tree; its fields depend on its type. */
export interface Node {
  type?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the checks read a few fields of hundreds of kinds of node
  [field: string]: any;
}

/** Parses a TypeScript text into a syntax tree. */
export const treeOf = (code: string, tsx = true): Node => parseSync(code, { syntax: 'typescript', tsx });
