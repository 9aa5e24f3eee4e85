import { colour, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';

/** Styles of a group of fields within the form. */
export const fieldsetStyles = css`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${type.subheading};
    margin-bottom: ${space(2)};
    color: ${colour('navy')};
  }
`;
