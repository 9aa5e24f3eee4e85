import { Link, Slot } from '@dosmares/platform';
import { ArrowRight, from, Section, space, textLink } from '@dosmares/ui';
import { css } from '@emotion/react';

const room = css`
  --team-height: ${space(179)};

  ${from.tablet} {
    --team-height: ${space(283)};
  }

  ${from.desktop} {
    --team-height: ${space(96)};
  }

  ${from.wide} {
    --team-height: ${space(118)};
  }
`;

const ids = [12, 1, 3, 8];

/** Four of the eleven agents, from their own application (H07). */
export function Team() {
  const all = (
    <Link css={textLink} to="/team">
      Meet the whole team
      <ArrowRight size={18} aria-hidden />
    </Link>
  );

  return (
    <Section css={room} eyebrow="The people" title="Who will walk the land with you" action={all}>
      <Slot
        name="mf-agents/team-grid"
        props={{ ids }}
        minHeight="var(--team-height)"
        fallbackTitle="Our agents are away for a moment"
      />
    </Section>
  );
}
