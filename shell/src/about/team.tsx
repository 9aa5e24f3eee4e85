import { roster } from '@dosmares/content/roster';
import { Link, Slot } from '@dosmares/platform';
import { ArrowRight, from, Section, space, textLink } from '@dosmares/ui';
import { css } from '@emotion/react';

const room = css`
  --team-height: ${space(553)};

  ${from.tablet} {
    --team-height: ${space(425)};
  }

  ${from.desktop} {
    --team-height: ${space(312)};
  }

  ${from.wide} {
    --team-height: ${space(377)};
  }
`;

// The founder first, as in the house.
const ids = [12, ...roster.map(({ id }) => id).filter((id) => id !== 12)];

/** All eleven agents, from their own application (A04). */
export function Team() {
  const all = (
    <Link css={textLink} to="/team">
      Visit the team
      <ArrowRight size={18} aria-hidden />
    </Link>
  );

  return (
    <Section css={room} tone="sand" eyebrow="The people" title="Meet Our Team" action={all}>
      <Slot
        name="mf-agents/team-grid"
        props={{ ids }}
        minHeight="var(--team-height)"
        fallbackTitle="Our agents are away for a moment"
      />
    </Section>
  );
}
