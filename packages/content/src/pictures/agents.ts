import type { PictureSource } from '@dosmares/contracts/picture';
import { agentById } from '../agents/roster.ts';
import { mediaAddress } from './picture.ts';
import { agentTable } from './tables/agents.ts';

const rows: Readonly<Record<number, (typeof agentTable)[keyof typeof agentTable]>> = agentTable;

/** Returns an agent's portrait, 4:5 (AG04, T08): a drawing, and a JPEG for social cards. */
export function agentPortrait(id: number): PictureSource {
  const row = rows[id];
  if (!row) throw new RangeError(`No portrait of agent ${id}`);

  const { portrays, width, height, tints, svg, jpg } = row;

  return {
    alt: `Illustrated portrait of ${agentById(id)?.name}, ${portrays}`,
    width,
    height,
    tints,
    sources: [{ type: 'image/svg+xml', srcSet: mediaAddress(svg, `agents/agent-${id}.svg`) }],
    src: mediaAddress(jpg, `agents/agent-${id}.jpg`),
  };
}
