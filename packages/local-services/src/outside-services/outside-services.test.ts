import { listings } from '@dosmares/content/listings';
import { marketReport } from '@dosmares/content/market-report';
import { areas } from '@dosmares/content/site';
import Fastify from 'fastify';
import { homes } from './homes.ts';
import { outsideServices } from './outside-services.ts';

const [first, second] = listings;
const siteOrigin = 'http://localhost:3000';

async function open(url: string, isFramed = false) {
  const app = Fastify();
  await app.register(outsideServices, { siteOrigin });

  return app.inject({ url, headers: isFramed ? { 'sec-fetch-dest': 'iframe' } : {} });
}

const numbersIn = (body: string) => [...body.matchAll(/-search\/(\d\d-\d{4})"|listings\/(\d\d-\d{4})"/g)];

describe('the stand-ins for outside services', () => {
  it.each([
    '/listings',
    `/listings?q=${first?.mlsNumber}`,
    '/mls-search',
    '/directions',
    `/share/${marketReport.listings[0]?.reference}`,
  ])('%s may be framed by the site, and has one heading', async (url) => {
    const { body, headers, statusCode } = await open(url);

    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${siteOrigin}`);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  it('have at least 36 homes, each with a number of its own, a price in dollars, and some in each area', async () => {
    expect(homes.length).toBeGreaterThanOrEqual(36);
    expect(new Set(homes.map(({ reference }) => reference)).size).toBe(homes.length);
    for (const area of areas) {
      const { body } = await open(`/listings?q=${encodeURIComponent(area)}`);
      expect(numbersIn(body).length).toBeGreaterThanOrEqual(4);
      expect(body.match(/\$[\d,]+ USD/g)?.length).toBe(numbersIn(body).length);
    }
  });

  it.each([
    ['/listings', 16],
    ['/mls-search', 6],
  ] as const)('%s shows all of them, %i at a time', async (path, rows) => {
    const seen = new Set<string>();
    let next: string | undefined = path;
    while (next) {
      const { body } = await open(next, true);
      const numbers = numbersIn(body);
      expect(numbers.length).toBeLessThanOrEqual(rows);
      for (const [match] of numbers) seen.add(match);
      next = /href="([^"]+)">Next/.exec(body)?.[1]?.replace('&amp;', '&');
    }

    expect(seen.size).toBe(homes.length);
  });

  it('leaves the search box to the page that frames the listings', async () => {
    expect((await open('/listings', true)).body).not.toContain('<input');
    expect((await open('/listings')).body).toContain('<input');
    expect((await open('/mls-search', true)).body).toContain('<input');
  });

  it('P04 finds a listing by its MLS number, and by a place without its accents', async () => {
    const found = await open(`/listings?q=${first?.mlsNumber}`);
    const accented = `${first?.location.replaceAll(',', ' ').replaceAll('o', 'ó')}`;
    const byPlace = await open(`/listings?q=${encodeURIComponent(accented)}`);

    expect(found.body).toContain(first?.title);
    expect(found.body).not.toContain(second?.title);
    expect(byPlace.body).toContain(first?.title);
  });

  it('lead from a house of ours to its page on the site, and from each home back to the search', async () => {
    for (const { id, mlsNumber } of listings) {
      const { body } = await open(`/listings/${mlsNumber}`, true);
      expect(body).toContain(`href="${siteOrigin}/property/${id}"`);
      expect(body).toContain('<a href="/listings">All listings');
    }
    expect((await open(`/mls-search/${homes.at(-1)?.reference}`)).body).toContain('<a href="/mls-search">');
  });

  it('shows what was typed as text', async () => {
    expect((await open('/listings?q=%3Cscript%3E')).body).not.toContain('<script');
  });

  it('M12 answers an unknown number with a page and 404', async () => {
    const { statusCode, body } = await open('/share/nope');

    expect([statusCode, body.includes('Nothing was found')]).toEqual([404, true]);
  });

  it('serves the pictures of the content, and no other file', async () => {
    const [address] = /\/media\/[^"]+\.jpg/.exec((await open(`/listings/${first?.mlsNumber}`)).body) ?? [''];

    expect((await open(address)).headers['content-type']).toBe('image/jpeg');
    expect((await open('/media/x/property/..%2f..%2fpackage.json')).statusCode).toBe(404);
  });
});
