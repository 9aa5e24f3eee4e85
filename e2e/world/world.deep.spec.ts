import { existsSync } from 'node:fs';
import { nginxProgram, postgresFolder } from '@dosmares/tools/checks/prerequisites';
import { releaseWith } from '../delivery/commands.ts';
import { openInquiry } from '../inquiries/inquiry-page.ts';
import type { Mail } from '../inquiries/mails.ts';
import { sentBy } from '../site/people.ts';
import { expect } from '../site/site.ts';
import { addressRows, answeredBy, rowInGuide } from './addresses.ts';
import { expectRow } from './ask.ts';
import { guide } from './machines/guide.ts';
import { https } from './machines/names.ts';
import { followed, pageTimes, shownBy, shows } from './moves.ts';
import { liveOf } from './releases.ts';
import { test } from './test.ts';
import { look, openWindow } from './visitors.ts';
import type { World } from './world.ts';

// Each test continues with the site that the one before left.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
const hasWorld = nginxProgram() && postgresFolder() && existsSync('/usr/bin/openssl');
test.skip(!hasWorld, 'It needs nginx, PostgreSQL and openssl.');

const everywhere = ['/', '/team', '/market-report', '/properties', '/contact'];
/** Time of a slow bucket's answer, in milliseconds. */
const slowBucketMs = 60_000;
/** Longest time of most pages that wait for nothing, and of any on a machine that runs other tests beside, in ms. */
const withoutWaitingMs = { most: 2_000, any: 15_000 };
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function expectNoWaiting(times: readonly number[]) {
  expect(median(times)).toBeLessThan(withoutWaitingMs.most);
  expect(Math.max(...times)).toBeLessThan(withoutWaitingMs.any);
}

test('the guide has every row of the table of addresses, and no other', () => {
  expect(guide().match(/^\| (edge|asset host|bucket) \|.*$/gm)).toEqual(addressRows.map(rowInGuide));
});

test('a release passes all deploy checks under its public names, and reaches both edges', async ({
  world,
}) => {
  expect(await look(everywhere, world)).toEqual([]);
  const version = await releaseWith('mf-market-report', '// as before', world.settings);
  await world.run(`promote mf-market-report@${version}`);
  await followed(world);

  expect((await liveOf(world)).selection).toMatchObject({ 'mf-market-report': version });
  expect(await look(everywhere, world)).toEqual([]);
});

test('moves reach both edges within two seconds', async ({ world }) => {
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
  const mailsToHer = async () =>
    ((await (await fetch(`${world.mailbox}/api/mails`)).json()) as Mail[]).filter(({ text }) =>
      text.includes('ines@visitor.example'),
    );
  await expect.poll(async () => (await mailsToHer()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const text = (await mailsToHer()).map((mail) => mail.text).join('\n');

  expect(text).toContain(`${https('site')}/`);
  expect(text).not.toContain('localhost');
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

  expectNoWaiting(await pageTimes(edges, 2_000));
  expect(await shownBy(edges[0] ?? '')).toBe(before);
  await lines.releaseLog.mend();
  await running.start('deploy service');
});

for (const [fault, begin] of [
  ['is slow', ({ bucket }: World['lines']) => bucket.delay(slowBucketMs)],
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

    expectNoWaiting(await pageTimes(edges, 2_000));
    expect(await shownBy(edges[0] ?? '')).toBe(before);
    expect(await look(['/'], world)).toEqual([]);
    lines.bucket.mend();
    for (const edge of edges) await shows(edge, (await liveOf(world)).id);
  });

for (const row of addressRows)
  test(`${answeredBy[row.host]}: ${row.address} ${row.isStored ? 'is stored' : 'is not stored'} by a proxy`, async ({
    world,
  }) => {
    await expectRow(row, world);
  });
