import { biographies } from './biographies.ts';
import { type Review, reviewsOf } from './reviews.ts';
import { roster } from './roster.ts';
import type { SubmitPolicyName } from './submit-policies.ts';

/** What an agent's pages say beyond the contact facts of the roster (AG04 to AG12, T08). */
export interface Profile {
  title: string;
  tagline: string;
  specialization: string;
  yearsExperience: number;
  propertiesSold: number;
  bio: readonly string[];
  certifications: readonly string[];
  languages: readonly string[];
  reviews: readonly Review[];
  listingsHeading: string;
  listingsLayout: 'grid' | 'carousel';
  submitPolicy: SubmitPolicyName;
  /** The label under which the API files what this page sends (Q03). */
  source: string;
}

type Facts = readonly [title: string, specialization: string, years: number, sold: number];
type Lists = readonly [certifications: string, languages: string];

// biome-ignore format: a table reads in columns
const facts: Readonly<Record<number, Facts>> = {
  1:  ['Senior Estate Advisor',         'Hillside Estates',            18, 210],
  2:  ['Luxury Property Specialist',    'Oceanfront Estates',           8,  60],
  3:  ['Director of Residential Sales', 'Architectural Residences',    16, 185],
  4:  ['Corridor Specialist',           'Golf & Resort Communities',    9,  74],
  5:  ['Investment Property Advisor',   'Investment & Portfolio',       2,  12],
  6:  ['International Client Advisor',  'Second Homes & Relocation',    7,  52],
  7:  ['Real Estate Advisor',           'Luxury Properties',           12,  50],
  8:  ['East Cape Specialist',          'Land & Beach Parcels',        14, 120],
  9:  ['Real Estate Advisor',           'Luxury Properties',           11, 101],
  10: ['Real Estate Advisor',           'Luxury Properties',            1,   4],
  12: ['Founder & Principal Broker',    'Landmark Properties',         38, 620],
};

// biome-ignore format: a table reads in columns
const lists: Readonly<Record<number, Lists>> = {
  1:  ['REALTOR, CRS, MLS Member',       'English, Spanish'],
  2:  ['REALTOR, GRI, ABR, MLS Member',  'English, Spanish'],
  3:  ['REALTOR, CLHMS, MLS Member',     'English, Spanish, Italian'],
  4:  ['REALTOR, RSPS, MLS Member',      'English, Spanish'],
  5:  ['REALTOR, CCIM, CRS, MLS Member', 'English, Spanish, Portuguese'],
  6:  ['REALTOR, CIPS, MLS Member',      'English, Spanish, Swedish, German'],
  7:  ['REALTOR, MLS Member',            'English, Spanish, French'],
  8:  ['REALTOR, ALC, MLS Member',       'English, Spanish'],
  9:  ['REALTOR, MLS Member',            'English, Spanish'],
  10: ['REALTOR, MLS Member',            'English, Spanish'],
  12: ['REALTOR, CRB, CRS, MLS Member',  'English, Spanish, French'],
};

// biome-ignore format: a table reads in columns
const submitPolicies: Readonly<Record<number, SubmitPolicyName>> = {
  1:  'inquiry-alone',
  2:  'inquiry-then-copy',
  3:  'inquiry-then-backup',
  4:  'both-must-arrive',
  5:  'inquiry-then-copy',
  6:  'both-must-arrive',
  7:  'inquiry-then-copy',
  8:  'both-must-arrive',
  9:  'one-after-the-other',
  10: 'either-may-arrive',
  12: 'either-may-arrive',
};

const everyone = {
  tagline: 'Your Luxury Real Estate Expert',
  listingsHeading: 'My Current Listings',
  listingsLayout: 'grid',
  source: 'agent-landing-page',
} as const satisfies Partial<Profile>;

const exceptions: Readonly<Record<number, Partial<Profile>>> = {
  8: { listingsLayout: 'carousel' },
  10: { source: 'bruno-aguilar-landing-page' },
  12: {
    tagline: 'Founder & Visionary Leader',
    listingsHeading: 'Landmark Properties',
    source: 'leonor-arriaga-landing-page',
  },
};

/** Every agent's profile, by id. */
export const profiles: Readonly<Record<number, Profile>> = Object.fromEntries(
  roster.map(({ id }) => [id, profileOf(id)]),
);

function profileOf(id: number): Profile {
  const [fact, list, bio, submitPolicy] = [facts[id], lists[id], biographies[id], submitPolicies[id]];
  if (!fact || !list || !bio || !submitPolicy)
    throw new Error(`Agent ${id} lacks a row in a table of profiles`);

  const [title, specialization, yearsExperience, propertiesSold] = fact;
  const [certifications, languages] = list.map((items) => items.split(', ')) as [string[], string[]];

  return {
    ...everyone,
    title,
    specialization,
    yearsExperience,
    propertiesSold,
    bio,
    certifications,
    languages,
    reviews: reviewsOf(id),
    submitPolicy,
    ...exceptions[id],
  };
}
