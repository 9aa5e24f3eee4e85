import { office } from './office.ts';
import { brandFiles } from './pictures/brand.ts';
import { areas } from './site.ts';

export const pageTitle = (name: string) => `${name} | ${office.name}`;

/** Returns the office as JSON-LD, for pages that show each of its values. */
export const officeJsonLd = () => ({
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
  openingHours: office.hours,
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
});

export const officeReference = { '@type': 'RealEstateAgent', '@id': '/#office', name: office.name } as const;
