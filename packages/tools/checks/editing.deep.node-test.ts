import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { promisify } from 'node:util';
import { marketReport } from '@dosmares/content/market-report';
import { openCheckout } from '@dosmares/delivery/testing/checkout';

/** An edit to a file of packages/content/src: its reason, the file, and replacements for the first match of patterns. */
type Edit = readonly [why: string, file: string, ...swaps: (readonly [pattern: RegExp, by: string])[]];

const [year = 0, month = 0] = marketReport.asOf.split('-').map(Number);
const lastDay = new Date(Date.UTC(year, month + 1, 0));
const months = Array.from({ length: 6 }, (_, index) =>
  new Date(2000, lastDay.getUTCMonth() - 5 + index).toLocaleString('en-US', { month: 'short' }),
);
const agent =
  "  { id: 5001, slug: 'jose-angel-nunez-de-la-cruz', firstName: 'José Ángel', lastName: 'Núñez de la Cruz', email: 'jose.angel@dosmares.example', phone: '+52 624 000 0147' },\n";
const profile =
  "  5001: { title: 'Advisor', specialization: 'Ranches', yearsExperience: 0, propertiesSold: 0, certified: 'REALTOR', speaks: 'Spanish', submitPolicy: 'inquiry-alone' },\n";
const house =
  "  { id: 5001, agentId: 1, picture: 'market-modern-house', price: '$$985,000', title: 'House behind the Dunes', location: 'Pescadero', beds: 1, baths: 1.5, sqft: '1,000 sq ft', mlsNumber: '26-0042', features: ['A well'], status: 'Pending', yearBuilt: 1998, lotSize: '1 acre' },\n";
const page =
  "  5001: { fullLocation: 'Pescadero, Mexico', propertyType: 'House', images: [], plans: [], communityFee: 0, orientation: 'The house faces the dunes.', description: 'Behind the dunes.' },\n";

/** Edits that leave the demo a demo: none touches a text that the specification fixes. */
// biome-ignore format: a table reads in columns
const everyday: readonly Edit[] = [
  ['next month is published',        'market-report-data.ts', [/asOf: '[^']+'/, `asOf: '${lastDay.toISOString().slice(0, 10)}'`], [/months: \[.*?\]/, `months: ['${months.join("', '")}']`],
    [/(soldMedianPrice: +)\[.*\]/, '$1[498_500, 471_000, 465_000, 479_500, 484_000, 1_207_250]'], [/amount: [\d_]+/, 'amount: 501_250'], [/new: \d+/, 'new: 0']],
  ['with a listing of other shape',  'market-report-data.ts', [/price: [\d_]+/, 'price: 12_345_678'], [/name: '[^']+'/, "name: 'Casa de los Vientos'"], [/\n +squareMeters: .*/, ''],
    [/\n +feature: .*/, ''], [/type: 'House'/, "type: 'Villa'"], [/area: '[^']+'/, "area: 'Todos Santos'"]],
  ['somebody with four names joins', 'agents/roster.ts',      [/(rows: [^\n]*\[\n)/, `$1${agent}`]],
  ['her or his profile',             'agents/profiles.ts',    [/(rows: [^\n]*\{\n)/, `$1${profile}`]],
  ['her or his life',                'agents/biographies.ts', [/(biographies: [^\n]*\{\n)/, "$1  5001: ['José Ángel knows every ranch.', 'And its well.'],\n"]],
  ['a phone changes',                'agents/roster.ts',      [/phone: '\+1 [^']+'/, "phone: '+52 624 000 0188'"]],
  ['a name and an address change',   'agents/roster.ts',      [/(id: 1, +slug: ')[^']+/, '$1marie-claire'], [/(id: 1, .*lastName: ')[^']+/, '$1Claire'], [/(id: 1, .*firstName: ')[^']+/, '$1Marie']],
  ['a fourth house is listed',       'listings.ts',           [/\n\];\n/, `\n${house}];\n`]],
  ['and its page',                   'properties.ts',         [/(details: [^\n]*\{\n)/, `$1${page}`]],
  ['a house is described anew',      'properties.ts',         [/(description:\s+')[^']+/, '$1One long wall, and the sea.']],
  ['the dollar rises',               'exchange-rate.ts',      [/pesosPerDollar: [\d.]+/, 'pesosPerDollar: 21.5'], [/asOf: '[^']+'/, "asOf: '2031-01-31'"]],
  ['a tenth area is covered',        'site.ts',               [/(areas[^\n]*\[\n)/, "$1  'San Bartolo',\n"]],
  ['a client with two given names',  'agents/reviews.ts',     [/\[\['?[^']*'[^']+', '[^']+'\]|\['[^']+', '[^']+'\]/, "['Mary Ann de la O.', 'She listened.']"]],
];

/** Another brand and another promise, which only tests of contrast and of the specification's own texts may notice. */
const brand: readonly Edit[] = [
  ['another accent', 'palette.ts', [/gold: '#[\da-f]+'/, "gold: '#d8b24a'"]],
  ['another typeface', 'palette.ts', [/family: 'Figtree'/, "family: 'Inter'"]],
  ['a promise of twelve hours', 'inquiries/answer-time.ts', [/answerHours = \d+/, 'answerHours = 12']],
];

// The tests that read content, without those of the API that need a store (they read the same parts and take minutes) and
// the assistant's questions, which ask about the demo's own homes.
const readers =
  'packages/(?:content/(?!.*specification[.])|ui/(?!.*tokens[.])|mail/)|shell/src/[^/]*test|shell/src/(about|contact|frame|home|not-found|sections)/|mf-[a-z-]+/src|packages/local-services|api/src/(chat|mail)/(?!.*reply(?:-cost)?[.])|submission.test|crm.test';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
before(async () => {
  checkout = await openCheckout();
});
after(() => checkout.close());

it('a wrong figure stops the build with a sentence', async () => {
  await edit(['', 'market-report-data.ts', [/amount: ([\d_]+)/, "amount: '484,000', was: $1"]]);

  await assert.rejects(run('node', 'packages/tools/build/run.ts', 'mf-market-report'), ({ stderr }) => {
    assert.match(stderr, /market-report-data\.ts: .*\.medianPrice\.amount must be .*"484,000"/);
    assert.match(stderr, /medianPrice\.was is no field here/);

    return true;
  });
  await edit(['', 'market-report-data.ts', [/amount: '484,000', was: ([\d_]+)/, 'amount: $1']]);
});

it('everyday edits, another brand and another promise leave content valid, and the tests that read it pass', async () => {
  for (const each of [...everyday, ...brand]) await edit(each);
  await addPortrait();

  await run('tsc', '--noEmit', '-p', '.');
  await run('jest', '--silent', '--testTimeout=90000', '--maxWorkers=2', '--testPathPatterns', readers);
});

const inContent = (file: string) => path.join(checkout.folder, 'packages/content', file);

/** Edits content. @throws where a pattern changes nothing */
async function edit([, file, ...swaps]: Edit) {
  let text = await readFile(inContent(`src/${file}`), 'utf8');
  for (const [pattern, by] of swaps) {
    assert.match(text, pattern, file);
    text = text.replace(pattern, by);
  }
  await writeFile(inContent(`src/${file}`), text);
}

/** Gives the agent who joins the portrait of another. */
async function addPortrait() {
  const place = inContent('media/manifest.json');
  const manifest = JSON.parse(await readFile(place, 'utf8'));
  manifest.agents[5001] = manifest.agents[1];
  await writeFile(place, JSON.stringify(manifest));
  for (const kind of ['svg', 'jpg'])
    await copyFile(inContent(`media/agents/agent-1.${kind}`), inContent(`media/agents/agent-5001.${kind}`));
  await run('node', 'packages/content/bin/pictures.ts');
}

/** Runs an installed tool in the checkout. @throws with its output where it fails */
function run(tool: string, ...words: readonly string[]) {
  const program = path.join(checkout.folder, 'node_modules/.bin', tool);
  const env = {
    ...process.env,
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  };

  return promisify(execFile)(program, words, { cwd: checkout.folder, env, maxBuffer: 1 << 28 });
}
