import { Link } from '@dosmares/platform';
import { ArrowLeft, colour, ease, Icon, space, textLink, X } from '@dosmares/ui';
import { css } from '@emotion/react';

const barStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: ${space(4)};
`;

const closeStyles = css`
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  margin-right: -${space(2.5)};
  color: ${colour('navy')};
  transition: color ${ease};

  &:hover {
    color: ${colour('bronze')};
  }
`;

/** Back to Browse, and the close button (D04). */
export function Toolbar() {
  return (
    <div css={barStyles} data-print="hidden">
      <Link to="/properties" css={textLink}>
        <Icon of={ArrowLeft} size={18} aria-hidden="true" />
        Back to Browse
      </Link>
      <Link to="/" css={closeStyles} aria-label="Close">
        <Icon of={X} size={24} aria-hidden="true" />
      </Link>
    </div>
  );
}
