import { listings, priceInDollars } from '@dosmares/content/listings';
import { marketReport } from '@dosmares/content/market-report';
import { type PictureName, propertyPicture } from '@dosmares/content/pictures/property';
import { areas } from '@dosmares/content/site';

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

// Homes of other brokerages in each area, and prices per square meter, in the order of the areas.
// biome-ignore format: a table reads in columns
const offers = [
  { title: 'Courtyard House', beds: 2, baths: 2,   metres: 118 },
  { title: 'Garden House',    beds: 3, baths: 2.5, metres: 186 },
  { title: 'Hillside Villa',  beds: 4, baths: 4.5, metres: 305 },
  { title: 'Beach Villa',     beds: 5, baths: 5.5, metres: 470 },
] as const;
const dollarsPerMetre = [5_200, 4_300, 6_400, 3_100, 2_600, 3_900, 3_400, 2_900, 2_200];

const metric = (metres: number) => `${metres.toLocaleString('en-US')} m²`;

/** All homes: ours, those of the market report, and those of other brokerages. */
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
  ...marketReport.listings.map(({ name, squareMetres, feature, picture, ...facts }) => ({
    ...facts,
    title: name,
    size: squareMetres ? metric(squareMetres) : '',
    text: feature,
    picture: propertyPicture(picture as PictureName),
  })),
  ...offers.flatMap(({ metres, ...offer }, round) =>
    areas.map((area, at) => ({
      ...offer,
      area,
      size: metric(metres),
      price: (dollarsPerMetre[at] ?? 2_000) * metres,
      reference: `25-${6000 + at * 40 + round * 9}`,
    })),
  ),
];

/** Finds homes by number, name or place; an empty search finds all. */
export function search(query: string): readonly Home[] {
  const words = query.toLowerCase().split(/[\s,]+/);

  return homes.filter(({ reference, title, area }) =>
    words.every((word) => `${reference} ${title} ${area}`.toLowerCase().includes(word)),
  );
}
