import { listings, priceInDollars } from '@dosmares/content/listings';
import { marketReport } from '@dosmares/content/market-report';
import { type PictureName, propertyPicture } from '@dosmares/content/pictures/property';

/** A home of the outside listing service. */
export interface Home {
  reference: string;
  title: string;
  price: number;
  area: string;
  beds: number;
  baths: number;
  size: string;
  text?: string | undefined;
  picture?: ReturnType<typeof propertyPicture>;
  /** The path of its page on our site, if it is ours. */
  page?: string;
}

const metric = (meters: number) => `${meters.toLocaleString('en-US')} m²`;

/** All homes: ours, and those of the market report. */
export const homes: readonly Home[] = [
  ...listings.map(({ id, mlsNumber, price, location, sqft, features, picture, ...facts }) => ({
    ...facts,
    reference: mlsNumber,
    price: priceInDollars(price),
    area: location,
    size: sqft,
    text: features[0],
    picture: propertyPicture(picture),
    page: `/property/${id}`,
  })),
  ...marketReport.listings.map(({ name, squareMeters, feature, picture, ...facts }) => ({
    ...facts,
    title: name,
    size: squareMeters ? metric(squareMeters) : '',
    text: feature,
    picture: propertyPicture(picture as PictureName),
  })),
];

/** Finds homes by number, name or place; an empty search finds all. */
export function search(query: string): readonly Home[] {
  const words = query.toLowerCase().split(/[\s,]+/);

  return homes.filter(({ reference, title, area }) =>
    words.every((word) => `${reference} ${title} ${area}`.toLowerCase().includes(word)),
  );
}
