import { priceInDollars, squareFeetOf } from '@dosmares/content/listings';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { type Property, propertyById } from '@dosmares/content/properties';
import { officeReference, pageTitle } from '@dosmares/content/structured-data';
import type { PictureSource } from '@dosmares/contracts/picture';
import type { Head, Params } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';

export const notFoundText = "The property you're looking for doesn't exist.";

/** Head of the page; an unknown id has the status 404 (D02, X08). */
export function head({ id = '' }: Params): Head {
  const property = propertyById(id);
  if (!property) return { title: pageTitle('Property Not Found'), description: notFoundText, status: 404 };

  const { title, price, location, beds, baths, sqft } = property;
  const pictures = picturesOf(property);

  return {
    // The town is in the description: a longer title would be cut in search results.
    title: pageTitle(`${title}, ${location.split(',')[0]}`),
    description: `${title} in ${location}: ${beds} bedrooms, ${baths} bathrooms, ${sqft}, ${price}.`,
    canonical: `/property/${id}`,
    ...(pictures[0] && { picture: pictures[0] }),
    jsonLd: [
      propertyJsonLd(property, pictures),
      breadcrumbs(['Properties', '/properties'], [title, `/property/${id}`]),
    ],
  };
}

export const picturesOf = ({ images }: Property) => images.map(propertyPicture);

function propertyJsonLd(property: Property, pictures: readonly PictureSource[]) {
  const url = `/property/${property.id}`;

  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: property.title,
    description: property.description,
    image: pictures.map(({ src, alt, width, height }) => ({
      '@type': 'ImageObject',
      url: src,
      caption: alt,
      width,
      height,
    })),
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      numberOfBedrooms: property.beds,
      numberOfBathroomsTotal: property.baths,
      floorSize: {
        '@type': 'QuantitativeValue',
        value: squareFeetOf(property),
        unitCode: 'FTK',
      },
      yearBuilt: property.yearBuilt,
      address: property.fullLocation,
    },
    offers: {
      '@type': 'Offer',
      price: priceInDollars(property.price),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url,
      seller: { ...officeReference, url: '/' },
    },
  };
}
