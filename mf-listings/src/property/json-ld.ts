import { priceInDollars } from '@dosmares/content/listings';
import type { Property } from '@dosmares/content/properties';
import { officeReference } from '@dosmares/content/structured-data';
import type { PictureSource } from '@dosmares/contracts/picture';

/** A house as search engines read it: only what its page shows. */
export function propertyJsonLd(property: Property, pictures: readonly PictureSource[]) {
  const url = `/property/${property.id}`;
  const listing = {
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
    mainEntity: house(property),
    offers: {
      '@type': 'Offer',
      price: priceInDollars(property.price),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url,
      seller: { ...officeReference, url: '/' },
    },
  };

  return listing;
}

function house({ beds, baths, sqft, yearBuilt, fullLocation }: Property) {
  return {
    '@type': 'SingleFamilyResidence',
    numberOfBedrooms: beds,
    numberOfBathroomsTotal: baths,
    floorSize: { '@type': 'QuantitativeValue', value: Number(sqft.replace(/\D/g, '')), unitCode: 'FTK' },
    yearBuilt,
    address: fullLocation,
  };
}
