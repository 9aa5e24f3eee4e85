import type { Profile } from '../schemas/firm.ts';
import { claims } from '../site.ts';
import { biographies } from './biographies.ts';
import { reviewsOf } from './reviews.ts';

export type { Profile } from '../schemas/firm.ts';

type Row = Pick<Profile, 'title' | 'specialization' | 'yearsExperience' | 'propertiesSold' | 'submitPolicy'> &
  Partial<Profile> & { certified: string; speaks: string };

// biome-ignore format: a table reads in columns
const rows: Readonly<Record<number, Row>> = {
  1:  { title: 'Senior Estate Advisor',          specialization: 'Hillside Estates',           yearsExperience: 18, propertiesSold: 210,
        certified: 'REALTOR, CRS, MLS Member',      speaks: 'English, Spanish',                  submitPolicy: 'inquiry-alone' },
  2:  { title: 'Luxury Property Specialist',     specialization: 'Oceanfront Estates',         yearsExperience:  8, propertiesSold:  60,
        certified: 'REALTOR, GRI, ABR, MLS Member', speaks: 'English, Spanish',                  submitPolicy: 'inquiry-then-copy' },
  3:  { title: 'Director of Residential Sales',  specialization: 'Architectural Residences',   yearsExperience: 16, propertiesSold: 185,
        certified: 'REALTOR, CLHMS, MLS Member',    speaks: 'English, Spanish, Italian',         submitPolicy: 'inquiry-then-backup' },
  4:  { title: 'Corridor Specialist',            specialization: 'Golf & Resort Communities',  yearsExperience:  9, propertiesSold:  74,
        certified: 'REALTOR, RSPS, MLS Member',     speaks: 'English, Spanish',                  submitPolicy: 'both-must-arrive' },
  5:  { title: 'Investment Property Advisor',    specialization: 'Investment & Portfolio',     yearsExperience:  2, propertiesSold:  12,
        certified: 'REALTOR, CCIM, CRS, MLS Member',speaks: 'English, Spanish, Portuguese',      submitPolicy: 'inquiry-then-copy' },
  6:  { title: 'International Client Advisor',   specialization: 'Second Homes & Relocation',  yearsExperience:  7, propertiesSold:  52,
        certified: 'REALTOR, CIPS, MLS Member',     speaks: 'English, Spanish, Swedish, German', submitPolicy: 'both-must-arrive' },
  7:  { title: 'Real Estate Advisor',            specialization: 'Luxury Properties',          yearsExperience: 12, propertiesSold:  50,
        certified: 'REALTOR, MLS Member',           speaks: 'English, Spanish, French',          submitPolicy: 'inquiry-then-copy' },
  8:  { title: 'East Cape Specialist',           specialization: 'Land & Beach Parcels',       yearsExperience: 14, propertiesSold: 120,
        certified: 'REALTOR, ALC, MLS Member',      speaks: 'English, Spanish',                  submitPolicy: 'both-must-arrive', listingsLayout: 'carousel' },
  9:  { title: 'Real Estate Advisor',            specialization: 'Luxury Properties',          yearsExperience: 11, propertiesSold: 101,
        certified: 'REALTOR, MLS Member',           speaks: 'English, Spanish',                  submitPolicy: 'one-after-the-other' },
  10: { title: 'Real Estate Advisor',            specialization: 'Luxury Properties',          yearsExperience:  1, propertiesSold:   4,
        certified: 'REALTOR, MLS Member',           speaks: 'English, Spanish',                  submitPolicy: 'either-may-arrive', source: 'bruno-aguilar-landing-page' },
  12: { title: 'Founder & Principal Broker',     specialization: 'Landmark Properties',        yearsExperience: 35, yearsShown: claims.years, propertiesSold: 620,
        certified: 'REALTOR, CRB, CRS, MLS Member', speaks: 'English, Spanish, French',          submitPolicy: 'either-may-arrive', source: 'leonor-arriaga-landing-page',
        tagline: 'Founder & Visionary Leader', listingsHeading: 'Landmark Properties' },
};

const everyone = {
  tagline: 'Your Luxury Real Estate Expert',
  listingsHeading: 'My Current Listings',
  listingsLayout: 'grid',
  source: 'agent-landing-page',
} as const satisfies Partial<Profile>;

export const profiles: Readonly<Record<number, Profile>> = Object.fromEntries(
  Object.entries(rows).map(([id, { certified, speaks, ...row }]) => [
    id,
    {
      ...everyone,
      bio: [biographies[Number(id)] ?? []].flat(),
      certifications: certified.split(', '),
      languages: speaks.split(', '),
      reviews: reviewsOf(Number(id)),
      yearsShown: String(row.yearsExperience),
      ...row,
    },
  ]),
);
