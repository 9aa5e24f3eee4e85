import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keep } from '../../testing/releases.ts';
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
