import { listings } from '@dosmares/content/listings';
import { marketReport } from '@dosmares/content/market-report';
import { type PictureName, propertyPicture } from '@dosmares/content/pictures/property';

/** A house of the external listing service. */
export interface House {
  reference: string;
  title: string;
  price: string;
  area: string;
  beds: number;
  baths: number;
  size: string;
  text: string;
  features: readonly string[];
  picture: ReturnType<typeof propertyPicture>;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const featured: readonly House[] = listings.map((listing) => ({
  reference: listing.mlsNumber,
  title: listing.title,
  price: listing.price,
  area: listing.location,
  beds: listing.beds,
  baths: listing.baths,
  size: listing.sqft,
  text: listing.description,
  features: listing.features,
  picture: propertyPicture(listing.picture),
}));

const reported: readonly House[] = marketReport.listings.map((listing) => ({
  reference: listing.reference,
  title: listing.name,
  price: dollars.format(listing.price),
  area: listing.area,
  beds: listing.beds,
  baths: listing.baths,
  size: listing.squareMetres ? `${listing.squareMetres.toLocaleString('en-US')} m²` : '',
  text: listing.feature ?? '',
  features: [],
  picture: propertyPicture(listing.picture as PictureName),
}));

/** All houses of the demo content, with their MLS numbers. */
export const houses: readonly House[] = [...featured, ...reported];

/** Finds houses by number, name or place; blank finds all. */
export function search(words: string): readonly House[] {
  const wanted = plain(words).split(' ').filter(Boolean);

  return houses.filter(({ reference, title, area }) => {
    const text = plain(`${reference} ${title} ${area}`);
    return wanted.every((word) => text.includes(word));
  });
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
    .toLowerCase();
