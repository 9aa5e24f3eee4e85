import { keep, liveSite } from '../../testing/releases.ts';
import type { Store } from '../store/store.ts';
import { assetHost } from './asset-host.ts';

let store: Store;
let lines: string[];
let listings: number;
let questions: number;
let isAway: boolean;
let app: ReturnType<typeof assetHost>;

beforeEach(async () => {
  const { store: whole } = await liveSite();
  await keep(whole, { name: 'mf-agents', version: '2.0.0', texts: { 'web/entry.js': 'second()' } });
  [lines, listings, questions, isAway] = [[], 0, 0, false];
  store = {
    ...whole,
    hasRelease(name, version) {
      questions += 1;

      return whole.hasRelease(name, version);
    },
    versions(name) {
      listings += 1;

      return isAway ? Promise.reject(new Error('The line is cut.')) : whole.versions(name);
    },
    applications: () => (isAway ? Promise.reject(new Error('The line is cut.')) : whole.applications()),
  };
  open();
});
afterEach(() => app.close());

function open(changes = {}) {
  app = assetHost(store, 'mf-agents', {
    logLevel: 'info',
    logTo: { write: (line) => lines.push(line) },
    ...changes,
  });
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('serves the files of every release to any page, for ever', async () => {
  const { statusCode, headers, body } = await get('/2.0.0/web/entry.js');

  expect([statusCode, body]).toEqual([200, 'second()']);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

it.each([
  '/3.0.0/web/entry.js',
  '/2.0.0/server/fragment.cjs',
  '/2.0.0/web/..%2f..%2frelease.json',
  '/..%2fmf-chat/web/entry.js',
  '/mf-chat/9.0.0/web/entry.js',
  '/mf-nobody/1.0.0/web/entry.js',
  '/shell/1.0.0/web/main.js',
])('%s is not to be had, and kept by no cache', async (url) => {
  const { statusCode, headers } = await get(url);

  expect(statusCode).toBeGreaterThanOrEqual(400);
  // Without a header, many CDNs keep a 404 for minutes.
  expect(headers['cache-control']).toBe('no-store');
});

it('serves every remote below its name, whatever repository that is from', async () => {
  await keep(store, { name: 'mf-weather', texts: { 'web/entry.js': 'sun()' } });

  expect((await get('/mf-weather/1.0.0/web/entry.js')).body).toBe('sun()');
  expect((await get('/mf-agents/2.0.0/web/entry.js')).body).toBe('second()');
});

it('has a release at once, also while a list is on its way that was begun before', async () => {
  const listing = Promise.withResolvers<string[]>();
  store.versions = () => listing.promise;
  const earlier = get('/9.0.0/web/entry.js');
  const lookedFor = Array.from({ length: 10 }, (_, index) => get(`/9.1.${index}/web/entry.js`));
  await keep(store, { name: 'mf-agents', version: '3.0.0', texts: { 'web/entry.js': 'third()' } });
  await keep(store, { name: 'mf-weather', texts: { 'web/entry.js': 'sun()' } });

  expect((await get('/3.0.0/web/entry.js')).body).toBe('third()');
  expect((await get('/mf-weather/1.0.0/web/entry.js')).body).toBe('sun()');
  listing.resolve(['1.0.0', '2.0.0']);
  for (const answer of [earlier, ...lookedFor]) expect((await answer).statusCode).toBe(404);
});

it('serves what it has without asking anybody, however slow the store is', async () => {
  store.versions = () => new Promise(() => {});
  store.hasRelease = () => new Promise(() => {});

  expect((await get('/2.0.0/web/entry.js')).body).toBe('second()');
});

it('asks the store once in a while, however many versions and names are made up', async () => {
  for (let index = 0; index < 500; index += 1) await get(`/9.0.${index}/web/entry.js`);
  for (const letter of 'abcdefghij') await get(`/mf-${letter}/1.0.0/web/entry.js`);

  expect(listings).toBeLessThan(5);
  expect(questions).toBeLessThan(50);
});

it('goes on serving while the store is away', async () => {
  isAway = true;

  expect((await get('/health/ready')).statusCode).toBe(503);
  expect((await get('/2.0.0/web/entry.js')).body).toBe('second()');
});

it('says when it can serve', async () => {
  expect((await get('/health/live')).json()).toEqual({ status: 'live' });
  expect((await get('/health/ready')).json()).toEqual({ status: 'ready', applications: 3 });
});

it('logs a route, a status and a time, and nothing of the visitor', async () => {
  await get('/2.0.0/web/entry.js?who=ana', { cookie: 'visit=1', 'user-agent': 'Browser' });
  await get('/ana@example.com');

  const [found, missing] = lines.map((line) => JSON.parse(line));
  expect(found).toMatchObject({ service: 'asset-host', route: '/:version/web/*', status: 200 });
  expect(missing).toMatchObject({ route: 'none', status: 404 });
  expect(lines.join()).not.toMatch(/ana|Browser|visit|127\.0\.0\.1/);
});

describe('/metrics', () => {
  it('counts requests by route and status', async () => {
    await get('/2.0.0/web/entry.js');

    expect((await get('/metrics')).body).toContain(
      'http_request_duration_seconds_count{route="/:version/web/*",status="200"} 1',
    );
  });

  it('is closed in production, but to whoever has the token', async () => {
    await app.close();
    open({ isProduction: true });
    expect((await get('/metrics')).statusCode).toBe(404);
    await app.close();
    open({ isProduction: true, metricsToken: 'sesame' });

    expect((await get('/metrics')).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer sesame' })).statusCode).toBe(200);
  });
});
