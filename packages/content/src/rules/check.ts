import Type, { type TSchema } from 'typebox';
import { profiles } from '../agents/profiles.ts';
import { founder, homeTeam, retiredIds, roster } from '../agents/roster.ts';
import { areaGuide } from '../area-guide.ts';
import { buyersGuide } from '../buyers-guide.ts';
import { costs } from '../costs.ts';
import { exchangeRate } from '../exchange-rate.ts';
import { inquiryTypes, propertyTypes } from '../inquiries/inquiry-options.ts';
import { featuredIds, listings } from '../listings.ts';
import { marketReport } from '../market-report-data.ts';
import { office } from '../office.ts';
import { details } from '../properties.ts';
import { areas, claims } from '../site.ts';
import { faultsOf } from './faults.ts';
import { Claims, Office, Options, Profile, RosterEntry } from './firm.ts';
import { AreaEntry, Costs, ExchangeRate, GuideEntry } from './guide.ts';
import { Listing, MarketReport, PropertyDetails } from './houses.ts';
import { id, listOf, text } from './values.ts';

/** All content that an editor may change. */
export const content = {
  marketReport,
  exchangeRate,
  buyersGuide,
  costs,
  areaGuide,
  office,
  areas,
  claims,
  roster,
  retiredIds,
  founder,
  homeTeam,
  profiles,
  listings,
  featuredIds,
  details,
  inquiryTypes,
  propertyTypes,
};

/** The content; tests pass other values. */
export type Content = Readonly<Record<keyof typeof content, unknown>>;

const list = (item: TSchema) => Type.Array(item, { description: 'be a list' });
const byId = (item: TSchema) =>
  Type.Record(Type.String({ pattern: '^\\d+$' }), item, { description: 'have ids' });

/** The schema of each part, by file. */
// biome-ignore format: a table reads in columns
const files: Readonly<Record<string, Readonly<Partial<Record<keyof Content, TSchema>>>>> = {
  'market-report-data.ts':        { marketReport: MarketReport },
  'exchange-rate.ts':             { exchangeRate: ExchangeRate },
  'buyers-guide.ts':              { buyersGuide: list(GuideEntry) },
  'costs.ts':                     { costs: Costs },
  'area-guide.ts':                { areaGuide: Type.Record(Type.String(), AreaEntry) },
  'office.ts':                    { office: Office },
  'site.ts':                      { areas: listOf(text, 'areas'), claims: Claims },
  'agents/roster.ts':             { roster: list(RosterEntry), retiredIds: list(id), founder: id, homeTeam: list(id) },
  'agents/profiles.ts':           { profiles: byId(Profile) },
  'listings.ts':                  { listings: list(Listing), featuredIds: list(id) },
  'properties.ts':                { details: byId(PropertyDetails) },
  'inquiries/inquiry-options.ts': { inquiryTypes: Options, propertyTypes: Options },
};

/** Returns one sentence for each wrong value of content, with file, entry and field. */
export const contentFaults = (given: Content = content): string[] =>
  Object.entries(files).flatMap(([file, parts]) =>
    Object.entries(parts).flatMap(([part, schema]) =>
      faultsOf(part, schema, given[part as keyof Content]).map((fault) => `${file}: ${fault}`),
    ),
  );

/** Stops a build or a start with one sentence for each wrong value. @throws when content is wrong */
export function requireRightContent() {
  const faults = contentFaults();
  if (faults.length > 0)
    throw new Error(`packages/content is wrong:\n${faults.map((fault) => `  src/${fault}`).join('\n')}`);
}
