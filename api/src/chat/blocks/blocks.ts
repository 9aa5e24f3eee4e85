import { agent, agents } from './agents.ts';
import { faq, rate, report } from './answers.ts';
import { area, areas } from './areas.ts';
import type { Block, BlockKind, Context, Rendered } from './block.ts';
import { home, homes } from './homes.ts';
import { person, unknown, viewing } from './people.ts';

/** Every kind of block, by name. They render content alone, so that none states a wrong fact. */
export const kinds: Readonly<Record<string, BlockKind>> = {
  person,
  rate,
  viewing,
  agent,
  report,
  home,
  agents,
  homes,
  area,
  areas,
  faq,
  unknown,
};

/** Renders a block; undefined for one that names unknown content. */
export const render = (block: Block, context: Context): Rendered | undefined =>
  kinds[block.kind]?.render(block, context);
