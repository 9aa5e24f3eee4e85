import { buttonStyles, space } from '@dosmares/ui';
import { css } from '@emotion/react';

/** A link that is visible only while it has the keyboard's focus. */
export const skipLink = css`
  ${buttonStyles('primary', 'small')};
  position: absolute;
  z-index: 1;
  top: ${space(4)};
  left: ${space(4)};

  &:not(:focus) {
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
