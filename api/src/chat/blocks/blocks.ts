import { agent } from './agent.ts';
import { agents } from './agents.ts';
import { faq, office } from './answer.ts';
import type { Block, Context, Kind, Said } from './block.ts';
import { person, unknown, viewing } from './contact.ts';
import { home } from './home.ts';
import { compare, homes } from './homes.ts';
import { rate } from './rate.ts';
import { report } from './report.ts';

/** Every kind of block, by name. */
export const kinds = {
  ...{ person, rate, viewing, compare, agent, report, home, agents, homes, office, faq, unknown },
} as const satisfies { [K in Block['kind']]: Kind<Extract<Block, { kind: K }>> };

/** Says a block; undefined for one that names what the content does not have. */
export const rendered = (block: Block, context: Context): Said | undefined =>
  (kinds[block.kind] as Kind<Block>).render(block, context);
