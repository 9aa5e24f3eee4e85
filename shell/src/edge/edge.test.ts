/** @jest-environment node */
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { nothingThere } from '@dosmares/contracts/endpoints';
import { openStore } from '@dosmares/delivery';
import { edgeServer } from './edge.ts';
import { fillStore, homePage } from './testing/edge-fixture.ts';
import { servedEdge } from './testing/served-edge.ts';

const { served, get } = servedEdge();

it('names the releases that visitors get, for whoever counts what they report', async () => {
  const { headers, body } = await get('/_releases');

  expect([headers['cache-control'], JSON.parse(body)]).toEqual([
    'no-store',
    ['shell@1.1.0', 'mf-agents@2.0.0'],
  ]);
});

describe('pages', () => {
  it('are served compressed as well as the browser takes it, and from no cache that is older than a second', async () => {
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
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=60',
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

    expect([again.statusCode, again.body, again.headers['x-site-build']]).toEqual([304, '', served.build.id]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(otherForm.statusCode).toBe(200);
  });

  it('answer HEAD with the same headers and no body', async () => {
    const head = await served.app.inject({ method: 'HEAD', url: '/' });

    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      'content-length': String(homePage.length),
      'x-site-build': served.build.id,
      etag: expect.stringMatching(/^"[\w-]+"$/),
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

  it('may have scripts of the site, of the hosts of the remotes, and of exactly this page', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);

    expect(policy).toContain(`script-src 'self' https://cdn.example 'sha256-${homePage.length}';`);
  });

  it('ask for TLS where the site is reached over it', async () => {
    const secure = await get('/');
    await fillStore(`${served.folder}/plain`, 'http://localhost:3000');
    const plainApp = edgeServer(openStore(`${served.folder}/plain`));
    const plain = await plainApp.inject({ url: '/' });
    await plainApp.close();

    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('takes no %s', async (method) => {
  const { statusCode, headers } = await served.app.inject({ method, url: '/contact' });

  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['GET', '/api', undefined],
  ['GET', '/api/', undefined],
  ['GET', '/api/nope', undefined],
  ['HEAD', '/api/contact', undefined],
  ['POST', '/api/contact', '{"name":'],
  ['POST', '/api/chat?x=1', 'x'.repeat(2_000_000)],
  ['DELETE', '/api/inquiries/1', undefined],
  ['OPTIONS', '/api/contact', undefined],
] as const)('X08 answers %s %s as the API refuses what it does not know', async (method, url, payload) => {
  const headers = payload ? { 'content-type': 'application/json' } : {};
  const answer = await served.app.inject({ method, url, headers, ...(payload && { payload }) });

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
  if (method !== 'HEAD') expect(answer.json()).toEqual(nothingThere);
});

it('says so while nothing is live', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const empty = edgeServer(openStore(path.join(served.folder, 'nothing-here')));

  const { statusCode, headers } = await empty.inject({ url: '/' });
  await empty.close();

  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});
