import { sendLetters } from '../delivery/changes.ts';
import { openMixtures } from '../delivery/mixture.ts';
import type { Change } from '../delivery/teams.ts';
import { openInquiry } from '../inquiries/inquiry-page.ts';
import type { Mail } from '../inquiries/mails.ts';
import { sentBy } from '../site/people.ts';
import { expect } from '../site/site.ts';
import { addressRows, answeredBy, rowInGuide } from './addresses.ts';
import { expectRow } from './ask.ts';
import { guide } from './machines/guide.ts';
import { hasWorld } from './machines/machine.ts';
import { https } from './machines/names.ts';
import { delaysOf, pageTimes, shownBy, shows, versionIn } from './moves.ts';
import { liveOf, otherShell, waiting } from './releases.ts';
import { test } from './test.ts';
import { letThemCome, look, openWindow } from './visitors.ts';
import type { World } from './world.ts';

// Each test continues with the site that the one before left.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.skip(!hasWorld(), 'It needs nginx, PostgreSQL and openssl.');

const everywhere = ['/', '/team', '/market-report', '/properties', '/contact'];
const meetAgents: Change = {
  message: 'Call them agents to meet',
  file: 'mf-agents/src/team/team-carousel.tsx',
  edits: [['expert agents', 'agents to meet']],
};
/** Time within which a move usually reaches every edge, in milliseconds. */
const soonMs = 2_000;
/** Time of a slow bucket's answer, in milliseconds. */
const slowBucketMs = 60_000;
/** Longest time of most pages that wait for nothing, and of any on a machine that runs other tests beside, in ms. */
const withoutWaitingMs = { most: 2_000, any: 15_000 };

test('a publisher that is killed in the middle of an upload leaves nothing half, and a second try succeeds', async ({
  world: { teams, lines, store },
}) => {
  const before = await store.versions('mf-agents');
  await teams.a.commit(meetAgents);
  const inTheMiddle = lines.uploads.holdUploads(5);
  const publisher = teams.a.begin('release mf-agents');
  await inTheMiddle;
  process.kill(-(publisher.pid ?? 0), 'SIGKILL');
  lines.uploads.mend();
  expect(await store.versions('mf-agents')).toEqual(before);

  const version = versionIn(await teams.a.ship('release mf-agents'));
  expect(await store.versions('mf-agents')).toEqual(expect.arrayContaining([...before, version]));
  expect(await teams.b.ship(`preview mf-agents@${version}`)).toContain(`${https('site')}/?preview=`);
});

test('two teams without a common folder promote at once, through gate and browser: one history, with both in it', async ({
  world,
}) => {
  const { teams, store } = world;
  const agents = await waiting('mf-agents', world);
  await teams.b.commit(sendLetters);
  const report = versionIn(await teams.b.ship('release mf-market-report'));
  const link = (await teams.b.ship(`preview mf-market-report@${report}`)).split('\n')[0] ?? '';
  const { page, context } = await openWindow(world);
  await expect(async () => {
    await page.goto(link.replace('/?', '/market-report?'));
    await expect(page.getByText('Get monthly market letters delivered')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await context.close();

  await Promise.all([
    teams.a.ship(`promote mf-agents@${agents}`),
    teams.b.ship(`promote mf-market-report@${report}`),
  ]);

  const history = await store.ledger.history(100);
  expect(history.map(({ number }) => number)).toEqual(history.map((_, index) => history.length - index));
  const promotions = history.filter(({ verb }) => verb === 'promote');
  expect(promotions.map(({ actor }) => actor).sort()).toEqual(['team-a', 'team-b']);
  const { selection } = await liveOf(world);
  expect(selection).toMatchObject({ 'mf-agents': agents, 'mf-market-report': report });
  await delaysOf(world);
  expect(await look(everywhere, world)).toEqual([]);
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

test('through twenty moves no page is mixed, and each move reaches both edges within two seconds', async ({
  world,
}) => {
  const { teams, owner, store } = world;
  const history = await store.ledger.history(100);
  const compositions = [...new Set(history.flatMap(({ pointer }) => pointer?.live ?? []))];
  const shell = await otherShell(world);
  const delays: number[] = [];
  await teams.a.ship(`promote ${shell} --without-browser`);
  const { visits, stop } = letThemCome(world, ['/', '/team', '/market-report']);
  // A promotion continues after its move: the moves back measure how soon that is seen.
  await delaysOf(world);
  compositions.unshift((await liveOf(world)).id);
  for (let move = 1; move < 20; move += 1) {
    await owner.ship(`rollback --to ${compositions[move % compositions.length]}`);
    delays.push(...(await delaysOf(world)));
  }
  await stop();

  // A machine that runs other tests beside may hold up one move of many; no edge may stay behind.
  expect(median(delays)).toBeLessThan(soonMs);
  expect(Math.max(...delays)).toBeLessThan(5 * soonMs);
  expect(new Set(visits.map(({ composition }) => composition)).size).toBeGreaterThan(1);
  const mixtureIn = openMixtures(store);
  for (const visit of visits)
    expect([await mixtureIn(visit), visit.breaches], visit.composition).toEqual([[], []]);
});

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

function expectNoWaiting(times: readonly number[]) {
  expect(median(times)).toBeLessThan(withoutWaitingMs.most);
  expect(Math.max(...times)).toBeLessThan(withoutWaitingMs.any);
}

test('an edge that is cut off from the ledger serves on, and catches up', async ({ world }) => {
  const { edges, lines, store, owner } = world;
  const [cutOff = '', other = ''] = edges;
  const before = await shownBy(cutOff);
  const moves = await store.ledger.history(100);
  const live =
    moves.find(({ subject, verb }) => verb === 'promote' && subject.startsWith('shell@'))?.pointer?.live ??
    '';
  await lines.ledger.cut();
  await owner.ship(`rollback --to ${live}`);
  await shows(other, live);

  expect(live).not.toBe(before);
  expectNoWaiting(await pageTimes([cutOff], 3_000));
  expect(await shownBy(cutOff)).toBe(before);
  expect(await (await fetch(`${cutOff}/health/ready`)).json()).toMatchObject({ ledger: 'does not answer' });
  await lines.ledger.mend();
  await shows(cutOff, live);
});

for (const [fault, begin, application] of [
  ['is slow', ({ bucket }: World['lines']) => bucket.delay(slowBucketMs), 'mf-agents'],
  ['answers 503', ({ bucket }: World['lines']) => bucket.fail(), 'mf-market-report'],
] as const)
  test(`while the bucket ${fault}, what is live answers quickly, and the next follows when it is well again`, async ({
    world,
  }) => {
    const { edges, lines, owner } = world;
    const before = await shownBy(edges[0] ?? '');
    const version = await waiting(application, world);
    begin(lines);
    await owner.ship(`promote ${application}@${version} --without-browser`);

    expectNoWaiting(await pageTimes(edges, 2_000));
    expect(await shownBy(edges[0] ?? '')).toBe(before);
    expect(await look(['/'], world)).toEqual([]);
    lines.bucket.mend();
    await delaysOf(world);
    expect(await shownBy(edges[0] ?? '')).not.toBe(before);
  });

test('pages that somebody changed in the bucket are served by no edge', async ({ world }) => {
  const { bucket, edges, owner, store, teams } = world;
  const [edge = ''] = edges;
  await teams.b.commit({ ...sendLetters, edits: [['Get monthly market', 'Take monthly market']] });
  const version = versionIn(await teams.b.ship('release mf-market-report'));
  const [before, known] = [await shownBy(edge), await store.compositions()];
  await owner.ship(`preview mf-market-report@${version}`);
  const [composition = ''] = (await store.compositions()).filter((id) => !known.includes(id));
  const mend = await bucket.alter(`world/compositions/${composition}/files.tar`, 'Baja', 'Bali');
  await owner.ship(`promote mf-market-report@${version} --without-browser`);

  expect((await store.readPointer())?.live).toBe(composition);
  expectNoWaiting(await pageTimes(edges, 3_000));
  expect(await shownBy(edge)).toBe(before);
  await mend();
  for (const one of edges) await shows(one, composition);
});

test('the guide has every row of the table of addresses, and no other', () => {
  expect(guide().match(/^\| (edge|origin|bucket) \|.*$/gm)).toEqual(addressRows.map(rowInGuide));
});

for (const row of addressRows)
  test(`${answeredBy[row.host]}: ${row.address} ${row.isStored ? 'is stored' : 'is not stored'} by a proxy`, async ({
    world,
  }) => {
    await expectRow(row, world);
  });
