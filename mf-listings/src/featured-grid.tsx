import { featuredIds } from '@dosmares/content/listings';
import { space } from '@dosmares/ui/brand';
import { ListingGrid } from './cards/listing-card.tsx';
import { CompareLink } from './compare-link.tsx';

export default function FeaturedGrid() {
  return (
    <>
      <ListingGrid />
      <CompareLink ids={featuredIds} css={{ marginTop: space(10) }} />
    </>
  );
}
