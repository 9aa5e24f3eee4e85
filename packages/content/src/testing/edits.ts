import { marketReport } from '../market-report-data.ts';

/** An edit to a file of packages/content/src: its reason, the file, and replacements for the first match of patterns. */
export type Edit = readonly [why: string, file: string, ...swaps: (readonly [pattern: RegExp, by: string])[]];

/** Applies an edit; throws where a pattern changes nothing. */
export function edited(text: string, [, file, ...swaps]: Edit) {
  let changed = text;
  for (const [pattern, by] of swaps) {
    const before = changed;
    changed = changed.replace(pattern, by);
    if (changed === before) throw new Error(`Nothing in ${file} matches ${pattern} any more.`);
  }

  return changed;
}

const [year = 0, month = 0] = marketReport.asOf.split('-').map(Number);
const lastDay = new Date(Date.UTC(year, month + 1, 0));
const months = Array.from({ length: 6 }, (_, index) =>
  new Date(2000, lastDay.getUTCMonth() - 5 + index).toLocaleString('en-US', { month: 'short' }),
);

const nextMonth = [
  [/asOf: '[^']+'/, `asOf: '${lastDay.toISOString().slice(0, 10)}'`],
  [/months: \[.*?\]/, `months: ['${months.join("', '")}']`],
  [/(soldMedianPrice: +)\[.*\]/, '$1[498_500, 471_000, 465_000, 479_500, 484_000, 1_207_250]'],
  [/(daysOnSite: +)\[.*\]/, '$1[7, 8, 9, 10, 11, 12]'],
  [/amount: [\d_]+/, 'amount: 501_250'],
  [/active: [\d_.]+/, 'active: 1_349_000'],
  [/new: \d+/, 'new: 0'],
  [/reference: '[^']+'/, "reference: '26-0107'"],
  [/price: [\d_]+/, 'price: 12_345_678'],
  [/name: '[^']+'/, "name: 'Casa de los Vientos'"],
  [/baths: [\d.]+/, 'baths: 1'],
  [/\n +squareMetres: .*/, ''],
  [/\n +feature: .*/, ''],
  [/type: 'House'/, "type: 'Condo'"],
  [/area: '[^']+'/, "area: 'Todos Santos'"],
] as const;

export const joined = 5001;

const agentRow =
  "  { id: 5001, slug: 'jose-angel-nunez-de-la-cruz', firstName: 'José Ángel', lastName: 'Núñez de la Cruz', email: 'jose.angel@dosmares.example', phone: '+52 624 000 0147' },\n";
const profileRow =
  "  5001: { title: 'Advisor', specialization: 'Ranches', yearsExperience: 0, propertiesSold: 0, certified: 'REALTOR', speaks: 'Spanish', submitPolicy: 'inquiry-alone' },\n";
const fourthHouse = `  {
    id: 5001, agentId: 1, picture: 'market-modern-house', price: '$$985,000', title: 'House behind the Dunes', location: 'Pescadero',
    beds: 1, baths: 1.5, sqft: '1,000 sq ft', mlsNumber: '26-0042',
    features: ['A well'], status: 'Pending', yearBuilt: 1998, lotSize: '1 acre',
  },
`;

const fourthPage = `  5001: { fullLocation: 'Pescadero, Mexico', propertyType: 'House', images: [], plans: [], communityFee: 0, orientation: 'The house faces the dunes.', description: 'Behind the dunes.' },\n`;

/** Edits that leave the demo a demo: none touches a text that the specification fixes. */
// biome-ignore format: a table reads in columns
export const everyday: readonly Edit[] = [
  ['next month is published',       'market-report-data.ts', ...nextMonth],
  ['somebody with four names joins','agents/roster.ts',      [/(rows: [^\n]*\[\n)/, `$1${agentRow}`]],
  ['her or his profile',            'agents/profiles.ts',    [/(rows: [^\n]*\{\n)/, `$1${profileRow}`]],
  ['her or his life',               'agents/biographies.ts', [/(biographies: [^\n]*\{\n)/, "$1  5001: ['José Ángel knows every ranch.', 'And its well.'],\n"]],
  ['a phone changes',               'agents/roster.ts',      [/phone: '\+1 [^']+'/, "phone: '+52 624 000 0188'"]],
  ['a name and an address change',  'agents/roster.ts',      [/(id: 1, +slug: ')[^']+/, '$1marie-claire'], [/(id: 1, .*lastName: ')[^']+/, '$1Claire'], [/(id: 1, .*firstName: ')[^']+/, '$1Marie']],
  ['a fourth house is listed',      'listings.ts',           [/\n\];\n/, `\n${fourthHouse}];\n`]],
  ['and its page',                  'properties.ts',         [/(details: [^\n]*\{\n)/, `$1${fourthPage}`]],
  ['a house is described anew',     'properties.ts',         [/(description:\s+')[^']+/, '$1One long wall, and the sea.']],
  ['the dollar rises',              'exchange-rate.ts',      [/pesosPerDollar: [\d.]+/, 'pesosPerDollar: 21.5'], [/asOf: '[^']+'/, "asOf: '2031-01-31'"]],
  ['a tenth area is covered',       'site.ts',               [/(areas[^\n]*\[\n)/, "$1  'San Bartolo',\n"]],
  ['a client with two given names', 'agents/reviews.ts',     [/\[\['?[^']*'[^']+', '[^']+'\]|\['[^']+', '[^']+'\]/, "['Mary Ann de la O.', 'She listened.']"]],
];
