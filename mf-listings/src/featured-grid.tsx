import { ListingGrid } from './cards/listing-card.tsx';

/** The three featured houses of the home page (H04). Its heading belongs to the page that mounts it. */
export default function FeaturedGrid() {
  return <ListingGrid />;
}
