import { agentPortrait } from '@dosmares/content/pictures/agents';
import { agentById, messagingHref, type RosterEntry, telHref } from '@dosmares/content/roster';
import { Link } from '@dosmares/platform';
import { Icon, MessageCircle, Phone, Picture, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';

const agentStyles = css`
  display: grid;
  grid-template-columns: ${space(24)} minmax(0, 1fr);
  gap: ${space(5)};
  align-items: center;
  margin-bottom: ${space(8)};
`;

const labelStyles = css`
  ${type.label};
  color: ${surface('accent')};
`;

const nameStyles = css`
  ${type.subheading};
  margin-block: ${space(1)} ${space(2)};

  & a {
    text-decoration-color: transparent;
  }

  & a:hover {
    text-decoration-color: currentColor;
  }
`;

const wayStyles = css`
  ${type.small};
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: ${space(8)};
  color: ${surface('heading')};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** The agent who sells the house: portrait, name, numbers, and a message that names the house (D13). */
export function ListingAgent({ id, title }: { id: number; title: string }) {
  const agent = agentById(id);
  if (!agent) return null;
  const { slug, name, firstName } = agent;
  const text = `Hi ${firstName}, I'm interested in ${title}. Can you help me?`;

  return (
    <div css={agentStyles}>
      <Picture picture={agentPortrait(id)} sizes="96px" ratio="4 / 5" />
      <div>
        <div css={labelStyles}>Listed by</div>
        <div css={nameStyles}>
          <Link to={`/${slug}`}>{name}</Link>
        </div>
        {numbersOf(agent).map((number) => (
          <a href={telHref(number)} css={wayStyles} key={number}>
            <Icon of={Phone} size={16} aria-hidden="true" />
            {number}
          </a>
        ))}
        <a href={messagingHref(agent, text)} target="_blank" rel="noopener noreferrer" css={wayStyles}>
          <Icon of={MessageCircle} size={16} aria-hidden="true" />
          Message {firstName}
        </a>
      </div>
    </div>
  );
}

const numbersOf = ({ phone, phoneSecondary }: RosterEntry) =>
  phoneSecondary ? [phone, phoneSecondary] : [phone];
