import { Link } from '@dosmares/platform';
import { buttonStyles, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';

const textStyles = css`
  ${type.lead};
`;

const wayStyles = css`
  ${buttonStyles('primary')};
  justify-self: start;
  margin-top: ${space(4)};
`;

/** Text below the heading when no house has the id (D03). */
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
