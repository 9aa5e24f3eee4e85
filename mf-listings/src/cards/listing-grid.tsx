import { featured, type Listing } from '@dosmares/content/listings';
import { from, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { ListingCard, type ListingCardProps } from './listing-card.tsx';

const gridStyles = css`
  display: grid;
  gap: ${space(14)} ${space(8)};

  & > li {
    container-type: inline-size;
  }

  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space(10)};
  }
`;

const sizes = '(min-width: 1296px) 374px, (min-width: 1024px) 30vw, (min-width: 664px) 46vw, 92vw';

interface ListingGridProps extends Pick<ListingCardProps, 'headingLevel' | 'shownBy'> {
  listings?: readonly Listing[];
}

/** Houses side by side, by default the featured ones; every card leads to its house (H04, L03, L04, L05, L06). */
export const ListingGrid = ({ listings = featured, ...card }: ListingGridProps) => (
  <ul css={gridStyles}>
    {listings.map((listing) => (
      <li key={listing.id}>
        <ListingCard listing={listing} sizes={sizes} {...card} />
      </li>
    ))}
  </ul>
);
