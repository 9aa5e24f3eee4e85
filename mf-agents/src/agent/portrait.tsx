import { Picture } from '@dosmares/ui';
import { colour, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { Agent } from '../agent.ts';

/* Drawn portraits are shown as matted prints: small, and never at the size of photographs. */
const matStyles = css`
  width: ${space(80)};
  max-width: 100%;
  padding: ${space(4)};
  background: ${colour('sand')};
`;

/** The portrait that opens an agent's page, at most 320 px wide (AG04, T08). */
export function Portrait({ agent, className }: { agent: Agent; className?: string }) {
  return (
    <div css={matStyles} className={className}>
      <Picture picture={agent.portrait} sizes="288px" ratio="4 / 5" priority />
    </div>
  );
}
