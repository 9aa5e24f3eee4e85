import { agent } from './agent.ts';
import { agents } from './agents.ts';
import { faq, office } from './answer.ts';
import type { Context, Kind, Said } from './block.ts';
import { person, unknown, viewing } from './contact.ts';
import { home } from './home.ts';
import { compare, homes } from './homes.ts';
import { rate } from './rate.ts';
import { report } from './report.ts';

/** Every kind of block, by name. */
export const kinds = {
  ...{ person, rate, viewing, compare, agent, report, home, agents, homes, office, faq, unknown },
};

type FormOf<K> = K extends Kind<infer B> ? B : never;

/** A block of one kind. */
export type BlockOf<Name extends keyof typeof kinds> = FormOf<(typeof kinds)[Name]>;

/**
 * One thing that a reply says. A reply is a list of blocks, chosen by a model or by `reading`; what they say comes
 * from content alone, so that a block can be chosen wrongly, but states no wrong fact.
 */
export type Block = { [Name in keyof typeof kinds]: BlockOf<Name> }[keyof typeof kinds];

/** The kinds, where one is as good as another. */
export const allKinds = Object.entries(kinds) as unknown as readonly (readonly [string, Kind<Block>])[];

/** Says a block; undefined for one that names what the content does not have. */
export const rendered = (block: Block, context: Context): Said | undefined =>
  (kinds[block.kind] as unknown as Kind<Block>).render(block, context);
