import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { buttonStyles, Container, columns, row, textLink } from '@dosmares/ui';
import { ArrowLeft, ArrowRight, colour, from, Icon, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { Agent } from '../agent.ts';
import { ContactList } from './contact-list.tsx';
import { Facts } from './facts.tsx';
import { Portrait } from './portrait.tsx';

const columnsStyles = css`
  ${columns(10, { tablet: ['minmax(0, 1fr) minmax(0, 2fr)', 10], desktop: [`${space(80)} minmax(0, 1fr)`, 24] })};
  align-items: start;
  margin-top: ${space(8)};
`;

const portraitStyles = css`
  max-width: 62%;

  ${from.tablet} {
    max-width: 100%;
  }
`;

const labels = { primary: 'Cell', secondary: 'Mexico Number' };

/** Portrait, name, figures and every way to reach the person (T08 to T10). */
export function MemberOpening({ agent }: { agent: Agent }) {
  return (
    <Container css={{ paddingBlock: `${space(8)} clamp(${space(16)}, 8vw, ${space(28)})` }}>
      <Link to="/team" css={textLink}>
        <Icon of={ArrowLeft} size={18} />
        Back to Team
      </Link>
      <div css={columnsStyles}>
        <Portrait agent={agent} css={portraitStyles} />
        <div>
          <p css={type.eyebrow}>{agent.title}</p>
          <h1 css={[type.hero, { marginBlock: `${space(4)} ${space(5)}` }]}>{agent.name}</h1>
          <p css={[type.lead, { color: colour('slate') }]}>{agent.specialization}</p>
          <Facts agent={agent} />
          <ContactList agent={agent} labels={labels} />
          <div css={[row(4), { columnGap: space(8), marginTop: space(10) }]}>
            <Link to={contactAddress({ agent: agent.slug, type: 'general' })} css={buttonStyles('primary')}>
              Schedule Consultation
            </Link>
            <Link to={`/${agent.slug}`} css={textLink}>
              Listings and reviews
              <Icon of={ArrowRight} className="lucide-arrow-right" size={18} />
            </Link>
          </div>
        </div>
      </div>
    </Container>
  );
}
