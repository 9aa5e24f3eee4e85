import { Link } from '@dosmares/platform';
import { buttonStyles, row, Section } from '@dosmares/ui';

/** The next steps, at the end of a page (T07, T10). */
export function Closing({ tone, title, lead }: { tone: 'ivory' | 'sand'; title: string; lead: string }) {
  return (
    <Section tone={tone} title={title} lead={lead}>
      <div css={row(3)}>
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
