import { Link } from '@dosmares/platform';
import { Picture, settle, textLink, wholeCardLink } from '@dosmares/ui';
import { ArrowRight, Icon, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Agent } from '../agent.ts';

const cardStyles = css`
  ${settle};
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  height: 100%;
`;

const linkStyles = css`
  ${textLink};
  ${wholeCardLink};
  justify-self: start;
  text-decoration: none;
`;

/** One agent at a glance, with a link to `/team/{id}` (H07, T03, A04). */
export function AgentCard({ agent, sizes, children }: { agent: Agent; sizes: string; children: ReactNode }) {
  return (
    <article css={cardStyles}>
      <Picture picture={agent.portrait} sizes={sizes} ratio="4 / 5" />
      <h3 css={[type.subheading, { marginTop: space(5) }]}>{agent.name}</h3>
      <p css={[type.note, { marginBlock: `${space(1)} ${space(3)}` }]}>{agent.specialization}</p>
      <Link to={`/team/${agent.id}`} css={linkStyles}>
        {children}
        <Icon of={ArrowRight} className="lucide-arrow-right" size={18} />
      </Link>
    </article>
  );
}
