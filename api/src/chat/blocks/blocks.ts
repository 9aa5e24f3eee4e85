import { agent } from './agent.ts';
import { agents } from './agents.ts';
import type { Block, Context, Kind, Said } from './block.ts';
import { compare } from './compare.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { homes } from './homes.ts';
import { office } from './office.ts';
import { person } from './person.ts';
import { rate } from './rate.ts';
import { report } from './report.ts';
import { unknown } from './unknown.ts';
import { viewing } from './viewing.ts';

/** Every kind of block, by name; without a model the first that applies is chosen, in this order. */
export const kinds = {
  person,
  rate,
  viewing,
  compare,
  agent,
  report,
  home,
  agents,
  homes,
  office,
  faq,
  unknown,
} as const satisfies {
  [K in Block['kind']]: Kind<Extract<Block, { kind: K }>>;
};

/** Says a block; undefined for one that names what the content does not have. */
export const rendered = (block: Block, context: Context): Said | undefined =>
  (kinds[block.kind] as Kind<Block> | undefined)?.render(block, context);
