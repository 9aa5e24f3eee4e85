import { listings } from '@dosmares/content/listings';
import { areas } from '@dosmares/content/site';
import Fastify from 'fastify';
import { homes } from './homes.ts';
import { outsideServices } from './outside-services.ts';

const [first, second] = listings;
const siteOrigin = 'http://localhost:3000';

async function open(url: string) {
  const app = Fastify();
  await app.register(outsideServices, { siteOrigin });

  return app.inject({ url, headers: { 'sec-fetch-dest': 'iframe' } });
}

const numbersIn = (body: string) => body.match(/(?<=(?:-search|listings)\/)\d\d-\d{4}(?=")/g) ?? [];

it.each([
  ['/listings', 16, false],
  ['/mls-search', 6, true],
] as const)(
  '%s shows at least 36 homes, %i at a time, in a frame of the site',
  async (path, rows, hasBox) => {
    const seen = new Set<string>();
    let next: string | undefined = path;
    while (next) {
      const { body, headers } = await open(next);
      expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${siteOrigin}`);
      expect(body.includes('<input')).toBe(hasBox);
      expect(numbersIn(body).length).toBeLessThanOrEqual(rows);
      for (const number of numbersIn(body)) seen.add(number);
      next = /href="([^"]+)">Next/.exec(body)?.[1]?.replace('&amp;', '&');
    }

    expect(seen.size).toBe(homes.length);
    expect(seen.size).toBeGreaterThanOrEqual(36);
  },
);

it('P04 a search finds a house by its number, places whatever their accents, and homes in each area', async () => {
  const search = async (words: string | undefined) =>
    (await open(`/listings?q=${encodeURIComponent(words ?? '')}`)).body;

  expect(await search(first?.mlsNumber)).toContain(first?.title);
  expect(await search(first?.mlsNumber)).not.toContain(second?.title);
  expect(await search(first?.location.replaceAll(',', ' ').replaceAll('o', 'ó'))).toContain(first?.title);
  for (const area of areas) expect(numbersIn(await search(area)).length).toBeGreaterThan(3);
});

it('M12 a house of ours links to its page on the site; an unknown number answers 404, and input is escaped', async () => {
  const { body } = await open(`/listings/${first?.mlsNumber}`);
  expect(body).toContain(`href="${siteOrigin}/property/${first?.id}"`);
  expect(body).toContain('<a href="/listings">All listings');
  const [picture = ''] = /\/media\/[^"]+\.jpg/.exec(body) ?? [];
  expect((await open(picture)).headers['content-type']).toBe('image/jpeg');
  expect((await open('/media/x/property/..%2f..%2fpackage.json')).statusCode).toBe(404);

  const unknown = await open('/share/%3Cscript%3E');
  expect([unknown.statusCode, unknown.body.includes('<script')]).toEqual([404, false]);
  expect(unknown.body).toContain('Nothing was found');
});
