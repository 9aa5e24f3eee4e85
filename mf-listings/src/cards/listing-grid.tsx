import { featured, type Listing } from '@dosmares/content/listings';
import { Link } from '@dosmares/platform';
import { ArrowRight, from, Icon, space, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { cardLinkStyles, ListingCard, type ListingCardProps } from './listing-card.tsx';

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
export function ListingGrid({ headingLevel, shownBy, listings = featured }: ListingGridProps) {
  return (
    <ul css={gridStyles}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingCard listing={listing} headingLevel={headingLevel} shownBy={shownBy} sizes={sizes}>
            <Link to={`/property/${listing.id}`} css={cardLinkStyles}>
              View details
              <VisuallyHidden>: {listing.title}</VisuallyHidden>
              <Icon of={ArrowRight} className="lucide-arrow-right" size={18} aria-hidden="true" />
            </Link>
          </ListingCard>
        </li>
      ))}
    </ul>
  );
}
