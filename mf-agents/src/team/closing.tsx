import { Link } from '@dosmares/platform';
import { buttonStyles, Section, space } from '@dosmares/ui';
import { css } from '@emotion/react';

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** The next steps, at the end of a page (T07, T10). */
export function Closing({ tone, title, lead }: { tone: 'ivory' | 'sand'; title: string; lead: string }) {
  return (
    <Section tone={tone} title={title} lead={lead}>
      <div css={actionsStyles}>
        <Link to="/contact" css={buttonStyles('primary')}>
          Contact Us
        </Link>
        <Link to="/properties" css={buttonStyles('quiet')}>
          Browse Properties
        </Link>
      </div>
    </Section>
  );
}
