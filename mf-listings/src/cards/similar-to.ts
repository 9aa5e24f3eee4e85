import { type Listing, listings, priceInDollars } from '@dosmares/content/listings';

const most = 3;

/** The houses whose price is nearest to that of the house with this id (D15). */
export function similarTo(id: string, all = listings): readonly Listing[] {
  const house = all.find((listing) => String(listing.id) === id);
  if (!house) return [];
  const distance = ({ price }: Listing) => Math.abs(priceInDollars(price) - priceInDollars(house.price));

  return all
    .filter((listing) => listing !== house)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, most);
}
