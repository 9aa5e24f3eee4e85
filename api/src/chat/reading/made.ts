import type { Block } from '../blocks/block.ts';
import type { Home } from '../homes.ts';

/** A written answer; nothing where there is none. */
export const answer = (of: string | undefined): Block[] => (of ? [{ kind: 'faq', of }] : []);

/** A field of one home, or of up to three. */
export const homeBlock = (field: string, ...homes: readonly Home[]): Block => ({
  kind: 'home',
  all: homes.slice(0, 3).map(({ id }) => id),
  field,
});

/** A field of several homes; nothing where there are not several. */
export const sideways = (homes: readonly Home[], field: string): Block[] =>
  homes.length > 1 ? [homeBlock(field, ...homes)] : [];
