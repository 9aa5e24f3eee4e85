import { type Listing, listings, priceInDollars } from '@dosmares/content/listings';
import { from, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { ListingGrid } from './listing-card.tsx';

const sectionStyles = css`
  margin-top: clamp(${space(16)}, 9vw, ${space(32)});

  & > h2 {
    ${type.title};
    margin-bottom: ${space(10)};
  }

  /* Two cards and their heading fill the three columns that three cards fill elsewhere. */
  ${from.desktop} {
    display: grid;
    align-items: start;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space(10)};

    & > ul {
      grid-column: span 2;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const most = 3;

/** The houses whose price is nearest to that of the house with this id (D15). */
export function SimilarHouses({ id }: { id: string }) {
  const similar = similarTo(id);
  if (similar.length === 0) return null;

  return (
    <section css={sectionStyles} aria-labelledby="similar-houses" data-print="hidden">
      <h2 id="similar-houses">Similar houses</h2>
      <ListingGrid listings={similar} />
    </section>
  );
}

export function similarTo(id: string, all = listings): readonly Listing[] {
  const house = all.find((listing) => String(listing.id) === id);
  if (!house) return [];
  const distance = ({ price }: Listing) => Math.abs(priceInDollars(price) - priceInDollars(house.price));

  return all
    .filter((listing) => listing !== house)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most);
}
