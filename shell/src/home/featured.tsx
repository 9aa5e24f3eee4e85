import { Link, Slot } from '@dosmares/platform';
import { ArrowRight, from, Section, space, textLink } from '@dosmares/ui';
import { css } from '@emotion/react';

// As high as the three cards are, so that nothing moves when they arrive late.
const room = css`
  --featured-height: ${space(410)};

  ${from.tablet} {
    --featured-height: ${space(224)};
  }

  ${from.desktop} {
    --featured-height: ${space(131)};
  }
`;

/** Three listings from their own application (H04), and the way to all of them (H05). */
export function Featured() {
  const all = (
    <Link css={textLink} to="/properties">
      View All Properties
      <ArrowRight size={18} aria-hidden />
    </Link>
  );

  return (
    <Section css={room} eyebrow="Selected this season" title="Featured Properties" action={all}>
      <Slot
        name="mf-listings/featured-grid"
        props={{ headingLevel: 3 }}
        minHeight="var(--featured-height)"
        fallbackTitle="The featured properties are away for a moment"
      />
    </Section>
  );
}
