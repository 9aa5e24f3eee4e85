import { answerTime } from '@dosmares/content/answer-time';
import type { Property } from '@dosmares/content/properties';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { buttonStyles, from, space, surface, textLink, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ListingAgent } from './listing-agent.tsx';

const panelStyles = css`
  padding-top: ${space(6)};
  border-top: 1px solid ${surface('rule')};

  ${from.desktop} {
    position: sticky;
    top: ${space(28)};
  }

  & h2 {
    ${type.subheading};
    margin-bottom: ${space(2)};
  }

  & p {
    ${type.small};
    color: ${surface('quiet')};
  }
`;

const waysStyles = css`
  display: grid;
  gap: ${space(3)};
  margin-block: ${space(6)} ${space(6)};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.desktop} {
    grid-template-columns: none;
  }

  & > :last-child {
    justify-self: start;
  }
`;

/** The house's agent, and the next steps: both links lead to the contact page, and pass the house on (D08, D13, C20). Sharing is below. */
export function SidePanel({ property, children }: { property: Property; children: ReactNode }) {
  const { id, agentId, title } = property;

  return (
    <aside css={panelStyles} aria-label="Contact and sharing" data-print="hidden">
      <ListingAgent id={agentId} title={title} />
      <h2>See it in person</h2>
      <p>Viewings are by appointment. We answer {answerTime.en}.</p>
      <div css={waysStyles}>
        <Link to={contactAddress({ property: id })} css={buttonStyles('primary')}>
          Contact Agent
        </Link>
        <Link to={contactAddress({ property: id, viewing: true })} css={buttonStyles('quiet')}>
          Schedule Viewing
        </Link>
        <Link to={contactAddress({ property: id, viewing: 'call' })} css={textLink}>
          Walk through on a call
        </Link>
      </div>
      {children}
    </aside>
  );
}
