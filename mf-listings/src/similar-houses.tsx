import type { SlotProps } from '@dosmares/contracts/remote';
import { space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { ListingGrid, namedHouses } from './cards/listing-card.tsx';
import { similarTo } from './cards/similar-to.ts';
import { CompareLink } from './compare-link.tsx';

const sectionStyles = css`
  ${namedHouses};
  margin-top: clamp(${space(16)}, 9vw, ${space(32)});

  & > h2 {
    ${type.title};
    margin-bottom: ${space(10)};
  }
`;

/** The end of a house's page (D15). */
export default function SimilarHouses({ id }: SlotProps['mf-listings/similar-houses']) {
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
