import { listings } from '@dosmares/content/listings';
import { areas } from '@dosmares/content/site';
import Fastify from 'fastify';
import { outsideServices } from './outside-services.ts';

const [first, second] = listings;
const siteOrigin = 'http://localhost:3000';

async function open(url: string) {
  const app = Fastify();
  await app.register(outsideServices, { siteOrigin });

  return app.inject({ url, headers: { 'sec-fetch-dest': 'iframe' } });
}

const rowsOf = (body: string) => body.split('<li>').length - 1;

it.each([
  ['/listings', 16, false],
  ['/mls-search', 6, true],
] as const)('P06 P09 %s shows %i homes in a frame of the site', async (path, rows, hasBox) => {
  const { body, headers } = await open(path);

  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${siteOrigin}`);
  expect([rowsOf(body), body.includes('<input')]).toEqual([rows, hasBox]);
});

it('P04 P10 a search finds a house by its number, and homes in each area; input is escaped', async () => {
  const search = async (words = '') => (await open(`/listings?q=${encodeURIComponent(words)}`)).body;

  expect(await search(first?.mlsNumber)).toContain(first?.title);
  expect(await search(first?.mlsNumber)).not.toContain(second?.title);
  for (const area of areas) expect(rowsOf(await search(area))).toBeGreaterThan(3);
  expect(await search('<script>')).not.toContain('<script');
});

it('M12 a house of ours links to its page on the site; an unknown number answers 404', async () => {
  const { body } = await open(`/share/${first?.mlsNumber}`);

  expect(body).toContain(`href="${siteOrigin}/property/${first?.id}"`);
  expect(body).toMatch(new RegExp(`src="${siteOrigin}/media/[^"]+\\.jpg"`));
  expect((await open('/share/25-0000')).statusCode).toBe(404);
});
