import { roster } from '@dosmares/content/roster';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright/test';
import { kindsOfPage, routesOfSite } from '../site/routes.ts';
import { expect, type Site, test } from '../site/site.ts';

/** One JSON-LD object. */
type Thing = Readonly<Record<string, unknown>> & { '@type': string };

// One worker, which fetches all pages once.
test.describe.configure({ mode: 'default' });

let documents: Awaited<ReturnType<typeof documentsOf>>;
test.beforeAll(async ({ site, browser }) => {
  const parser = await browser.newPage();
  documents = await documentsOf(site, parser);
  await parser.close();
});

const found = () => documents.filter(({ status }) => status === 200);
/** Without the second address of each agent's page. */
const own = () => found().filter(({ path }) => !path.startsWith('/agents/'));
const allOf = (kind: 'links' | 'files') => [...new Set(documents.flatMap((page) => page[kind]))];
/** A link may lead to a drawing, such as a floor plan. */
const isFile = (address: string) => new URL(address).pathname.startsWith('/media/');

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's spellings of equivalent markup.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Phone numbers are written as in the roster.
    'tel-non-breaking': 'off',
    // A preload does not run a script; the scripts themselves have integrity hashes.
    'require-sri': 'off',
    'long-title': ['error', { maxlength: 65 }],
    'no-inline-style': 'error',
  },
});

test("each kind of page's HTML is valid", async () => {
  for (const { path, html } of documents.filter((one) => kindsOfPage.includes(one.path))) {
    const { results } = await validator.validateString(html, path);
    const faults = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect.soft(faults, path).toEqual([]);
  }
});

test('G10 G16 G21 each page has one main heading, its own head, picture and address, and no sign-in', ({
  site,
}) => {
  for (const { path, html, h1, title, meta, canonical } of found()) {
    expect.soft(html, path).toContain('<html lang="en">');
    expect.soft(html, path).not.toMatch(/"password"|\b(log|sign)[ -]?in\b|create an account/i);
    expect.soft([h1.length, canonical], path).toEqual([1, site.origin + addressOf(path)]);
    expect.soft(title, path).toContain('Dos Mares Estates');
    expect.soft(meta.description?.length, path).toBeGreaterThan(20);
    for (const kind of ['og', 'twitter'])
      expect.soft(meta, path).toMatchObject({
        [`${kind}:title`]: title,
        [`${kind}:description`]: meta.description,
        [`${kind}:image`]: expect.stringMatching(/^http.*\.(jpg|png|webp)$/),
      });
    expect.soft([meta['og:url'], meta.robots], path).toEqual([canonical, undefined]);
  }
  const pictures = own().flatMap(({ main }) => main ?? []);
  expect(pictures.length).toBeGreaterThan(6);
  for (const values of [pictures, own().map(({ title }) => title), own().map(({ meta }) => meta.description)])
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
});

test('G01-G11 D02 X08 each path has the right status, and missing pages must not be indexed', () => {
  expect(documents.map(({ path, status }) => ({ path, status }))).toEqual(routesOfSite);
  const missing = documents.filter(({ status }) => status === 404);
  for (const { path, canonical, meta, things } of missing)
    expect.soft([meta.robots, canonical, things], path).toEqual(['noindex', undefined, []]);
});

test('structured data is complete, with breadcrumbs from home and without ratings', ({ site }) => {
  for (const { path, things, canonical } of found()) {
    const text = JSON.stringify(things);
    expect.soft(text, path).not.toMatch(/Rating|Review|"(?:url|image|logo|item|@id)":"\//);
    for (const thing of things) expect.soft(thing['@context'], path).toBe('https://schema.org');
    if (path === '/' || path.startsWith('/agents/')) continue;
    const steps = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as Thing[];
    expect.soft([steps[0]?.item, steps.at(-1)?.item], path).toEqual([`${site.origin}/`, canonical]);
  }
});

test('X06 every link leads to an existing page and anchor, or leaves the site safely', ({ site }) => {
  const links = allOf('links').filter((address) => !isFile(address));
  const broken = links.filter((address) => {
    const { pathname, hash } = new URL(address);
    const page = documents.find(({ path }) => path === pathname);
    const isThere = page?.status === 200 || page?.links.includes(address);

    return address.startsWith(site.origin) && !(isThere && (!hash || page?.ids.includes(hash.slice(1))));
  });
  expect(links.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);

  const outside = links.filter((address) => !address.startsWith(site.origin));
  // A mailto link without an address is for a friend of the visitor (D10).
  const known = /^(tel:\+\d+|mailto:(\S+@\S+|\?subject=\S+&body=\S+)|https?:\/\/\S+)$/;
  expect(outside.filter((address) => !known.test(address))).toEqual([]);
  expect(documents.flatMap(({ unsafe }) => unsafe)).toEqual([]);
  const texts = links.flatMap((href) => [...href.matchAll(/[?&](?:text|subject|body)=([^&]*)/g)]);
  expect(texts.length).toBeGreaterThan(2);
  // The parser encodes apostrophes, which `encodeURIComponent` does not.
  for (const text of texts.map(([, one = '']) => one.replaceAll('%27', "'")))
    expect(text).toBe(encodeURIComponent(decodeURIComponent(text)));
});

test('every picture, film, script, font, icon and frame of a page exists, with the right type', async () => {
  const kinds: Readonly<Record<string, string>> = {
    avif: 'image/avif',
    jpg: 'image/jpeg',
    js: 'javascript',
    svg: 'image/svg+xml',
    webp: 'image/webp',
  };
  const files = [...allOf('files'), ...allOf('links').filter(isFile)];
  const broken: string[] = [];
  for (const address of files) {
    const { status, headers } = await fetch(address, { method: 'HEAD' });
    const kind = kinds[address.split('.').at(-1) ?? ''] ?? '';
    if (status !== 200 || !headers.get('content-type')?.includes(kind)) broken.push(`${status} ${address}`);
  }

  expect(files.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('X08 G12 the sitemap lists each page once, and robots.txt names it', async ({ site }) => {
  const text = async (path: string) => (await fetch(site.origin + path)).text();
  const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc><lastmod>\d{4}-\d\d-\d\d</g)];
  // A person has one canonical address, the landing page.
  const pages = own().filter(({ path }) => !/^\/team\/./.test(path));
  expect(listed.map(([, address]) => address).toSorted()).toEqual(
    pages.map(({ path }) => site.origin + path).toSorted(),
  );

  expect(await text('/robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

/** Returns a page's canonical path: for a person, the landing page (decision 0048). */
function addressOf(path: string) {
  const member = roster.find(({ id }) => path === `/team/${id}`);

  return member ? `/${member.slug}` : path.replace('/agents/', '/');
}

/** Fetches every page and parses it in a browser, without loading or running anything. */
async function documentsOf({ origin }: Site, parser: Page) {
  const served = await Promise.all(
    routesOfSite.map(async ({ path }) => {
      const response = await fetch(origin + path);

      return { path, status: response.status, html: await response.text() };
    }),
  );

  return parser.evaluate(
    ({ pages, origin }) =>
      pages.map(({ path, status, html }) => {
        const page = new DOMParser().parseFromString(html, 'text/html');
        const all = (selector: string) => [...page.querySelectorAll(selector)];
        const values = (selector: string, name: string) =>
          all(selector).flatMap((element) => element.getAttribute(name) ?? []);
        const absolute = (some: string) => new URL(some, origin + path).href;
        const picture = all('main img[fetchpriority="high"]')[0]?.getAttribute('src');
        return {
          path,
          status,
          html,
          title: page.title,
          /** By `name` or `property`. */
          meta: Object.fromEntries(
            all('meta').map((one) => [
              one.getAttribute('name') ?? one.getAttribute('property'),
              one.getAttribute('content') ?? '',
            ]),
          ) as Record<string, string>,
          canonical: values('link[rel=canonical]', 'href')[0],
          h1: all('h1').map(({ textContent }) => textContent),
          /** The main picture, unless it is a portrait, which two pages share. */
          main: picture?.includes('/agents/agent-') ? undefined : picture,
          things: all('script[type="application/ld+json"]').map(
            ({ textContent }) => JSON.parse(textContent) as Thing,
          ),
          ids: values('[id]', 'id'),
          links: values('a[href]', 'href').map(absolute),
          /** External links that share the window or send a referrer. */
          unsafe: all('a[href^=http]:not([target=_blank][rel="noopener noreferrer"])')
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => !href.startsWith(origin)),
          /** Everything that the page loads or refers to. */
          files: [
            ...values('[src]', 'src'),
            ...values('[srcset]', 'srcset')
              .flatMap((set) => set.split(','))
              .map((one) => one.trim().split(/\s/)[0] ?? ''),
            ...values('[poster]', 'poster'),
            ...values('link:not([rel=canonical])', 'href'),
            ...values('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
          ].map(absolute),
        };
      }),
    { pages: served, origin },
  );
}
