import type { SlotProps } from '@dosmares/contracts/remote';
import { ListingGrid } from './cards/listing-grid.tsx';

/** The three featured houses of the home page (H04). Its heading belongs to the page that mounts it. */
export default function FeaturedGrid({ headingLevel = 3 }: SlotProps['mf-listings/featured-grid']) {
  return <ListingGrid headingLevel={headingLevel} />;
}
