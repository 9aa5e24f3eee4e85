/** @jest-environment node */
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { nothingThere } from '@dosmares/contracts/endpoints';
import { openStore } from '@dosmares/delivery';
import { edgeServer } from './edge.ts';
import { fillStore, homePage, servedEdge } from './testing/edge-fixture.ts';

const { served, get } = servedEdge();

describe('pages', () => {
  it('are sent in the best encoding that the browser accepts, and cached for a second at most', async () => {
    const plain = await get('/team?agent=1&a=/b/');
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });

    expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(plain.body).toContain('the team');
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=60, no-transform',
      'content-length': String(br.rawPayload.length),
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(homePage);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(homePage);
  });

  it('have no body for a browser that has them, nor in answer to HEAD', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    const tag = String(headers.etag);
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tag}` });
    const otherForm = await get('/', { 'if-none-match': tag });
    const head = await served.app.inject({ method: 'HEAD', url: '/' });

    expect([again.statusCode, again.body, again.headers['x-deployment']]).toEqual([
      304,
      '',
      served.deployment.id,
    ]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(otherForm.statusCode).toBe(200);
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(homePage.length),
    ]);
  });

  it.each([
    ['/team/99', 'no such agent'],
    ['/nope', 'no such page'],
    ['//[', 'no such page'],
    ['//elsewhere.example/team', 'no such page'],
    ['/team%2f', 'no such page'],
    ['/team//99', 'no such page'],
    ['/nope/', 'no such page'],
  ])('X08 G11 answer 404 for %s with the right not-found page, and do not redirect', async (url, text) => {
    const { statusCode, headers, body } = await get(url, { 'if-none-match': '*' });

    expect([statusCode, headers.location, body]).toEqual([404, undefined, text]);
  });

  it.each([
    ['/team/', '/team'],
    ['/TEAM?agent=1', '/team?agent=1'],
    ['/%74eam//?a=/b', '/team?a=/b'],
    ['//', '/'],
  ])('have one canonical address: %s redirects to %s', async (url, address) => {
    const { statusCode, headers } = await get(url);

    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      308,
      address,
      'private, no-cache, no-transform',
    ]);
  });

  it('may run scripts of the site, of the remotes’ hosts and inline ones by hash, over TLS where the site has it', async () => {
    const { headers: secure } = await get('/');
    await fillStore(`${served.folder}/plain`, 'http://localhost:3000');
    // The path of a store may be relative.
    const plainApp = edgeServer(openStore(path.relative('.', `${served.folder}/plain`)));
    const { headers: plain } = await plainApp.inject({ url: '/' });
    await plainApp.close();

    const policy = String(secure['content-security-policy']);
    expect(policy).toContain(`script-src 'self' https://cdn.example 'sha256-${homePage.length}';`);
    expect(policy).toContain('upgrade-insecure-requests');
    expect(secure['strict-transport-security']).toBe('max-age=31536000');
    expect(plain).not.toHaveProperty('strict-transport-security');
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('refuses %s', async (method) => {
  const { statusCode, headers } = await served.app.inject({ method, url: '/contact' });

  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['GET', '/api/nope', undefined],
  ['POST', '/api/contact', '{"name":'],
  ['POST', '/api/chat?x=1', 'x'.repeat(2_000_000)],
  ['OPTIONS', '/api/contact', undefined],
] as const)('X08 answers %s %s as the API answers an unknown path', async (method, url, payload) => {
  const headers = payload ? { 'content-type': 'application/json' } : {};
  const answer = await served.app.inject({ method, url, headers, ...(payload && { payload }) });

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual(nothingThere);
});

it('serves nothing until the store has answered once', async () => {
  const readLive = () => Promise.reject(new Error('The line is cut.'));
  const app = edgeServer({ ...openStore(served.folder), readLive });
  const [ready, metrics, page] = await Promise.all(
    ['/health/ready', '/metrics', '/'].map((url) => app.inject({ url })),
  );
  await app.close();

  expect([ready?.statusCode, page?.statusCode]).toEqual([503, 503]);
  expect(metrics?.body).toContain('store_up 0');
  expect(page?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});

/** The address of the live deployment's only style sheet. */
const sheet = () => `/styles/${served.deployment.notFound.styles}.css`;

it('reads and checks a style sheet once, however many visitors ask for it', async () => {
  const store = openStore(served.folder);
  const readText = jest.fn(store.readText);
  const app = edgeServer({ ...store, readText });
  const answers = await Promise.all(
    ['br', 'gzip', 'gzip'].map((encoding) =>
      app.inject({ url: sheet(), headers: { 'accept-encoding': encoding } }),
    ),
  );
  await app.close();

  expect(readText.mock.calls.filter(([kind]) => kind === 'styles')).toHaveLength(1);
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', 'gzip']);
  expect(answers.slice(1).map(({ rawPayload }) => String(gunzipSync(rawPayload)))).toEqual(
    Array(2).fill(String(brotliDecompressSync(answers[0]?.rawPayload ?? ''))),
  );
});

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
  ])('%s is %s, cached as %s', async (url, type, caching) => {
    const { statusCode, headers } = await get(typeof url === 'function' ? url() : url);

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers).toMatchObject({ 'cache-control': caching, 'x-content-type-options': 'nosniff' });
  });

  it('can be read by pages of other sites if they are fonts, which our remotes need there', async () => {
    const readers = async (url: string) => (await get(url)).headers['access-control-allow-origin'];

    expect(await readers('/fonts/text.woff2')).toBe('*');
    expect(await readers('/assets/main.0a1b2c3d.js')).toBeUndefined();
  });

  it('are sent compressed where a compressed copy lies beside them', async () => {
    const { headers, rawPayload } = await get('/assets/main.0a1b2c3d.js', { 'accept-encoding': 'br' });

    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe('present');
  });

  it('are sent in ranges, for films that are played from the middle', async () => {
    const { statusCode, headers, body } = await get('/media/0a1b2c3d/hero/film.mp4', { range: 'bytes=2-5' });

    expect([statusCode, headers['content-range'], body]).toEqual([206, 'bytes 2-5/10', '2345']);

    const beyond = await get('/media/0a1b2c3d/hero/film.mp4', { range: 'bytes=90-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('of earlier releases are still served, for tabs that were opened with them', async () => {
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
  ])('%s is not served', async (url) => {
    const { statusCode, body } = await get(url);

    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/secret|root:/);
  });
});
