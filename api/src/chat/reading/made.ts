import type { Block, Filter } from '../blocks/block.ts';
import type { Home } from '../homes.ts';
import type { Hit } from './words.ts';

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

/** What may be said of a part of a question, and how much of the part that explains. */
export interface Found {
  blocks: readonly Block[];
  weight: number;
}

export const sumOf = (hits: readonly Pick<Hit, 'weight'>[]) =>
  hits.reduce((sum, { weight }) => sum + weight, 0);

/** Reports whether a search asks for nothing. */
export const isEmpty = (filter: Filter) => Object.keys(filter).length === 0;

/** Begins or ends a question. */
export const asks =
  /\?|^(?:and |so |y |pero |but )?(?:what|how|who|when|where|which|why|is|are|do|does|did|can|could|will|would|should|que|como|quien|cuando|donde|cual|cuant|por que)/;
