import { from, Section, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Agent } from '../agent.ts';
import { Biography } from './biography.tsx';
import { Credentials } from './credentials.tsx';

const storyStyles = css`
  display: grid;
  gap: ${space(8)};
  margin-bottom: clamp(${space(12)}, 6vw, ${space(20)});

  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${space(12)};
  }

  & h2 {
    ${type.title};
  }
`;

/** The person behind the name, in prose and in short lists (AG07, AG08, T08). */
export function Story({
  agent,
  lists,
}: {
  agent: Agent;
  lists: Readonly<Record<string, readonly string[]>>;
}) {
  return (
    <Section tone="sand">
      <div css={storyStyles}>
        <h2>About {agent.firstName}</h2>
        <Biography paragraphs={agent.bio} />
      </div>
      <Credentials lists={lists} />
    </Section>
  );
}
