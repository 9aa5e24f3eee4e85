import { colour, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Agent } from '../agent.ts';

const listStyles = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-block: ${space(10)};
  border-block: 1px solid ${colour('line')};

  & div {
    display: flex;
    flex-direction: column-reverse;
    gap: ${space(1)};
    padding-block: ${space(6)};
  }

  & div + div {
    padding-left: ${space(8)};
    border-left: 1px solid ${colour('line')};
  }

  & dt {
    ${type.note};
  }

  & dd {
    ${type.title};
    color: ${colour('navy')};
  }
`;

/** The two figures of an agent (AG04, T08). */
export function Facts({ agent }: { agent: Pick<Agent, 'yearsShown' | 'propertiesSold'> }) {
  return (
    <dl css={listStyles}>
      <div>
        <dt>Years Experience</dt>
        <dd>{agent.yearsShown}</dd>
      </div>
      <div>
        <dt>Properties Sold</dt>
        <dd>{agent.propertiesSold}+</dd>
      </div>
    </dl>
  );
}
