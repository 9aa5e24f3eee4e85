import { Link, Slot } from '@dosmares/platform';
import { buttonStyles, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { Chapter } from './chapter.tsx';

const textStyles = css`
  ${type.lead};
`;

const wayStyles = css`
  ${buttonStyles('primary')};
  justify-self: start;
  margin-top: ${space(4)};
`;

/** The text below the heading when no house has the id (D03). */
export function PropertyNotFound({ text }: { text: string }) {
  return (
    <>
      <p css={textStyles}>{text}</p>
      <Link to="/properties" css={wayStyles}>
        Back to Properties
      </Link>
    </>
  );
}

const offerStyles = css`
  padding-top: clamp(${space(12)}, 6vw, ${space(20)});
`;

/** The houses that there are, for a visitor who looked for another (D03). */
export const HousesInstead = () => (
  <div css={offerStyles}>
    <Chapter title="For sale today">
      <Slot name="mf-listings/featured-grid" props={{ headingLevel: 3 }} minHeight="40rem" />
    </Chapter>
  </div>
);
