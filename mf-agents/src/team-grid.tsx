import type { SlotProps } from '@dosmares/contracts/remote';
import { from, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { memberOf } from './agent.ts';
import { AgentCard } from './team/agent-card.tsx';

const gridStyles = (tabletColumns: number) => css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(10)} ${space(4)};

  ${from.tablet} {
    grid-template-columns: repeat(${tabletColumns}, minmax(0, 1fr));
    gap: ${space(12)} ${space(6)};
  }

  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${space(8)};
  }
`;

/** Agents as cards, in the order given; other applications mount it (H07, A04). */
export default function TeamGrid({ ids }: SlotProps['mf-agents/team-grid']) {
  const members = ids.flatMap((id) => memberOf(String(id)) ?? []);

  return (
    <ul css={gridStyles(members.length > 4 ? 3 : 4)}>
      {members.map((agent) => (
        <li key={agent.id}>
          <AgentCard agent={agent} sizes="(min-width: 1024px) 280px, (min-width: 768px) 25vw, 50vw">
            Meet {agent.firstName}
          </AgentCard>
        </li>
      ))}
    </ul>
  );
}
