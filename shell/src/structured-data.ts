import { office } from '@dosmares/content/office';
import { brandFiles } from '@dosmares/content/pictures/brand';
import { areas } from '@dosmares/content/site';

/** The office as search engines read it; every value is on the pages that carry it. */
export const officeJsonLd = {
  '@type': 'RealEstateAgent',
  '@id': '/#office',
  name: office.name,
  legalName: office.legalName,
  description: office.blurb,
  url: '/',
  logo: brandFiles['favicon-512'].address,
  image: brandFiles['social-card'].address,
  telephone: office.phone,
  email: office.email,
  foundingDate: String(office.founded),
  openingHours: office.hours.map((row) => row.openingHours),
  sameAs: [office.social.url],
  areaServed: areas.map((name) => ({ '@type': 'Place', name })),
  geo: { '@type': 'GeoCoordinates', ...office.geo },
  address: {
    '@type': 'PostalAddress',
    streetAddress: office.addressLines.slice(0, 2).join(', '),
    addressLocality: 'Cabo San Lucas',
    addressRegion: 'Baja California Sur',
    postalCode: '23400',
    addressCountry: 'MX',
  },
};
