import { roster } from '@dosmares/content/roster';
import { routesOfSite } from '../site/routes.ts';
import { expect, test } from '../site/site.ts';
import { type Document, documentsOf } from './document.ts';

// All pages are fetched once, by one worker.
test.describe.configure({ mode: 'default' });

let documents: readonly Document[];
test.beforeAll(async ({ site, browser }) => {
  const parser = await browser.newPage();
  documents = await documentsOf(site, parser);
  await parser.close();
});

test('every link inside the site leads to a page that is there, and to a place on it', async ({ site }) => {
  const inside = allOf('links').filter((address) => address.startsWith(site.origin) && !isFile(address));
  const pages = new Map(documents.map((page) => [page.path, page]));
  const broken = inside.filter((address) => {
    const { pathname, hash } = new URL(address);
    const page = pages.get(pathname);
    const isThere =
      page?.status === 200 || documents.some((from) => from.links.includes(address) && from === page);

    return !isThere || (hash !== '' && !page?.ids.includes(hash.slice(1)));
  });

  expect(inside.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});

test('links out of the site are calls, mails, messages, or pages over HTTP', async ({ site }) => {
  const outside = allOf('links').filter((address) => !address.startsWith(site.origin));

  // A mail without an address is one that the visitor sends to a friend (D10).
  const known = /^(tel:\+\d+|mailto:(\S+@\S+|\?subject=\S+&body=\S+)|https?:\/\/\S+)$/;

  expect(outside.filter((address) => !known.test(address))).toEqual([]);
});

test('every picture, film, script, font, icon and frame that a page names is there, and is what it seems', async () => {
  const kinds = {
    jpg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    svg: 'image/svg+xml',
    js: 'javascript',
  };
  const files = [...allOf('files'), ...allOf('links').filter(isFile)];
  const broken = await inTurns(files, async (address) => {
    const response = await fetch(address, { method: 'HEAD' });
    const type = response.headers.get('content-type') ?? '';
    const kind = kinds[address.split('.').at(-1) as keyof typeof kinds] ?? '';

    return response.status === 200 && type.includes(kind) ? [] : [`${response.status} ${type} ${address}`];
  });

  expect(files.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test('X08 G12 the sitemap lists each page of the route table once, and nothing else', async ({ site }) => {
  const response = await fetch(`${site.origin}/sitemap.xml`);
  const text = await response.text();
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>\d{4}-\d\d-\d\d</g)].map(
    ([, address]) => address,
  );
  // One address for each person: the landing page.
  const pages = routesOfSite.filter(
    ({ path, status }) => status === 200 && !/^\/(agents|team)\/./.test(path),
  );

  expect(response.headers.get('content-type')).toContain('xml');
  expect(listed.toSorted()).toEqual(pages.map(({ path }) => site.origin + path).toSorted());
  expect(listed).toContain(`${site.origin}/${roster[0]?.slug}`);
});

test('robots are welcome and told of the sitemap', async ({ site }) => {
  const robots = await (await fetch(`${site.origin}/robots.txt`)).text();

  expect(robots).toContain('User-agent: *');
  expect(robots).not.toMatch(/Disallow: \/\s/);
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

test('the web manifest names the site, its colours and icons that are there', async ({ site }) => {
  const response = await fetch(`${site.origin}/site.webmanifest`);
  const manifest = (await response.json()) as { name: string; theme_color: string; icons: { src: string }[] };

  expect(response.headers.get('content-type')).toMatch(/manifest|json/);
  expect(manifest).toMatchObject({ name: 'Dos Mares Estates', theme_color: '#0b1f4b' });
  for (const { src } of manifest.icons) {
    const icon = await fetch(new URL(src, site.origin), { method: 'HEAD' });
    expect.soft([icon.status, icon.headers.get('content-type')], src).toEqual([200, 'image/png']);
  }
});

test('X08 an unknown address of the API answers 404 in JSON', async ({ site }) => {
  for (const path of ['/api/nope', '/api/contact/nope', '/api/']) {
    const response = await fetch(site.api + path);

    expect.soft(response.status, path).toBe(404);
    expect.soft(response.headers.get('content-type'), path).toContain('application/json');
    expect.soft(await response.json(), path).toMatchObject({ success: false });
  }
});

/** A link may lead to a drawing, such as a floor plan. */
const isFile = (address: string) => new URL(address).pathname.startsWith('/media/');

const allOf = (kind: 'links' | 'files') => [...new Set(documents.flatMap((page) => page[kind]))];

/** Asks for eight at a time: this is no load test. */
async function inTurns<Item, Found>(items: readonly Item[], ask: (item: Item) => Promise<Found[]>) {
  const queue = items.values();
  const walk = async () => {
    const all: Found[] = [];
    for (const item of queue) all.push(...(await ask(item)));

    return all;
  };

  return (await Promise.all(Array.from({ length: 8 }, walk))).flat();
}
