import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { hasPostgres, nginxProgram } from '@dosmares/tools/checks/prerequisites';
import { releaseWith } from '../delivery/commands.ts';
import { openInquiry } from '../inquiries/inquiry-page.ts';
import { sentBy } from '../site/people.ts';
import { breachesIn, expect, hydrated, withoutFilm } from '../site/site.ts';
import { addressRows, answeredBy, expectRow, rowInGuide } from './addresses.ts';
import { guide } from './machines/guide.ts';
import { https } from './machines/names.ts';
import { test, type World } from './world.ts';

// Each test continues with the site that the one before left.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
const hasWorld = nginxProgram() && hasPostgres() && existsSync('/usr/bin/openssl');
test.skip(!hasWorld, 'It needs nginx, PostgreSQL and openssl.');

const everywhere = ['/', '/team', '/market-report', '/properties', '/contact'];
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

test('the guide has every row of the table of addresses, and no other', () => {
  expect(guide().match(/^\| (edge|asset host|bucket) \|.*$/gm)).toEqual(addressRows.map(rowInGuide));
});

test('a release passes all deploy checks under its public names, and reaches both edges, each move within two seconds', async ({
  world,
}) => {
  expect(await look(everywhere, world)).toEqual([]);
  const version = await releaseWith('mf-market-report', '// as before', world.settings);
  await world.run(`promote mf-market-report@${version}`);
  await followed(world);
  expect((await world.liveBuild()).selection).toMatchObject({ 'mf-market-report': version });
  expect(await look(everywhere, world)).toEqual([]);

  const delays: number[] = [];
  for (let move = 0; move < 6; move += 1) {
    await world.run('rollback --all');
    delays.push(...(await followed(world)));
  }
  expect(median(delays)).toBeLessThan(2_000);
});

test('a form reaches the mailbox, and its links lead to the site’s own name', async ({ world }) => {
  const { page, context, faults } = await openWindow(world);
  const inquiry = await openInquiry(page, sentBy('form').id);
  await inquiry.write('ines@visitor.example');
  await inquiry.send.click();
  const mails = async () => (await fetch(`${world.mailbox}/api/mails`)).text();
  await expect.poll(mails, { timeout: 20_000 }).toContain('ines@visitor.example');

  expect(await mails()).toContain(`${https('site')}/`);
  expect(await mails()).not.toContain('localhost');
  expect(faults).toEqual([]);
  await context.close();
});

test('while the deploy service and its database are away, edges serve, also after a start', async ({
  world,
}) => {
  const { edges, lines, running } = world;
  const before = await shownBy(edges[0] ?? '');
  await lines.releaseLog.cut();
  await expect(world.run('rollback --all')).rejects.toThrow();
  await running.stop('deploy service');
  await running.stop('edge-1');
  await running.start('edge-1');

  await expectNoWaiting(edges);
  expect(await shownBy(edges[0] ?? '')).toBe(before);
  await lines.releaseLog.mend();
  await running.start('deploy service');
});

for (const [fault, begin] of [
  ['is slow', ({ bucket }: World['lines']) => bucket.delay(60_000)],
  ['answers 503', ({ bucket }: World['lines']) => bucket.fail()],
] as const)
  test(`while the bucket ${fault}, what is live answers quickly, and the next follows when it is well again`, async ({
    world,
  }) => {
    const { edges, lines } = world;
    const before = await shownBy(edges[0] ?? '');
    const version = await releaseWith('mf-agents', `// while it ${fault}`, world.settings);
    begin(lines);
    await world.run(`promote mf-agents@${version} --without-browser`);

    await expectNoWaiting(edges);
    expect(await shownBy(edges[0] ?? '')).toBe(before);
    expect(await look(['/'], world)).toEqual([]);
    lines.bucket.mend();
    await followed(world);
  });

for (const row of addressRows)
  test(`${answeredBy[row.host]}: ${row.address} ${row.isStored ? 'is stored' : 'is not stored'} by a proxy`, async ({
    world,
  }) => {
    await expectRow(row, world);
  });

/** Opens a browser window on the site, and collects everything that a visitor should not meet with. */
async function openWindow({ browser }: World) {
  const context = await browser.newContext({
    baseURL: https('site'),
    viewport: { width: 1440, height: 900 },
    ...withoutFilm,
  });
  const faults = await breachesIn(context);
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

/** Opens pages one after another; returns the faults that a visitor should not meet with. */
async function look(paths: readonly string[], world: World) {
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

/** Returns the site build that an edge serves now. */
const shownBy = async (edge: string) =>
  (await fetch(edge, { method: 'HEAD' })).headers.get('x-site-build') ?? '';

/** Waits until every edge serves what is live; returns the milliseconds that each took. */
async function followed({ edges, liveBuild }: World) {
  const [start, { id }] = [Date.now(), await liveBuild()];

  return Promise.all(
    edges.map(async (edge) => {
      await expect.poll(() => shownBy(edge), { timeout: 30_000, intervals: [15] }).toBe(id);

      return Date.now() - start;
    }),
  );
}

/** Asks every edge for pages for two seconds. Every page has to come, and most wait for nothing. */
async function expectNoWaiting(edges: readonly string[]) {
  const times: number[] = [];
  for (const end = Date.now() + 2_000; Date.now() < end; await pause(50))
    for (const path of everywhere)
      for (const edge of edges) {
        const start = performance.now();
        expect((await fetch(edge + path)).status).toBe(200);
        times.push(performance.now() - start);
      }
  expect(median(times)).toBeLessThan(2_000);
  // On a machine that runs other tests beside.
  expect(Math.max(...times)).toBeLessThan(15_000);
}
