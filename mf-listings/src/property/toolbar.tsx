import { Link } from '@dosmares/platform';
import { ArrowLeft, colour, Icon, space, textLink, X } from '@dosmares/ui';
import { css } from '@emotion/react';
import { UnitsSwitch } from '../units.tsx';

const barStyles = css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  padding-block: clamp(${space(2)}, 2vw, ${space(4)});

  /* On the narrowest screens the switch has a row of its own. */
  @media (max-width: 22em) {
    & > [role='group'] {
      order: 1;
      flex-basis: 100%;
    }
  }
`;

const closeStyles = css`
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  margin-right: -${space(2.5)};
  color: ${colour('navy')};

  &:hover {
    color: ${colour('bronze')};
  }
`;

/** Back to Browse, the switch of units, and the close button (D04, D21). */
export function Toolbar() {
  return (
    <div css={barStyles} data-print="hidden">
      <Link to="/properties" css={textLink}>
        <Icon of={ArrowLeft} size={18} />
        Back to Browse
      </Link>
      <UnitsSwitch />
      <Link to="/" css={closeStyles} aria-label="Close">
        <Icon of={X} size={24} />
      </Link>
    </div>
  );
}
