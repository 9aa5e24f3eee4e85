/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openStore } from '@dosmares/delivery';
import { edgeServer } from './edge.ts';
import { compositionOf, fillStore, homePage, ticketKey } from './edge-fixture.ts';

let folder = '';
let app: ReturnType<typeof edgeServer>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-edge-'));
  await fillStore(folder);
  app = edgeServer(openStore(folder), { ticketKey });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages', () => {
  it('are served compressed as well as the browser takes it, and never from a cache without asking', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });

    expect([plain.statusCode, plain.headers['content-type'], plain.body]).toEqual([
      200,
      'text/html; charset=utf-8',
      homePage,
    ]);
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding, cookie',
      'cache-control': 'private, no-cache',
      'content-length': String(br.rawPayload.length),
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(homePage);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(homePage);
  });

  it('are not sent again to those who have them', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    const { etag = '' } = headers;

    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` });
    const otherForm = await get('/', { 'if-none-match': String(etag) });

    expect([again.statusCode, again.body, again.headers['x-composition']]).toEqual([304, '', 'c1']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(otherForm.statusCode).toBe(200);
  });

  it('answer HEAD with the same headers and no body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/' });

    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      'content-length': String(homePage.length),
      'x-composition': 'c1',
      etag: expect.stringMatching(/^"[\w-]{16}"$/),
    });
  });

  it('X08 G11 answer 404 for what no route knows, with the page for it', async () => {
    const known = await get('/team/99');
    const unknown = await get('/nope', { 'if-none-match': '*' });

    expect([known.statusCode, known.body]).toEqual([404, 'no such agent']);
    expect([unknown.statusCode, unknown.body]).toEqual([404, 'no such page']);
  });

  it('come with any query', async () => {
    expect((await get('/team?agent=1&a=/b/')).body).toContain('the team');
  });

  it.each([
    ['/team/', '/team'],
    ['/TEAM?agent=1', '/team?agent=1'],
    ['/%74eam//?a=/b', '/team?a=/b'],
    ['//', '/'],
  ])('are known under one address: %s leads to %s', async (url, address) => {
    const { statusCode, headers } = await get(url);

    expect([statusCode, headers.location]).toEqual([308, address]);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each(['//[', '//elsewhere.example/team', '/team%2f', '/team//99', '/nope/'])(
    'X08 answer 404 for %s, and lead nowhere',
    async (url) => {
      const { statusCode, headers } = await get(url);

      expect([statusCode, headers.location]).toEqual([404, undefined]);
    },
  );

  it('may be scripts of exactly the composed releases, and styles of exactly this page', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);

    expect(policy).toContain("script-src 'self' https://agents.example/2.0.0/web/;");
    expect(policy).toContain(
      "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-home';",
    );
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  it('ask for TLS where the site is reached over it', async () => {
    const secure = await get('/');
    await fillStore(`${folder}/plain`, compositionOf('http://localhost:3000'));
    const plainApp = edgeServer(openStore(`${folder}/plain`), { ticketKey });
    const plain = await plainApp.inject({ url: '/' });
    await plainApp.close();

    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

describe('files', () => {
  it.each([
    ['/assets/main.0a1b2c3d.js', 'javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/media/0a1b2c3d/brand/logo.svg', 'image/svg+xml', 'public, max-age=31536000, immutable'],
    ['/media/0a1b2c3d/hero/film.mp4', 'video/mp4', 'public, max-age=31536000, immutable'],
    ['/fonts/text.woff2', 'font/woff2', 'public, max-age=2592000'],
    ['/site.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/sitemap.xml', 'application/xml', 'public, max-age=3600'],
  ])('%s is %s, kept as %s', async (url, type, caching) => {
    const { statusCode, headers } = await get(url);

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
    '/assets/..%2f..%2f..%2f..%2fcompositions/c1/composition.json',
    '/assets/%2fetc%2fpasswd',
    '/media/0a1b2c3d/..%2f..%2frelease.json',
    '/media/../../ledger.sqlite',
    '/media/ffffffff/brand/logo.svg',
    '/media/brand/logo.svg',
    '/fonts/..%5c..%5crelease.json',
    '/assets/main.0a1b2c3d.js%00.svg',
  ])('%s is not to be had', async (url) => {
    const { statusCode, body } = await get(url);

    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/secret|root:/);
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('takes no %s', async (method) => {
  const { statusCode, headers } = await app.inject({ method, url: '/contact' });

  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('says so while nothing is live', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const empty = edgeServer(openStore(path.join(folder, 'nothing-here')), { ticketKey });

  const { statusCode, headers } = await empty.inject({ url: '/' });
  await empty.close();

  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});
