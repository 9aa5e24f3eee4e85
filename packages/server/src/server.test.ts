import { openLog } from './log.ts';
import { readersWith } from './metrics.ts';
import { createService, type Operations } from './server.ts';

/** A service whose readiness and store a test decides, on a port of its own. */
async function started(operations: Operations = {}, isWell = true) {
  const readiness = async () => {
    if (!isWell) throw new Error('The line is cut.');

    return { live: 'd1' };
  };
  const app = createService({ ...operations, readiness, isStoreUp: () => isWell }, { bodyLimit: 100 });
  app.get('/pages/:name', async () => 'a page');
  app.post('/pages', async () => ({}));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    app,
    ask: async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${address}${path}`, init);

      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        text: await answer.text(),
      };
    },
  };
}

it.each([
  [true, 200, { status: 'ready', live: 'd1' }, 'store_up 1'],
  [false, 503, { status: 'not ready' }, 'store_up 0'],
])('is alive, and ready when its service is (%s)', async (isWell, status, facts, metric) => {
  const { app, ask } = await started({}, isWell);
  const ready = await ask('/health/ready');

  expect([ready.status, JSON.parse(ready.text)]).toEqual([status, facts]);
  expect((await ask('/health/live')).status).toBe(200);
  expect((await ask('/metrics')).text).toContain(metric);
  await app.close();
});

it.each([
  ['without a token in production', undefined, true, 404, 404],
  ['without a token in development', undefined, false, 200, 200],
  ['with a token', 'sesame', false, 404, 200],
  ['with another token', 'sesam', false, 404, 404],
])('shows metrics %s to whom it may', async (_, token, isProduction, stranger, reader) => {
  const { app, ask } = await started({ isProduction, mayRead: readersWith(token, !isProduction) });
  await ask('/pages/home');
  const { status, text } = await ask('/metrics', { headers: { authorization: 'Bearer sesame' } });

  expect([(await ask('/metrics')).status, status]).toEqual([stranger, reader]);
  const count = 'http_request_duration_seconds_count{route="/pages/:name",status="200"} 1';
  expect(text.includes(count)).toBe(reader === 200);
  await app.close();
});

it('logs the route of a request and nothing about the visitor, and no probes', async () => {
  const lines: string[] = [];
  const { app, ask } = await started({
    log: openLog('test', 'info', { write: (line) => lines.push(line) }),
  });
  const headers = { cookie: 'visit=0000002a', 'user-agent': 'Browser' };
  for (const path of ['/pages/ana?preview=secret', '/ana@example.com', '/health/live', '/metrics'])
    await ask(path, { headers });
  await app.close();

  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(requests).toEqual([
    expect.objectContaining({ service: 'test', method: 'GET', route: '/pages/:name', status: 200 }),
    expect.objectContaining({ status: 404 }),
  ]);
  expect(lines.join()).not.toMatch(/ana|secret|0000002a|Browser/);
});

it('caches no failure, forbids sniffing and refuses what is too large', async () => {
  const { app, ask } = await started();
  const payload = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const [missing, large] = [
    await ask('/nope'),
    await ask('/pages', { ...payload, body: `"${'x'.repeat(100)}"` }),
  ];

  expect([missing.status, large.status]).toEqual([404, 413]);
  for (const { headers } of [missing, large])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect((await ask('/pages/home')).headers).not.toHaveProperty('cache-control');
  await app.close();
});

it.each([
  [false, 421],
  [true, 200],
])(
  'answers a foreign site whose name points to this machine only in production (%s)',
  async (isProduction, status) => {
    const app = createService({ isProduction, readiness: async () => ({}) });
    const found = await app.inject({ url: '/health/live', headers: { host: 'rebound.example:3000' } });

    expect(found.statusCode).toBe(status);
    await app.close();
  },
);

it.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', /^text\/html/, /<h1>Please try again<\/h1>.*more cookies/],
  ['*/*', /^application\/json/, /"error":"Your browser sent more cookies/],
])(
  'answers 17 kB of cookies in words, to a request for %s by its kind, and gets rid of them',
  async (accept, type, words) => {
    const { app, ask } = await started();
    const { status, headers, text } = await ask('/pages/home', {
      headers: { accept, cookie: `more=${'x'.repeat(17_000)}` },
    });
    await app.close();

    expect(status).toBe(431);
    expect(headers).toMatchObject({ 'clear-site-data': '"cookies"', 'cache-control': 'no-store' });
    expect(headers['content-type']).toMatch(type);
    expect(text).toMatch(words);
  },
);
