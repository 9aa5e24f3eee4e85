import { listings } from '@dosmares/content/listings';
import { marketReport } from '@dosmares/content/market-report';
import Fastify from 'fastify';
import { outsideServices } from './outside-services.ts';

const [first, second] = listings;

async function open() {
  const app = Fastify();
  await app.register(outsideServices, { framedBy: ['http://localhost:3000'] });

  return app;
}

describe('the stand-ins for outside services', () => {
  it.each([
    '/listings',
    `/listings?q=${first?.mlsNumber}`,
    '/mls-search',
    '/map',
    '/directions',
    `/share/${marketReport.listings[0]?.reference}`,
  ])('%s says what it is, may be framed by the site, and has one heading at most', async (url) => {
    const { body, headers, statusCode } = await (await open()).inject(url);

    expect(statusCode).toBe(200);
    expect(body).toMatch(/Sample (listings|map), for demonstration\./);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' http://localhost:3000");
    expect(body.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('P04 finds a listing by its MLS number, and by a place without its accents', async () => {
    const app = await open();

    const found = await app.inject(`/listings?q=${first?.mlsNumber}`);
    const accented = `${first?.location.replaceAll(',', ' ').replaceAll('o', 'ó')}`;
    const byPlace = await app.inject(`/listings?q=${encodeURIComponent(accented)}`);

    expect(found.body).toContain(first?.title);
    expect(found.body).not.toContain(second?.title);
    expect(byPlace.body).toContain(first?.title);
  });

  it('shows what was typed as text', async () => {
    expect((await (await open()).inject('/listings?q=%3Cscript%3E')).body).not.toContain('<script');
  });

  it('M12 answers an unknown number with a page and 404', async () => {
    expect((await (await open()).inject('/share/nope')).statusCode).toBe(404);
  });

  it("is set in the brand's faces, which it serves itself", async () => {
    const app = await open();
    const { body } = await app.inject('/stand-ins.css');
    const addresses = [...body.matchAll(/url\('(.+?)'\)/g)].map(([, address]) => String(address));

    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const { headers, rawPayload } = await app.inject(address);
      expect(headers['content-type']).toBe('font/woff2');
      expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
    expect((await app.inject('/map')).headers['content-security-policy']).toContain("font-src 'self'");
  });

  it('serves the pictures of the content, and no other file', async () => {
    const app = await open();
    const [address] = /\/media\/[^"]+\.jpg/.exec((await app.inject('/listings')).body) ?? [''];

    expect((await app.inject(address)).headers['content-type']).toBe('image/jpeg');
    expect((await app.inject('/media/x/property/..%2f..%2fpackage.json')).statusCode).toBe(404);
  });
});
