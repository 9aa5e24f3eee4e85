import { properties } from '@dosmares/content/properties';
import { roster } from '@dosmares/content/roster';
import { HtmlValidate } from 'html-validate';
import { house, pathOf } from '../site/houses.ts';
import { someone } from '../site/people.ts';
import { kindsOfPage } from '../site/routes.ts';
import { expect, test } from '../site/site.ts';
import { type Document, documentsOf, type Thing } from './document.ts';

// All pages are fetched once, by one worker.
test.describe.configure({ mode: 'default' });

let documents: readonly Document[];
test.beforeAll(async ({ site, browser }) => {
  const parser = await browser.newPage();
  documents = await documentsOf(site, parser);
  await parser.close();
});

const found = () => documents.filter(({ status }) => status === 200);
/** Each agent's page has two addresses; the second is not a page of its own. */
const own = () => found().filter(({ path }) => !path.startsWith('/agents/'));

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Ways in which React spells equivalent markup.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Phone numbers are written as in the roster.
    'tel-non-breaking': 'off',
    // A preload does not run a script; the scripts themselves carry their hashes.
    'require-sri': 'off',
    'long-title': ['error', { maxlength: 65 }],
    // Styles belong to the sheet: the page's policy allows attributes for the charts only.
    'no-inline-style': 'error',
  },
});

test("each kind of page's HTML is valid", async () => {
  const mistakes = kindsOfPage.map(documentAt).map(async ({ path, html }) => {
    const { results } = await validator.validateString(html, path);

    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`);
  });

  expect((await Promise.all(mistakes)).flat()).toEqual([]);
});

test('each page is in English, has one heading, a title and a description of its own', () => {
  for (const { path, html, h1, title, meta } of documents) {
    expect.soft(html, path).toContain('<html lang="en">');
    expect.soft(h1, path).toHaveLength(1);
    expect.soft(title, path).toContain('Dos Mares Estates');
    expect.soft(meta.description?.length, path).toBeGreaterThan(20);
  }
  expect(repeated(own().map(({ title }) => title))).toEqual([]);
  expect(repeated(own().map(({ meta }) => meta.description))).toEqual([]);
});

test('each page has a card for social networks, with a picture', () => {
  for (const { path, title, meta } of found()) {
    const { description } = meta;
    expect.soft(meta, path).toMatchObject({ 'og:title': title, 'og:description': description });
    expect.soft(meta, path).toMatchObject({ 'twitter:title': title, 'twitter:description': description });
    const isPortrait = meta['og:image']?.includes('/agents/agent-');
    expect.soft(meta['twitter:card'], path).toBe(isPortrait ? 'summary' : 'summary_large_image');
    expect.soft(meta['og:image'], path).toMatch(/^http.*\.(jpg|png|webp)$/);
    expect.soft(meta['twitter:image'], path).toBe(meta['og:image']);
    expect.soft(meta['og:image:alt'], path).toBeTruthy();
  }
});

test('G21 no two pages share a main picture, but those of one person', () => {
  const mains = own().flatMap(({ path, html }) => {
    const main = html.match(/<img[^>]* fetchpriority="high"[^>]*>/i)?.[0].match(/ src="([^"]+)"/)?.[1] ?? '';

    return main.includes('/agents/agent-') || main === '' ? [] : [{ path, main }];
  });

  expect(mains.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      '/properties',
      '/about',
      '/contact',
      '/team',
      '/market-report',
      pathOf(house),
    ]),
  );
  expect(repeated(mains.map(({ main }) => main))).toEqual([]);
});

test('G10 each page names its address: all addresses of an agent name the short one', ({ site }) => {
  for (const { path, canonical, meta } of found()) {
    expect.soft(canonical, path).toBe(site.origin + addressOf(path));
    expect.soft(meta['og:url'], path).toBe(canonical);
    expect.soft(meta, path).not.toHaveProperty('robots');
  }
});

test('G11 X08 a page that is not there asks not to be indexed and names no address', () => {
  const missing = documents.filter(({ status }) => status === 404);

  expect(missing.length).toBeGreaterThan(6);
  for (const { path, canonical, meta, things } of missing) {
    expect.soft(meta.robots, path).toBe('noindex');
    expect.soft(canonical, path).toBeUndefined();
    expect.soft(things, path).toEqual([]);
  }
});

test('structured data is whole: known types, absolute addresses, no invented ratings', () => {
  for (const { path, things } of found()) {
    expect.soft(things.length, path).toBeGreaterThan(0);
    const text = JSON.stringify(things);
    expect.soft(text, path).not.toMatch(/Rating|Review/);
    expect.soft(text, path).not.toMatch(/"(?:url|image|logo|item|@id)":"\//);
    for (const thing of things) expect.soft(thing['@context'], path).toBe('https://schema.org');
  }
});

test('structured data names what is on the page: a house by title and price', () => {
  for (const { id, title, price } of properties) {
    const { things, h1, text } = documentAt(`/property/${id}`);
    const listing = thingOf(things, 'RealEstateListing');

    expect(h1).toEqual([title]);
    expect(text).toContain(price);
    expect(listing.name).toBe(title);
    expect(JSON.stringify(listing)).toContain(`"price":${Number(price.replace(/\D/g, ''))}`);
  }
});

test('structured data names what is on the page: a person by name, phone and e-mail', () => {
  const pages = roster.flatMap(({ id, slug }) => [`/team/${id}`, `/${slug}`]);

  for (const path of pages) {
    const { things, h1, text } = documentAt(path);
    const agent = thingOf(things, 'RealEstateAgent');

    expect.soft(h1, path).toEqual([agent.name]);
    expect.soft(text, path).toContain(agent.telephone);
    expect.soft(text, path).toContain(agent.email);
  }
  expect(thingOf(documentAt(`/${someone.slug}`).things, 'RealEstateAgent').name).toBe(someone.name);
});

test('structured data names what is on the page: the office, and the way to each page', ({ site }) => {
  const office = thingOf(documentAt('/contact').things, 'RealEstateAgent');
  expect(documentAt('/contact').text).toContain(office.telephone);

  for (const { path, things, canonical } of own().filter((page) => page.path !== '/')) {
    const { itemListElement } = thingOf(things, 'BreadcrumbList') as { itemListElement?: Thing[] };
    expect.soft(itemListElement?.[0]?.item, path).toBe(`${site.origin}/`);
    expect.soft(itemListElement?.at(-1)?.item, path).toBe(canonical);
  }
});

/** The address of a person is the landing page (decision 0048). */
function addressOf(path: string) {
  const member = roster.find(({ id }) => path === `/team/${id}`);

  return member ? `/${member.slug}` : path.replace('/agents/', '/');
}

const repeated = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);

function documentAt(path: string): Document {
  const document = documents.find((one) => one.path === path);
  if (!document) throw new Error(`${path} was not fetched`);

  return document;
}

const thingOf = (things: readonly Thing[], type: string): Readonly<Record<string, unknown>> =>
  things.find((thing) => thing['@type'] === type) ?? {};
