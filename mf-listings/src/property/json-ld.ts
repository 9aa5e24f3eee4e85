import { priceInDollars } from '@dosmares/content/listings';
import type { Property } from '@dosmares/content/properties';
import { officeReference } from '@dosmares/content/structured-data';
import type { PictureSource } from '@dosmares/contracts/picture';

/** A house as search engines read it: only what its page shows. */
export function propertyJsonLd(property: Property, pictures: readonly PictureSource[]) {
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
        value: Number(property.sqft.replace(/\D/g, '')),
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
