import { listings } from '@dosmares/content/listings';
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

const numbersIn = (body: string) =>
  [...body.matchAll(/-search\/(\d\d-\d{4})"|listings\/(\d\d-\d{4})"/g)].map(([match]) => match);

describe('the stand-ins for outside services', () => {
  it.each([
    ['/listings', false],
    ['/mls-search', true],
    ['/directions', false],
    ['/share/25-6000', false],
  ])('%s may be framed by the site, where it has a search box: %s', async (url, hasBox) => {
    const { body, headers } = await open(url, true);

    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${siteOrigin}`);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body.includes('<input')).toBe(hasBox);
  });

  it.each([
    ['/listings', 16],
    ['/mls-search', 6],
  ] as const)('%s shows at least 36 homes, %i at a time', async (path, rows) => {
    const seen = new Set<string>();
    let next: string | undefined = path;
    while (next) {
      const { body } = await open(next, true);
      expect(numbersIn(body).length).toBeLessThanOrEqual(rows);
      expect(body.match(/\$[\d,]+ USD/g)).toHaveLength(numbersIn(body).length);
      for (const number of numbersIn(body)) seen.add(number);
      next = /href="([^"]+)">Next/.exec(body)?.[1]?.replace('&amp;', '&');
    }

    expect(seen.size).toBe(homes.length);
    expect(seen.size).toBeGreaterThanOrEqual(36);
  });

  it('P04 finds a listing by its MLS number, by a place without its accents, and some in each area', async () => {
    const found = await open(`/listings?q=${first?.mlsNumber}`);
    const accented = `${first?.location.replaceAll(',', ' ').replaceAll('o', 'ó')}`;

    expect(found.body).toContain(first?.title);
    expect(found.body).not.toContain(second?.title);
    expect((await open(`/listings?q=${encodeURIComponent(accented)}`)).body).toContain(first?.title);
    for (const area of areas)
      expect(numbersIn((await open(`/listings?q=${encodeURIComponent(area)}`)).body).length).toBeGreaterThan(
        3,
      );
  });

  it('leads from a house of ours to its page on the site, and from each home back to the search', async () => {
    for (const { id, mlsNumber } of listings) {
      const { body } = await open(`/listings/${mlsNumber}`, true);
      expect(body).toContain(`href="${siteOrigin}/property/${id}"`);
      expect(body).toContain('<a href="/listings">All listings');
    }
  });

  it('M12 answers an unknown number with a page and 404, and shows what was typed as text', async () => {
    const { statusCode, body } = await open('/share/%3Cscript%3E');

    expect([statusCode, body.includes('Nothing was found'), body.includes('<script')]).toEqual([
      404,
      true,
      false,
    ]);
  });

  it('serves the pictures of the content, and no other file', async () => {
    const [address] = /\/media\/[^"]+\.jpg/.exec((await open(`/listings/${first?.mlsNumber}`)).body) ?? [''];

    expect((await open(address)).headers['content-type']).toBe('image/jpeg');
    expect((await open('/media/x/property/..%2f..%2fpackage.json')).statusCode).toBe(404);
  });
});
