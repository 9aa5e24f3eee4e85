import { listings } from '@dosmares/content/listings';
import { marketReport, type ReportListing } from '@dosmares/content/market-report';
import { type Property, properties } from '@dosmares/content/properties';

/** A home on the site, as the assistant knows it. */
export interface Home {
  path: string;
  title: string;
  location: string;
  /** Location with the street, where the site names it. */
  fullLocation: string;
  price: number;
  priceText: string;
  beds: number;
  baths: number;
  size: string;
  /** Living area in square metres, where the site states it. */
  metres?: number | undefined;
  /** The same in square feet. */
  feet?: number | undefined;
  lot?: string;
  year?: number;
  type: string;
  status: string;
  reference: string;
  features: readonly string[];
  /** The agent who lists it, where the site names one. */
  agentId?: number | undefined;
  /** Summary in one sentence. */
  summary: string;
  description: string;
}

/** Square feet in a square metre. */
const feetInMetre = 10.7639;

const figure = (text: string) => Number(text.replace(/[^\d.]/g, ''));

function ofProperty(property: Property): Home {
  const listing = listings.find(({ id }) => String(id) === property.id);
  const { title, location, fullLocation, beds, baths, price, features, status, description } = property;

  return {
    path: `/property/${property.id}`,
    ...{ title, location, fullLocation, beds, baths, features, status, description },
    price: figure(price),
    priceText: price,
    size: listing?.totalM2 ? `${property.sqft} (${listing.totalM2} m²)` : property.sqft,
    metres: listing?.totalM2,
    feet: figure(property.sqft),
    lot: property.lotSize,
    year: property.yearBuilt,
    type: property.propertyType,
    reference: listing?.mlsNumber ?? '',
    agentId: listing?.agentId,
    summary: listing?.description ?? '',
  };
}

function ofReport({
  name,
  area,
  price,
  beds,
  baths,
  squareMetres,
  feature,
  type,
  status,
  reference,
}: ReportListing): Home {
  return {
    path: '/market-report',
    title: name,
    location: area,
    fullLocation: area,
    ...{ price, beds, baths, type, status, reference },
    priceText: `$${price.toLocaleString('en-US')}`,
    metres: squareMetres,
    feet: squareMetres && squareMetres * feetInMetre,
    size: squareMetres ? `${squareMetres.toLocaleString('en-US')} m²` : '',
    features: feature ? [feature] : [],
    summary: '',
    description: '',
  };
}

/** Homes with a page of their own. */
export const ownHomes: readonly Home[] = properties.map(ofProperty);

/** The new listings of the market report. */
export const reportHomes: readonly Home[] = marketReport.listings.map(ofReport);

/** All homes that the site names. */
export const homes: readonly Home[] = [...ownHomes, ...reportHomes];

/** Returns the panel's reference to a home: by page number, or by reference number for homes of the report. */
export const referenceTo = ({ path, reference }: Home) =>
  path === '/market-report'
    ? { kind: 'listing' as const, id: reference }
    : { kind: 'house' as const, id: path.replace('/property/', '') };
