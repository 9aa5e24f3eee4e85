import { answerTime } from '@dosmares/content/answer-time';
import { agentPortrait } from '@dosmares/content/pictures/agents';
import type { Property } from '@dosmares/content/properties';
import { agentById, messagingHref, telHref } from '@dosmares/content/roster';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { buttonStyles, Picture, row, textLink } from '@dosmares/ui';
import { from, Icon, MessageCircle, Phone, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { CompareLink } from '../compare-link.tsx';
import { ShareActions } from './share-actions.tsx';

const panelStyles = css`
  padding-top: ${space(6)};
  border-top: 1px solid ${surface('rule')};

  ${from.desktop} {
    position: sticky;
    top: ${space(28)};
  }

  & > h2 {
    ${type.subheading};
    margin-bottom: ${space(2)};
  }

  & > p {
    ${type.note};
  }
`;

const waysStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${space(80)}, 100%), 1fr));
  gap: ${space(3)};
  margin-block: ${space(6)};

  & > :nth-child(n + 3) {
    justify-self: start;
  }
`;

interface SidePanelProps {
  property: Property;
  /** The ids of the houses beside which to see it, itself first. */
  compared: readonly (string | number)[];
}

/** The house’s agent, and the next steps: the links pass the house on to the contact page (D08, D13, C20). */
export function SidePanel({ property, compared }: SidePanelProps) {
  const { id, title } = property;

  return (
    <aside css={panelStyles} aria-label="Contact and sharing" data-print="hidden">
      <ListingAgent property={property} />
      <h2 id="asking">See it in person</h2>
      <p>
        Viewings are by appointment. You get a receipt at once, and an answer from a person {answerTime.en}.
        Asking is free and binds you to nothing.
      </p>
      <div css={waysStyles}>
        <Link to={contactAddress({ property: id })} css={buttonStyles('primary')}>
          Contact Agent
        </Link>
        <Link to={contactAddress({ property: id, viewing: true })} css={buttonStyles('quiet')}>
          Schedule Viewing
        </Link>
        <Link to={contactAddress({ property: id, viewing: 'call' })} css={textLink}>
          Video tour
        </Link>
        <CompareLink ids={compared}>Compare with other houses</CompareLink>
      </div>
      <ShareActions title={title} />
    </aside>
  );
}

const agentStyles = css`
  display: grid;
  grid-template-columns: ${space(24)} minmax(0, 1fr);
  gap: ${space(5)};
  align-items: center;
  margin-bottom: ${space(8)};

  & a {
    ${type.small};
    ${row(2)};
    min-height: ${space(8)};
    color: ${surface('heading')};

    &:not(:hover) {
      text-decoration: none;
    }
  }

  & p + a {
    ${type.subheading};
    margin-bottom: ${space(1)};
  }
`;

/** Who sells the house: portrait, name, numbers, and a message that names the house (D13). */
function ListingAgent({ property: { agentId, title } }: { property: Property }) {
  const agent = agentById(agentId);
  if (!agent) return null;
  const { slug, name, firstName, phone, phoneSecondary } = agent;
  const text = `Hi ${firstName}, I'm interested in ${title}. Can you help me?`;

  return (
    <div css={agentStyles}>
      <Picture picture={agentPortrait(agentId)} sizes="96px" ratio="4 / 5" />
      <div>
        <p css={type.eyebrow}>Listed by</p>
        <Link to={`/${slug}`}>{name}</Link>
        {[phone, phoneSecondary].map(
          (number) =>
            number && (
              <a href={telHref(number)} key={number}>
                <Icon of={Phone} size={16} />
                {number}
              </a>
            ),
        )}
        <a href={messagingHref(agent, text)} target="_blank" rel="noopener noreferrer">
          <Icon of={MessageCircle} size={16} />
          Message {firstName}
        </a>
      </div>
    </div>
  );
}
