/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { servedEdge } from './testing/edge-fixture.ts';

const { served, get } = servedEdge();
/** The address of the live site build's only style sheet. */
const sheet = () => `/styles/${served.build.notFound.styles}.css`;

describe('files', () => {
  it.each([
    ['/assets/main.0a1b2c3d.js', 'javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/media/0a1b2c3d/brand/logo.svg', 'image/svg+xml', 'public, max-age=31536000, immutable'],
    ['/media/0a1b2c3d/hero/film.mp4', 'video/mp4', 'public, max-age=31536000, immutable'],
    ['/fonts/text.woff2', 'font/woff2', 'public, max-age=2592000'],
    [sheet, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/favicon.ico', 'image/vnd.microsoft.icon', 'public, max-age=86400'],
    ['/site.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/sitemap.xml', 'application/xml', 'public, max-age=3600'],
  ])('%s is %s, kept as %s', async (url, type, caching) => {
    const { statusCode, headers } = await get(typeof url === 'function' ? url() : url);

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers).toMatchObject({ 'cache-control': caching, 'x-content-type-options': 'nosniff' });
  });

  it('come compressed where a compressed form stands beside them', async () => {
    const { headers, rawPayload } = await get('/assets/main.0a1b2c3d.js', { 'accept-encoding': 'br' });

    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe('present');
  });

  it('are sent in parts, for films that are looked into', async () => {
    const { statusCode, headers, body } = await get('/media/0a1b2c3d/hero/film.mp4', { range: 'bytes=2-5' });

    expect([statusCode, headers['content-range'], body]).toEqual([206, 'bytes 2-5/10', '2345']);

    const beyond = await get('/media/0a1b2c3d/hero/film.mp4', { range: 'bytes=90-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('of earlier releases stay, for tabs that were opened with them', async () => {
    expect((await get('/assets/main.ffffffff.js')).body).toBe('earlier');
  });

  it.each([
    '/assets/nope.js',
    '/assets/',
    '/assets/../release.json',
    '/assets/..%2frelease.json',
    '/assets/%2e%2e/server/fragment.cjs',
    '/assets/..%2f..%2f..%2f..%2flive.json',
    '/assets/%2fetc%2fpasswd',
    '/media/0a1b2c3d/..%2f..%2frelease.json',
    '/media/../../ledger.sqlite',
    '/media/ffffffff/brand/logo.svg',
    '/media/brand/logo.svg',
    '/styles/ffffffffffff.css',
    '/styles/../live.json',
    '/styles/..%2flive.json',
    '/styles/',
    '/fonts/..%5c..%5crelease.json',
    '/assets/main.0a1b2c3d.js%00.svg',
  ])('%s is not to be had', async (url) => {
    const { statusCode, body } = await get(url);

    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/secret|root:/);
  });
});
