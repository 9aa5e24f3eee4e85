import { featuredIds } from '@dosmares/content/listings';
import type { SlotProps } from '@dosmares/contracts/remote';
import { space } from '@dosmares/ui/brand';
import { ListingGrid } from './cards/listing-card.tsx';
import { CompareLink } from './compare-link.tsx';

export default function FeaturedGrid({ isLarge }: SlotProps['mf-listings/featured-grid']) {
  return (
    <>
      <ListingGrid isLarge={isLarge} />
      <CompareLink ids={featuredIds} css={{ marginTop: space(10) }} />
    </>
  );
}
