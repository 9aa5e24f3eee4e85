import Type, { type TSchema } from 'typebox';
import { profiles } from '../agents/profiles.ts';
import { founder, homeTeam, retiredIds, roster } from '../agents/roster.ts';
import { areaGuide } from '../area-guide.ts';
import { buyersGuide } from '../buyers-guide.ts';
import { costs } from '../costs.ts';
import { exchangeRate } from '../exchange-rate.ts';
import { inquiryTypes, propertyTypes } from '../inquiries/inquiry-options.ts';
import { listings } from '../listings.ts';
import { reportData } from '../market-report-data.ts';
import { office } from '../office.ts';
import { details } from '../properties.ts';
import { areas, claims } from '../site.ts';
import { faultsInPeople, Profile, RosterEntry } from './agents.ts';
import { AreaEntry } from './area-guide.ts';
import { Costs, faultsInCosts } from './costs.ts';
import { ExchangeRate } from './exchange-rate.ts';
import { faultsOf } from './faults.ts';
import { faultsInGuide, GuideEntry } from './guide.ts';
import { Areas, Claims, faultsInClaims, faultsInInquiryTypes, Office, Options, twiceIn } from './house.ts';
import { faultsInDetails, faultsInListings, Listing, PropertyDetails } from './houses.ts';
import { faultsInReport, MarketReport } from './market-report.ts';
import { faultsInDay, id } from './values.ts';

/** All content that an editor may change. */
export const content = {
  office,
  roster,
  retiredIds,
  founder,
  homeTeam,
  profiles,
  listings,
  details,
  report: reportData as MarketReport,
  exchangeRate,
  guide: buyersGuide,
  costs,
  areas,
  areaGuide,
  claims,
  inquiryTypes: inquiryTypes as readonly Option[],
  propertyTypes: propertyTypes as readonly Option[],
};

interface Option {
  value: string;
  label: string;
}

/** The content; tests pass other values. */
export type Content = typeof content;

const list = (item: TSchema) => Type.Array(item, { description: 'be a list' });
const byId = (item: TSchema) =>
  Type.Record(Type.String({ pattern: '^\\d+$' }), item, { description: 'have ids' });
const ids = list(id);
const each = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) =>
  rows.map((row) => row[key]) as string[];

/** Rules of one file of content: the schemas of its parts, and the rules between fields. */
interface FileRules {
  file: string;
  parts: Readonly<Partial<Record<keyof Content, TSchema>>>;
  between: (content: Content) => string[];
}

// biome-ignore format: a table reads in columns
const files: readonly FileRules[] = [
  { file: 'market-report-data.ts',        parts: { report: MarketReport },                                between: ({ report }) => faultsInReport(report) },
  { file: 'exchange-rate.ts',             parts: { exchangeRate: ExchangeRate },                          between: ({ exchangeRate }) => faultsInDay('exchangeRate.asOf', exchangeRate.asOf) },
  { file: 'buyers-guide.ts',              parts: { guide: list(GuideEntry) },                             between: ({ guide, roster }) => faultsInGuide(guide, roster) },
  { file: 'costs.ts',                     parts: { costs: Costs },                                        between: ({ costs, roster }) => faultsInCosts(costs, roster) },
  { file: 'office.ts',                    parts: { office: Office },                                      between: () => [] },
  { file: 'site.ts',                      parts: { areas: Areas, claims: Claims },                        between: ({ areas, claims }) => [...twiceIn('areas', areas), ...faultsInClaims(claims)] },
  { file: 'area-guide.ts',                 parts: { areaGuide: Type.Record(Type.String(), AreaEntry) },    between: () => [] },
  { file: 'agents/roster.ts',             parts: { roster: list(RosterEntry), retiredIds: ids, founder: id, homeTeam: ids },          between: ({ roster }) => (['id', 'slug', 'name', 'email', 'phone'] as const).flatMap((key) => twiceIn(`roster, ${key},`, each(roster, key))) },
  { file: 'agents/profiles.ts',           parts: { profiles: byId(Profile) },                             between: (all) => faultsInPeople(all) },
  { file: 'listings.ts',                  parts: { listings: list(Listing) },                             between: ({ listings, ...all }) => [...(['id', 'mlsNumber'] as const).flatMap((key) => twiceIn(`listings, ${key},`, each(listings, key))), ...faultsInListings({ ...all, listings })] },
  { file: 'properties.ts',                parts: { details: byId(PropertyDetails) },                      between: ({ details, listings }) => faultsInDetails(details, listings) },
  { file: 'inquiries/inquiry-options.ts', parts: { inquiryTypes: Options, propertyTypes: Options },       between: ({ inquiryTypes, propertyTypes }) => [...faultsInInquiryTypes(inquiryTypes), ...[inquiryTypes, propertyTypes].flatMap((options) => twiceIn('The options', each(options, 'value')))] },
];

/**
 * Returns one sentence for each wrong value of content, with file, entry and field. Rules between fields are checked
 * only once every field is valid.
 */
export function contentFaults(given: Content = content): string[] {
  const inFields = files.flatMap(({ file, parts }) =>
    Object.entries(parts).flatMap(([part, schema]) =>
      faultsOf(nameOf[part] ?? part, schema, given[part as keyof Content]).map(
        (fault) => `${file}: ${fault}`,
      ),
    ),
  );
  if (inFields.length > 0) return inFields;

  return files.flatMap(({ file, between }) => between(given).map((fault) => `${file}: ${fault}`));
}

const nameOf: Readonly<Record<string, string>> = { report: 'reportData', guide: 'buyersGuide' };

/** Stops a build or a start with one sentence for each wrong value. @throws when content is wrong */
export function requireRightContent() {
  const faults = contentFaults();
  if (faults.length === 0) return;

  throw new Error(`packages/content is wrong:\n${faults.map((fault) => `  src/${fault}`).join('\n')}`);
}
