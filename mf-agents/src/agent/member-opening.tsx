import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import {
  ArrowLeft,
  ArrowRight,
  buttonStyles,
  Container,
  colour,
  from,
  Icon,
  space,
  textLink,
  type,
} from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Agent } from '../agent.ts';
import { ContactList } from './contact-list.tsx';
import { Facts } from './facts.tsx';
import { Portrait } from './portrait.tsx';

const openingStyles = css`
  padding-block: ${space(8)} clamp(${space(16)}, 8vw, ${space(28)});
`;

const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  margin-top: ${space(8)};

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: start;
  }

  ${from.desktop} {
    grid-template-columns: ${space(80)} minmax(0, 1fr);
    gap: ${space(24)};
  }
`;

const portraitStyles = css`
  max-width: 62%;

  ${from.tablet} {
    max-width: 100%;
  }
`;

const nameStyles = css`
  ${type.hero};
  margin-block: ${space(4)} ${space(5)};
`;

const specializationStyles = css`
  ${type.lead};
  color: ${colour('slate')};
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(8)};
  margin-top: ${space(10)};
`;

const labels = { primary: 'Cell', secondary: 'Mexico Number' };

/** Portrait, name, figures and every way to reach the person (T08 to T10). */
export function MemberOpening({ agent }: { agent: Agent }) {
  return (
    <Container css={openingStyles}>
      <Link to="/team" css={textLink}>
        <Icon of={ArrowLeft} size={18} aria-hidden="true" />
        Back to Team
      </Link>
      <div css={columnsStyles}>
        <Portrait agent={agent} css={portraitStyles} />
        <div>
          <p css={type.eyebrow}>{agent.title}</p>
          <h1 css={nameStyles}>{agent.name}</h1>
          <p css={specializationStyles}>{agent.specialization}</p>
          <Facts agent={agent} />
          <ContactList agent={agent} labels={labels} />
          <div css={actionsStyles}>
            <Link to={contactAddress({ agent: agent.slug, type: 'general' })} css={buttonStyles('primary')}>
              Schedule Consultation
            </Link>
            <Link to={`/${agent.slug}`} css={textLink}>
              Listings and reviews
              <Icon of={ArrowRight} className="lucide-arrow-right" size={18} aria-hidden="true" />
            </Link>
          </div>
        </div>
      </div>
    </Container>
  );
}
