/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type Store } from '@dosmares/delivery';
import { edgeServer } from './edge.ts';
import { fillStore } from './testing/edge-fixture.ts';

let folder: string;
let store: Store;
let lines: string[];
let app: ReturnType<typeof edgeServer>;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-edge-'));
  await fillStore(folder);
  store = openStore(folder);
  lines = [];
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function open(changes: Partial<Store> = {}) {
  app = edgeServer(
    { ...store, ...changes },
    { logLevel: 'info', logTo: { write: (line) => lines.push(line) } },
  );

  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

it('logs which site build a request got, and nothing of the visitor', async () => {
  const get = open();
  const { headers } = await get('/team?preview=secret-token', {
    cookie: 'visit=0000002a',
    'user-agent': 'Browser',
  });
  await get('/ana@example.com');

  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ service: 'edge', route: '/*', siteBuild: headers['x-site-build'] }),
    expect.objectContaining({ route: '/*', status: 404 }),
  ]);
  expect(lines.join()).not.toMatch(/ana|secret|0000002a|Browser|127\.0\.0\.1/);
});

it('is ready while it can serve, and says whether the store answers', async () => {
  const get = open();

  expect((await get('/health/ready')).json()).toEqual({ status: 'ready', store: 'answers' });
  expect((await get('/metrics')).body).toContain('store_up 1');
});

it('is not ready while it has nothing to serve', async () => {
  const get = open({ readLive: () => Promise.reject(new Error('The line is cut.')) });

  expect((await get('/health/ready')).statusCode).toBe(503);
  expect((await get('/metrics')).body).toContain('store_up 0');
  expect((await get('/health/live')).statusCode).toBe(200);
});
