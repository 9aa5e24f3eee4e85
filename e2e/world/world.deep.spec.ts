import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { hasPostgres, nginxProgram } from '@dosmares/tools/checks/prerequisites';
import { releaseWith } from '../delivery/commands.ts';
import { openInquiry } from '../inquiries/inquiry-page.ts';
import { sentBy } from '../site/people.ts';
import { expect, hydrated, policyViolations } from '../site/site.ts';
import { addressRows } from './guide.ts';
import { https } from './proxy.ts';
import { test, type World } from './world.ts';

// Tests build on each other's state.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
const hasWorld = nginxProgram() && hasPostgres() && existsSync('/usr/bin/openssl');
test.skip(!hasWorld, 'It needs nginx, PostgreSQL and openssl.');

const paths = ['/', '/team', '/market-report', '/properties', '/contact'];
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

test('a release passes the checks, and edges follow within two seconds', async ({ world }) => {
  expect(await faultsOn(paths, world)).toEqual([]);
  const version = await releaseWith('mf-market-report', '// as before', world.settings);
  await world.run(`promote mf-market-report@${version}`);
  await untilFollowed(world);
  expect((await world.liveDeployment()).selection).toMatchObject({ 'mf-market-report': version });
  expect(await faultsOn(paths, world)).toEqual([]);

  const delays: number[] = [];
  for (let move = 0; move < 6; move += 1) {
    await world.run('rollback --all');
    delays.push(...(await untilFollowed(world)));
  }
  expect(median(delays)).toBeLessThan(2_000);
});

test('an inquiry reaches the mailbox, with links to the site’s public address', async ({ world }) => {
  const { page, context, faults } = await openWindow(world);
  const inquiry = await openInquiry(page, sentBy('form').id);
  await inquiry.write('ines@visitor.example');
  await inquiry.send.click();
  const mails = async () => (await fetch(`${world.mailbox}/api/mails`)).text();
  await expect.poll(mails, { timeout: 20_000 }).toContain('ines@visitor.example');

  expect(await mails()).toContain(`${https('www')}/`);
  expect(await mails()).not.toContain('localhost');
  expect(faults).toEqual([]);
  await context.close();
});

test('edges serve, even after a restart, while the deploy service is down', async ({ world }) => {
  const { edges, proxies, running } = world;
  const before = await deploymentOn(edges[0] ?? '');
  await proxies.releaseLog.cut();
  await expect(world.run('rollback --all')).rejects.toThrow();
  await running.stop('deploy service');
  await running.stop('edge-1');
  await running.start('edge-1');

  await expectPromptAnswers(edges);
  expect(await deploymentOn(edges[0] ?? '')).toBe(before);
  await proxies.releaseLog.restore();
  await running.start('deploy service');
});

for (const [fault, begin] of [
  ['is slow', ({ bucket }: World['proxies']) => bucket.delay(60_000)],
  ['answers 503', ({ bucket }: World['proxies']) => bucket.fail()],
] as const)
  test(`while the bucket ${fault}, what is live answers quickly`, async ({ world }) => {
    const { edges, proxies } = world;
    const before = await deploymentOn(edges[0] ?? '');
    const version = await releaseWith('mf-agents', `// while it ${fault}`, world.settings);
    begin(proxies);
    await world.run(`promote mf-agents@${version} --without-browser`);

    await expectPromptAnswers(edges);
    expect(await deploymentOn(edges[0] ?? '')).toBe(before);
    expect(await faultsOn(['/'], world)).toEqual([]);
    proxies.bucket.restore();
    await untilFollowed(world);
  });

test('each kind of address responds, and is cached by a proxy, as the guide says', async ({ world }) => {
  const { selection, pages } = await world.liveDeployment();
  const [shell, agents, report] = await Promise.all(
    ['shell', 'mf-agents', 'mf-market-report'].map((name) =>
      world.store.readRelease(name, selection[name] ?? ''),
    ),
  );
  const script = (release = agents) => `/${release?.name}/${release?.version}/web/${release?.entry}`;
  const published = (below: string) =>
    shell?.files.find(({ path }) => path.startsWith(`public/${below}`))?.path.replace('public', '');
  const styles = Object.values(pages).find((page) => page.styles)?.styles;
  const examples: Readonly<Record<string, string>> = {
    'edge: `/` and every page': https('www'),
    'edge: what no page has': `${https('www')}/nope`,
    'edge: a page, written otherwise': `${https('www')}/CONTACT`,
    'edge: `/assets/…`': `${https('www')}/assets/${shell?.entry}`,
    'edge: `/media/…`': `${https('www')}${published('media/')}`,
    'edge: `/styles/…`': `${https('www')}/styles/${styles}.css`,
    'edge: `/fonts/…`': `${https('www')}${published('fonts/')}`,
    'edge: `/robots.txt` and its like': `${https('www')}/robots.txt`,
    'edge: a file that is not there': `${https('www')}/assets/main.00000000.js`,
    'asset host: `/{name}/VERSION/web/…`': `${https('cdn')}${script()}`,
    'asset host: `/{name}/mf-manifest.json`': `${https('cdn')}/mf-agents/mf-manifest.json`,
    'asset host: a file that is not there': `${https('cdn')}${script()}.map`,
    'bucket: `/{name}/VERSION/web/…`': `${https('files')}${script(report)}`,
    'bucket: anything else in the bucket': `${https('files')}/${report?.name}/${report?.version}/release.json`,
  };
  expect(addressRows?.map(({ kind }) => kind)).toEqual(Object.keys(examples));

  for (const { kind, status, cacheControl, vary, isStored } of addressRows ?? []) {
    const ask = (encoding: string) =>
      world.client.get(examples[kind] ?? '', { headers: { 'accept-encoding': encoding }, maxRedirects: 0 });
    const [first, second, plain] = [await ask('br'), await ask('br'), await ask('identity')];
    const headers = first.headers();
    expect.soft([first.status(), headers['x-content-type-options']], kind).toEqual([status, 'nosniff']);
    expect.soft([headers['cache-control'], headers.vary?.toLowerCase()], kind).toEqual([cacheControl, vary]);
    const readers = kind.startsWith('edge') && !kind.includes('fonts') ? undefined : '*';
    if (status === 200) expect.soft(headers['access-control-allow-origin'], kind).toBe(readers);
    expect.soft(second.headers()['x-cache'] === 'HIT', kind).toBe(isStored);
    for (const other of [second, plain])
      expect.soft((await other.body()).equals(await first.body()), kind).toBe(true);
    expect.soft(plain.headers()['content-encoding'], kind).toBeUndefined();
  }
});

/** Opens a browser context on the site, and collects faults: failed requests, errors and policy violations. */
async function openWindow({ browser }: World) {
  const context = await browser.newContext({
    baseURL: https('www'),
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  });
  const faults = await policyViolations(context);
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol !== 'data:' && !hostname.endsWith('.dosmares.example'))
      faults.push(`asked ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  context.on('weberror', (error) => faults.push(String(error.error())));

  return { context, faults, page: await context.newPage() };
}

/** Opens pages one after another; returns their faults. */
async function faultsOn(paths: readonly string[], world: World) {
  const { context, faults, page } = await openWindow(world);
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await context.close();

  return faults;
}

const deploymentOn = async (edge: string) =>
  (await fetch(edge, { method: 'HEAD' })).headers.get('x-deployment') ?? '';

/** Waits until every edge serves what is live; returns how long each took, in milliseconds. */
async function untilFollowed({ edges, liveDeployment }: World) {
  const [start, { id }] = [Date.now(), await liveDeployment()];

  return Promise.all(
    edges.map(async (edge) => {
      await expect.poll(() => deploymentOn(edge), { timeout: 30_000, intervals: [15] }).toBe(id);

      return Date.now() - start;
    }),
  );
}

/** Requests pages from every edge for two seconds; all have to succeed, most of them quickly. */
async function expectPromptAnswers(edges: readonly string[]) {
  const times: number[] = [];
  for (const end = Date.now() + 2_000; Date.now() < end; await pause(50))
    for (const path of paths)
      for (const edge of edges) {
        const start = performance.now();
        expect((await fetch(edge + path)).status).toBe(200);
        times.push(performance.now() - start);
      }
  expect(median(times)).toBeLessThan(2_000);
  // Generous, because other tests run at the same time.
  expect(Math.max(...times)).toBeLessThan(15_000);
}
