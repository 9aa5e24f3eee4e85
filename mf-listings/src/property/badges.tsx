import { Badge, space } from '@dosmares/ui';
import { css } from '@emotion/react';

const badgesStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Every house with a page of its own is one of the featured, luxury ones (D05). */
export function Badges() {
  return (
    <p css={badgesStyles}>
      <Badge>Featured</Badge>
      <Badge>Luxury</Badge>
    </p>
  );
}
