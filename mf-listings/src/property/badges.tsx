import { featuredIds, type Listing } from '@dosmares/content/listings';
import { Badge, space } from '@dosmares/ui';
import { css } from '@emotion/react';

const badgesStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Every house is a luxury one; those of the home page are featured too (D05). */
export function Badges({ id }: Pick<Listing, 'id'>) {
  return (
    <p css={badgesStyles}>
      {featuredIds.includes(id) && <Badge>Featured</Badge>}
      <Badge>Luxury</Badge>
    </p>
  );
}
