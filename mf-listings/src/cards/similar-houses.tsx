import { type Listing, listings, priceInDollars } from '@dosmares/content/listings';
import { space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { CompareLink } from '../compare-link.tsx';
import { ListingGrid, namedHouses } from './listing-card.tsx';

const sectionStyles = css`
  ${namedHouses};
  margin-top: clamp(${space(16)}, 9vw, ${space(32)});

  & > h2 {
    ${type.title};
    margin-bottom: ${space(10)};
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
      <CompareLink ids={[id, ...similar.map((house) => house.id)]} css={{ marginTop: space(10) }}>
        Compare with this house
      </CompareLink>
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
