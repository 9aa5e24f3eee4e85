import { office } from './office.ts';
import { brandFiles } from './pictures/brand.ts';
import { areas } from './site.ts';

/** A page's title, in the browser's tab and in search results. */
export const pageTitle = (name: string) => `${name} | ${office.name}`;

/** The office as search engines read it, made only by the pages that carry it: every value is shown there. */
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
});

/** The office where another thing names it (X08). */
export const officeReference = { '@type': 'RealEstateAgent', '@id': '/#office', name: office.name } as const;
