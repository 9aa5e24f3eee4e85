import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keep, liveSite } from '../../testing/releases.ts';
import type { Live } from '../model.ts';
import { openStore, type Store } from '../store/store.ts';
import { assetHost } from './asset-host.ts';

let store: Store;
let app: ReturnType<typeof assetHost>;

beforeEach(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'dos-mares-store-')));
  for (const name of ['mf-agents', 'mf-chat']) await keep(store, { name });
  await keep(store, { name: 'mf-agents', version: '2.0.0', texts: { 'web/entry.js': 'second()' } });
  app = assetHost(store);
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('serves the files of every release to any page, for ever, also one of the moment before', async () => {
  expect((await get('/mf-weather/1.0.0/web/entry.js')).statusCode).toBe(404);
  await keep(store, { name: 'mf-weather', texts: { 'web/entry.js': 'sun()' } });
  const { statusCode, headers, body } = await get('/mf-weather/1.0.0/web/entry.js');

  expect([statusCode, body]).toEqual([200, 'sun()']);
  expect((await get('/mf-agents/2.0.0/web/entry.js')).body).toBe('second()');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

it('gives files to every page alike, whatever cookies and origin the request has that a cache stores them for', async () => {
  const { headers } = await get('/mf-agents/2.0.0/web/entry.js', {
    cookie: 'a=b',
    origin: 'https://x.example',
  });

  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

it.each([
  '/mf-agents/3.0.0/web/entry.js',
  '/2.0.0/web/entry.js',
  '/mf-agents/2.0.0/server/fragment.cjs',
  '/mf-agents/2.0.0/web/..%2f..%2frelease.json',
  '/..%2fmf-chat/web/entry.js',
  '/shell/1.0.0/web/main.js',
])('%s is not served, and not cached', async (url) => {
  const { statusCode, headers } = await get(url);

  expect([statusCode >= 400, headers['cache-control']]).toEqual([true, 'no-store']);
});

it('is ready once the store has answered, and stays ready while it is unreachable', async () => {
  expect((await get('/health/ready')).statusCode).toBe(200);
  store.applications = () => Promise.reject(new Error('The line is cut.'));

  expect((await get('/health/ready')).statusCode).toBe(200);
  await app.close();
  app = assetHost(store);
  expect((await get('/health/ready')).statusCode).toBe(503);
});

describe('a live manifest', () => {
  const manifest = (name: string) => ({
    texts: { 'web/mf-manifest.json': JSON.stringify({ name, metaData: { publicPath: 'auto' } }) },
  });
  const token = 'a'.repeat(32);
  const visitor = 'visit=0123456789abcdef';
  const base = (version: string) => `http://cdn.example/mf-agents/${version}/web/`;
  const served = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await get(url, headers);

    return { ...answer.headers, body: answer.json(), publicPath: answer.json().metaData?.publicPath };
  };

  let site: Awaited<ReturnType<typeof liveSite>>;
  let live: Live;
  beforeAll(async () => {
    site = await liveSite();
    const { deployments, deployment } = site;
    const other = async (version: string) => {
      await keep(site.store, { name: 'mf-agents', version, ...manifest('mf_agents') });

      return (await deployments.make({ ...deployment.selection, 'mf-agents': version }, [deployment])).id;
    };
    const [own, canary, preview] = [await other('1.1.0'), await other('1.2.0'), await other('1.3.0')];
    live = {
      number: 1,
      deployment: own,
      canaries: [{ application: 'mf-agents', version: '1.2.0', deployment: canary, share: 100, since: '' }],
      previews: [{ token, deployment: preview, until: '2999-01-01' }],
    } as unknown as Live;
  }, 60_000);
  beforeEach(async () => {
    await app.close();
    store = openStore(site.store.localFolder);
    await store.writeLive(live);
    app = assetHost(store, {}, 20);
  });

  it('names the files of the live release and the addresses of its site, for everybody and a second', async () => {
    const { body, publicPath, ...headers } = await served('/mf-agents/mf-manifest.json');

    expect(publicPath).toBe(base('1.1.0'));
    expect(body).toMatchObject({ name: 'mf_agents', site: { remoteOrigin: 'http://cdn.example/{name}' } });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=60',
      vary: 'cookie, origin',
      'access-control-allow-origin': '*',
    });
  });

  it('is the canary’s or the preview’s for who is in one, and in no shared cache', async () => {
    const origin = 'https://host.example';
    const { publicPath, ...headers } = await served('/mf-agents/mf-manifest.json', {
      cookie: visitor,
      origin,
    });

    expect(publicPath).toBe(base('1.2.0'));
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    });
    expect(await served('/mf-agents/mf-manifest.json', { origin })).toMatchObject({
      vary: 'cookie, origin',
      'access-control-allow-origin': origin,
    });
    expect(await served(`/mf-agents/mf-manifest.json?preview=${token}`)).toMatchObject({
      publicPath: base('1.3.0'),
      'cache-control': 'private, no-cache',
    });
  });

  it('is missing for what has none, and not cached', async () => {
    for (const name of ['shell', 'mf-weather', 'mf-chat', '..%2fmf-agents'])
      expect(await get(`/${name}/mf-manifest.json`)).toMatchObject({
        statusCode: 404,
        headers: { 'cache-control': 'no-store' },
      });
  });

  it('follows a promotion within the moment, and stays while the store is away', async () => {
    const read = async () => (await served('/mf-agents/mf-manifest.json')).publicPath;
    expect(await read()).toBe(base('1.1.0'));
    const [{ deployment } = { deployment: '' }] = live.canaries;
    await store.writeLive({ ...live, number: 2, deployment, canaries: [] });
    await new Promise((resolve) => setTimeout(resolve, 500));
    store.readLive = () => Promise.reject(new Error('The line is cut.'));
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(await read()).toBe(base('1.2.0'));
  });
});
