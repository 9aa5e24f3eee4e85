import { columns, StatTile } from '@dosmares/ui';
import { space } from '@dosmares/ui/brand';
import type { Agent } from '../agent.ts';

/** The two figures of an agent (AG04, T08). */
export const Facts = ({ agent }: { agent: Pick<Agent, 'yearsShown' | 'propertiesSold'> }) => (
  <div css={[columns(8), { gridTemplateColumns: '1fr 1fr', marginBlock: space(10) }]}>
    <StatTile figure={agent.yearsShown} label="Years Experience" />
    <StatTile figure={`${agent.propertiesSold}+`} label="Properties Sold" />
  </div>
);
