import { textLink } from '@dosmares/ui';
import { space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

/** A button that looks like a text link, large enough for a finger. */
export const textButton = css`
  ${textLink};
  ${type.small};
  min-height: ${space(11)};
  padding: 0;
  background-position: 0 calc(50% + 0.8em);
`;
