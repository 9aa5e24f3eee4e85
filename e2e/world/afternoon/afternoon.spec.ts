import { sendLetters } from '../../delivery/changes.ts';
import { openMixtures } from '../../delivery/mixture.ts';
import { expect } from '../../site/site.ts';
import { hasWorld } from '../machine.ts';
import { versionIn } from '../moves.ts';
import { hosts } from '../names.ts';
import { liveOf } from '../releases.ts';
import { addresses } from '../servers.ts';
import { test } from '../test.ts';
import { letThemCome, look } from '../visitors.ts';
import type { World } from '../world.ts';
import { comeToGrief } from './reports.ts';

// Two teams ship from two clones with a key each, and never speak to each other. Each test goes on where the one before has left the site.
test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.skip(!hasWorld(), 'It needs nginx, PostgreSQL and openssl.');

const carousel = 'mf-agents/src/team/team-carousel.tsx';
const agents = (from: string, to: string) => ({
  message: `Say ${to}`,
  file: carousel,
  edits: [[from, to]] as const,
});
const quickly = { CANARY_MINUTES: '0.1', LIVE_MINUTES: '0.1' };

const outcomesOf = ({ steps }: Awaited<ReturnType<World['teams']['a']['pipeline']>>) =>
  Object.fromEntries(steps.map(({ name, outcome }) => [name, outcome]));

async function pointerOf({ store }: World) {
  const pointer = await store.readPointer();
  if (!pointer) throw new Error('Nothing is live.');

  return pointer;
}

test('a pipeline takes a release from a commit to everybody, with a preview to look at', async ({
  world,
}) => {
  const { teams } = world;
  await teams.b.commit(sendLetters);
  const run = await teams.b.pipeline('mf-market-report', quickly);

  expect(outcomesOf(run)).toMatchObject({ 'Watch what is live': 'success', 'Take it back': 'skipped' });
  expect(run.summary).toContain(`https://${hosts.site}/?preview=`);
  expect((await pointerOf(world)).canaries).toEqual([]);
  expect(await look(['/market-report'], world)).toEqual([]);
});

test('two canaries stand side by side, and no page is mixed', async ({ world }) => {
  const { teams, store } = world;
  await teams.a.commit(agents('expert agents', 'agents to meet'));
  const [a] = [versionIn(await teams.a.ship('release mf-agents'))];
  await teams.b.commit({ ...sendLetters, edits: [['letters', 'notes']] });
  const b = versionIn(await teams.b.ship('release mf-market-report'));
  await Promise.all([
    teams.a.ship(`promote mf-agents@${a} --share 40`),
    teams.b.ship(`promote mf-market-report@${b} --share 40`),
  ]);
  const end = letThemCome(world, ['/', '/team', '/market-report']);
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  const visits = await end();

  expect(
    (await pointerOf(world)).canaries.map(({ application, share }) => [application, share]).sort(),
  ).toEqual([
    ['mf-agents', 40],
    ['mf-market-report', 40],
  ]);
  const mixtureIn = openMixtures(store);
  for (const visit of visits)
    expect([await mixtureIn(visit), visit.breaches], visit.composition).toEqual([[], []]);
  expect(new Set(visits.map(({ composition }) => composition)).size).toBeGreaterThan(1);
});

test("a rollback keeps the other team's news, and its canary", async ({ world }) => {
  const { teams } = world;
  const [canary] = (await pointerOf(world)).canaries.filter(({ application }) => application === 'mf-agents');
  await teams.a.ship(`promote mf-agents@${canary?.version} --because tried`);
  const before = (await liveOf(world)).selection;
  await teams.a.ship('rollback mf-agents --because blurred');
  const { selection } = await liveOf(world);

  expect(selection).not.toEqual(before);
  expect(selection['mf-market-report']).toBe(before['mf-market-report']);
  expect((await pointerOf(world)).canaries).toMatchObject([{ application: 'mf-market-report', share: 40 }]);
});

test('a pipeline takes its release back when visitors come to grief, and leaves the other team alone', async ({
  world,
}) => {
  const { teams } = world;
  const before = (await liveOf(world)).selection;
  await teams.a.commit(agents('agents to meet', 'agents to know'));
  const running = teams.a.pipeline('mf-agents', { CANARY_MINUTES: '10', SHARE: '20' });
  const canaryOfA = async () =>
    (await pointerOf(world)).canaries.find(({ application }) => application === 'mf-agents');
  await expect.poll(canaryOfA, { timeout: 300_000 }).toBeTruthy();
  await comeToGrief(300, (await canaryOfA())?.composition ?? '', world);

  expect(outcomesOf(await running)).toMatchObject({
    'Watch the canary': 'failure',
    'Go live': 'skipped',
    'Take it back': 'success',
  });
  expect((await liveOf(world)).selection).toEqual(before);
  const { canaries, withdrawn } = await pointerOf(world);
  expect(canaries).toMatchObject([{ application: 'mf-market-report' }]);
  expect(withdrawn.find(({ application }) => application === 'mf-agents')?.reason).toContain(
    'visitors with errors',
  );
});

test('a new remote joins the site, and leaves it', async ({ world }) => {
  const { teams, owner } = world;
  // Its files come from the bucket itself: nobody has to start an origin.
  const places = { ...addresses(), MF_WEATHER_ORIGIN: `https://${hosts.files}/mf-weather` };
  await teams.a.ship('new weather');
  await teams.a.commitAll('Begin the weather');
  await expect(teams.a.ship('release mf-weather')).rejects.toThrow(
    'The key of team-a may not release mf-weather: whoever holds a root key can allow it with keys add.',
  );
  await owner.ship('keys limit team-a --for shell,mf-agents,mf-listings,mf-weather --promote');
  const version = versionIn(await teams.a.ship('release mf-weather'));
  await teams.a.ship(`promote mf-weather@${version}`, places);
  expect((await liveOf(world)).selection).toMatchObject({ 'mf-weather': version });
  expect(await look(['/weather', '/market-report'], world)).toEqual([]);

  await teams.a.ship('remove mf-weather --because summer');
  expect((await liveOf(world)).selection).not.toHaveProperty('mf-weather');
});

test('a key that was revoked ships nothing any more, and the other team goes on', async ({ world }) => {
  const { teams, owner } = world;
  await owner.ship('keys revoke team-a');
  await expect(teams.a.ship('rollback mf-agents')).rejects.toThrow('The key of team-a, which was revoked on');
  await expect(teams.b.ship('withdraw mf-agents')).rejects.toThrow(
    'The key of team-b may not promote mf-agents',
  );
  const [canary] = (await pointerOf(world)).canaries;
  await teams.b.ship(`promote mf-market-report@${canary?.version} --because autumn`);

  expect((await liveOf(world)).selection).toMatchObject({ 'mf-market-report': canary?.version });
});

test('the history tells who did what, when and why', async ({ world }) => {
  const moves = await world.store.ledger.history(200);
  const told = moves.map(
    ({ actor, verb, subject, reason }) => `${actor} ${verb} ${subject.split('@')[0]} ${reason}`,
  );
  const expected = [
    /^team-b canary mf-market-report for 10 % of visitors, Call them letters/,
    /^team-b promote mf-market-report Call them letters/,
    /^team-a canary mf-agents for 40 % of visitors/,
    /^team-a promote mf-agents tried/,
    /^team-a rollback mf-agents blurred/,
    /^team-a withdraw mf-agents visitors with errors/,
    /^owner grant team-a release and promote shell/,
    /^team-a promote mf-weather/,
    /^team-a remove mf-weather summer/,
    /^owner revoke key team-a/,
    /^team-b promote mf-market-report autumn/,
  ];

  for (const line of expected) expect(told).toContainEqual(expect.stringMatching(line));
  expect(moves.every(({ at }) => Date.parse(at) > 0)).toBe(true);
});
