import Type, { type TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import Value from 'typebox/value';
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
import { Office, Options, Profile, RosterEntry } from '../schemas/firm.ts';
import { AreaEntry, Costs, ExchangeRate, GuideEntry } from '../schemas/guide.ts';
import { Listing, MarketReport, PropertyDetails } from '../schemas/houses.ts';
import { id, listOf, text } from '../schemas/values.ts';
import { areas, claims } from '../site.ts';

const list = (item: TSchema) => Type.Array(item);
const byId = (item: TSchema) => Type.Record(Type.String({ pattern: '^\\d+$' }), item);

// biome-ignore format: a table reads in columns
const parts: readonly [file: string, name: string, schema: TSchema, value: unknown][] = [
  ['market-report-data.ts',        'marketReport',  MarketReport,                         marketReport],
  ['exchange-rate.ts',             'exchangeRate',  ExchangeRate,                         exchangeRate],
  ['buyers-guide.ts',              'buyersGuide',   list(GuideEntry),                     buyersGuide],
  ['costs.ts',                     'costs',         Costs,                                costs],
  ['area-guide.ts',                'areaGuide',     Type.Record(Type.String(), AreaEntry), areaGuide],
  ['office.ts',                    'office',        Office,                               office],
  ['site.ts',                      'areas',         listOf(text),                         areas],
  ['site.ts',                      'claims',        Type.Record(Type.String(), text),     claims],
  ['agents/roster.ts',             'roster',        list(RosterEntry),                    roster],
  ['agents/roster.ts',             'retiredIds',    list(id),                             retiredIds],
  ['agents/roster.ts',             'founder',       id,                                   founder],
  ['agents/roster.ts',             'homeTeam',      list(id),                             homeTeam],
  ['agents/profiles.ts',           'profiles',      byId(Profile),                        profiles],
  ['listings.ts',                  'listings',      list(Listing),                        listings],
  ['listings.ts',                  'featuredIds',   list(id),                             featuredIds],
  ['properties.ts',                'details',       byId(PropertyDetails),                details],
  ['inquiries/inquiry-options.ts', 'inquiryTypes',  Options,                              inquiryTypes],
  ['inquiries/inquiry-options.ts', 'propertyTypes', Options,                              propertyTypes],
];

export const content = Object.fromEntries(parts.map(([, name, , value]) => [name, value]));

/** Returns a sentence for each invalid value of content, naming its file, entry and field. */
export const contentFaults = (given = content): string[] =>
  parts.flatMap(([file, name, schema]) => {
    const faults = Value.Errors(schema, given[name]).flatMap((error) => faultsOf(error, given[name], schema));

    // The last error of a union describes the union as a whole.
    return [...new Map(faults)].map(([place, fault]) => `${file}: ${name}${place} ${fault}`);
  });

/** Stops a build or a start. @throws when content is invalid, with a sentence for each invalid value */
export function requireRightContent() {
  const faults = contentFaults();
  if (faults.length > 0)
    throw new Error(`packages/content is wrong:\n${faults.map((fault) => `  src/${fault}`).join('\n')}`);
}

/** The places and faults that an error reports, such as `[1] (id 2).price` and `must be …, but is …`. */
function faultsOf(
  { keyword, params, instancePath, schemaPath, message }: TLocalizedValidationError,
  value: unknown,
  schema: TSchema,
): [place: string, fault: string][] {
  // Each additional field also has an error of its own.
  if (keyword === 'additionalProperties') return [];
  const { place, found } = valueAt(value, instancePath);
  if (keyword === 'required')
    return params.requiredProperties.map((field) => [`${place}.${field}`, 'is missing.']);
  if (keyword === 'boolean') return [[place, 'is no field here; is it misspelt?']];
  const { description } = stepsOf(schemaPath).reduce((node, step) => node[step] as Fields, schema as Fields);
  const must = description ? `must ${description}` : message;

  return [[place, `${must}, but is ${JSON.stringify(found).slice(0, 80)}.`]];
}

type Fields = Readonly<Record<string, unknown>>;
const stepsOf = (path: string) => path.split('/').slice(1);

/** Follows a JSON pointer: returns its place as in code, with the names of list entries, and the value found there. */
function valueAt(value: unknown, path: string) {
  let place = '';
  let found = value;
  for (const step of stepsOf(path)) {
    found = (found as Fields)[step];
    const { name, reference, id } = (found ?? {}) as Fields;
    const label = name ?? reference ?? (id === undefined ? '' : `id ${id}`);
    place += /^\d+$/.test(step) ? `[${step}]${label && ` (${label})`}` : `.${step}`;
  }

  return { place, found };
}
