/** One change that an editor may make: its file, its effect, and its description. */
export interface Edit {
  why: string;
  /** A file of packages/content/src. */
  file: string;
  change: (text: string) => string;
}

/** Replaces the first match; throws when nothing changes. */
function replaced(text: string, pattern: RegExp, by: string | ((...match: string[]) => string)) {
  const changed = text.replace(pattern, by as string);
  if (changed === text)
    throw new Error(`Nothing matches ${pattern}: this edit does not fit content any more.`);

  return changed;
}

const swap = (pattern: RegExp, by: string | ((...match: string[]) => string)) => (text: string) =>
  replaced(text, pattern, by);

const inTurn =
  (...changes: ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((before, change) => change(before), text);

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Makes the next month's report: a new day, the months and every series moved on by one, other figures and other
 * houses.
 */
function nextMonth(text: string) {
  const [, year, month] = /asOf: '(\d{4})-(\d\d)/.exec(text)?.map(Number) ?? [];
  const lastDay = new Date(Date.UTC(Number(year), Number(month) + 1, 0));
  const names = Array.from(
    { length: 6 },
    (_, index) => `'${monthNames[(lastDay.getUTCMonth() + 7 + index) % 12]}'`,
  );

  return inTurn(
    swap(/asOf: '[^']+'/, `asOf: '${lastDay.toISOString().slice(0, 10)}'`),
    swap(/months: \[.*?\]/, `months: [${names.join(', ')}]`),
    swap(/(soldMedianPrice: +)\[.*\]/, '$1[498_500, 471_000, 465_000, 479_500, 484_000, 1_207_250]'),
    swap(/(daysOnSite: +)\[.*\]/, '$1[7, 8, 9, 10, 11, 12]'),
    swap(/amount: [\d_]+/, 'amount: 501_250'),
    swap(/active: [\d_.]+/, 'active: 1_349_000'),
    swap(/new: \d+/, 'new: 0'),
    swap(/reference: '[^']+'/, "reference: '26-0107'"),
    swap(/price: [\d_]+/, 'price: 12_345_678'),
    swap(/name: '[^']+'/, "name: 'Casa de los Vientos'"),
    swap(/baths: [\d.]+/, 'baths: 1'),
    swap(/\n +squareMetres: .*/, ''),
    swap(/\n +feature: .*/, ''),
    swap(/type: 'House'/, "type: 'Condo'"),
    swap(/area: '[^']+'/, "area: 'Todos Santos'"),
  )(text);
}

/** The id of the agent who joins in the edits below. */
export const joined = 5001;

const agentRow =
  "  { id: 5001, slug: 'jose-angel-nunez-de-la-cruz', firstName: 'José Ángel', lastName: 'Núñez de la Cruz', email: 'jose.angel@dosmares.example', phone: '+52 624 000 0147' },\n";
const profileRow =
  "  5001: { title: 'Advisor', specialization: 'Ranches', yearsExperience: 0, propertiesSold: 0, certified: 'REALTOR', speaks: 'Spanish', submitPolicy: 'inquiry-alone' },\n";
const fourthHouse = `  {
    id: 5001, agentId: 1, picture: 'market-modern-house', price: '$985,000', title: 'House behind the Dunes', location: 'Pescadero',
    beds: 1, baths: 1.5, sqft: '1,000 sq ft', mlsNumber: '26-0042', description: 'Low, white and alone.',
    features: ['A well'], status: 'Pending', yearBuilt: 1998, lotSize: '1 acre', externalPath: '?q=26-0042',
  },
`;

const fourthPage = `  5001: { fullLocation: 'Pescadero, Mexico', propertyType: 'House', images: ['market-modern-house'], plans: [], orientation: 'The house faces the dunes.', description: 'Behind the dunes.' },\n`;

/** Edits that leave the demo a demo: none touches a text that the specification fixes. */
// biome-ignore format: a table reads in columns
export const everyday: readonly Edit[] = [
  { why: 'next month is published',        file: 'market-report-data.ts', change: nextMonth },
  { why: 'somebody with four names joins', file: 'agents/roster.ts',      change: swap(/(rows: [^\n]*\[\n)/, `$1${agentRow}`) },
  { why: 'her or his profile',             file: 'agents/profiles.ts',    change: swap(/(rows: [^\n]*\{\n)/, `$1${profileRow}`) },
  { why: 'her or his life',                file: 'agents/biographies.ts', change: swap(/(biographies: [^\n]*\{\n)/, "$1  5001: ['José Ángel knows every ranch.', 'And its well.'],\n") },
  { why: 'a phone changes',                file: 'agents/roster.ts',      change: swap(/phone: '\+1 [^']+'/, "phone: '+52 624 000 0188'") },
  { why: 'a name and an address change',   file: 'agents/roster.ts',      change: inTurn(swap(/(id: 1, +slug: ')[^']+/, '$1marie-claire'), swap(/(id: 1, .*lastName: ')[^']+/, '$1Claire'), swap(/(id: 1, .*firstName: ')[^']+/, '$1Marie')) },
  { why: 'a fourth house is listed',       file: 'listings.ts',           change: swap(/\n\];\n/, `\n${fourthHouse}];\n`) },
  { why: 'and its page',                   file: 'properties.ts',         change: swap(/(details: [^\n]*\{\n)/, `$1${fourthPage}`) },
  { why: 'a house is described anew',      file: 'properties.ts',         change: swap(/(description:\s+')[^']+/, '$1One long wall, and the sea.') },
  { why: 'the dollar rises',               file: 'exchange-rate.ts',      change: inTurn(swap(/pesosPerDollar: [\d.]+/, 'pesosPerDollar: 21.5'), swap(/asOf: '[^']+'/, "asOf: '2031-01-31'")) },
  { why: 'a tenth area is covered',        file: 'site.ts',               change: swap(/(areas[^\n]*\[\n)/, "$1  'San Bartolo',\n") },
  { why: 'a client with two given names',  file: 'agents/reviews.ts',     change: swap(/\[\['?[^']*'[^']+', '[^']+'\]|\['[^']+', '[^']+'\]/, "['Mary Ann de la O.', 'She listened.']") },
];
