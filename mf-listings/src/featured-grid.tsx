import { ListingGrid } from './cards/listing-card.tsx';

export default function FeaturedGrid() {
  return <ListingGrid />;
}
