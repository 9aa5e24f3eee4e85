import { sendLetters } from '../../delivery/changes.ts';
import { openMixtures } from '../../delivery/mixture.ts';
import { expect } from '../../site/site.ts';
import { hasWorld } from '../machines/machine.ts';
import { hosts } from '../machines/names.ts';
import { addresses } from '../machines/servers.ts';
import { versionIn } from '../moves.ts';
import { liveOf } from '../releases.ts';
import { type OwnRepository, openRepository } from '../teams/own-repository.ts';
import { test } from '../test.ts';
import { letThemCome, look } from '../visitors.ts';
import type { World } from '../world.ts';
import { canariesIn, canaryOf, pointerOf } from './pointer.ts';
import { comeToGrief } from './reports.ts';

// Two teams ship from two clones and a third from a repository of its own, each with a key, without ever talking to
// each other. Each test continues with the site that the one before left. The first two open what they promote in a
// browser; the others leave that out, because it takes minutes.
test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.skip(!hasWorld(), 'It needs nginx, PostgreSQL and openssl.');

const carousel = 'mf-agents/src/team/team-carousel.tsx';
const agents = (from: string, to: string) => ({
  message: `Say ${to}`,
  file: carousel,
  edits: [[from, to]] as const,
});
// Its files come from the bucket itself: no origin has to be started.
const weatherPlace = () => ({ ...addresses(), MF_WEATHER_ORIGIN: `https://${hosts.files}/mf-weather` });
let weather: OwnRepository;

const quickly = { CANARY_MINUTES: '0.1' };

const outcomesOf = ({ steps }: Awaited<ReturnType<World['teams']['a']['pipeline']>>) =>
  Object.fromEntries(steps.map(({ name, outcome }) => [name, outcome]));

test('a pipeline takes a release from a commit to everybody, with a preview to look at', async ({
  world,
}) => {
  const { teams } = world;
  await teams.b.commit(sendLetters);
  const run = await teams.b.pipeline('mf-market-report', quickly);

  expect(outcomesOf(run)).toMatchObject({ 'Watch the canary': 'success', 'Take it back': 'skipped' });
  expect(run.summary).toContain(`https://${hosts.site}/?preview=`);
  expect((await pointerOf(world)).canaries).toEqual([]);
  expect(await look(['/market-report'], world)).toEqual([]);
});

test('a team in a repository of its own begins with a key of its own, beside clones that do not know it', async ({
  world,
}) => {
  const { owner, outside } = world;
  weather = await openRepository(world);
  await weather.test();
  await weather.npm('delivery -- types mf-agents --to types');
  await weather.compileWith('[1, 2]');
  await expect(weather.compileWith("['1']")).rejects.toThrow(
    "Type 'string' is not assignable to type 'number'",
  );
  await weather.commit('Know the agents');

  await expect(weather.npm('release')).rejects.toThrow('may not release mf-weather');
  await owner.ship(`keys add weather-team ${outside.key} --for mf-weather --promote`);
  await expect(weather.npm('delivery -- remove mf-chat')).rejects.toThrow(
    'The key of weather-team may not promote mf-chat',
  );
  const version = versionIn(await weather.npm('release'));
  await weather.npm(`promote -- mf-weather@${version}`, weatherPlace());

  expect((await liveOf(world)).selection).toMatchObject({ 'mf-weather': version });
  expect(await look(['/weather', '/market-report'], world)).toEqual([]);
});

test('three canaries stand side by side, and no page is mixed', async ({ world }) => {
  const { teams, store } = world;
  await teams.a.commit(agents('expert agents', 'agents to meet'));
  const [a] = [versionIn(await teams.a.ship('release mf-agents'))];
  await teams.b.commit({ ...sendLetters, edits: [['letters', 'notes']] });
  const b = versionIn(await teams.b.ship('release mf-market-report'));
  await weather.say('A page of its own team.', 'Sun, mostly.');
  const c = versionIn(await weather.npm('release'));
  await Promise.all([
    teams.a.ship(`promote mf-agents@${a} --share 40 --without-browser`),
    teams.b.ship(`promote mf-market-report@${b} --share 30 --without-browser`),
    weather.npm(`promote -- mf-weather@${c} --share 20 --without-browser`),
  ]);
  const { visits, stop } = letThemCome(world, ['/weather', '/team', '/market-report']);
  // Enough that some are given a canary, however slow the machine.
  await expect.poll(() => visits.length, { timeout: 300_000 }).toBeGreaterThan(15);
  await stop();

  expect(
    (await pointerOf(world)).canaries.map(({ application, share }) => [application, share]).sort(),
  ).toEqual([
    ['mf-agents', 40],
    ['mf-market-report', 30],
    ['mf-weather', 20],
  ]);
  const mixtureIn = openMixtures(store);
  for (const visit of visits)
    expect([await mixtureIn(visit), visit.breaches], visit.composition).toEqual([[], []]);
  expect(new Set(visits.map(({ composition }) => composition)).size).toBeGreaterThan(1);
});

test("a rollback keeps the other teams' news, and their canaries", async ({ world }) => {
  const { teams } = world;
  const canary = await canaryOf('mf-agents', world);
  await teams.a.ship(`promote mf-agents@${canary?.version} --because tried --without-browser`);
  const before = (await liveOf(world)).selection;
  await teams.a.ship('rollback mf-agents --because blurred');
  const { selection } = await liveOf(world);

  expect(selection).not.toEqual(before);
  for (const name of ['mf-market-report', 'mf-weather']) expect(selection[name]).toBe(before[name]);
  expect(await canariesIn(world)).toEqual(['mf-market-report', 'mf-weather']);
});

test('a pipeline takes its release back when visitors come to grief, and leaves the other teams alone', async ({
  world,
}) => {
  const { teams } = world;
  const before = (await liveOf(world)).selection;
  await teams.a.commit(agents('agents to meet', 'agents to know'));
  const running = teams.a.pipeline('mf-agents', { CANARY_MINUTES: '10', SHARE: '20' });
  const tried = () => canaryOf('mf-agents', world);
  await expect.poll(tried, { timeout: 300_000 }).toBeTruthy();
  await comeToGrief(700, (await tried())?.composition ?? '', world);

  expect(outcomesOf(await running)).toMatchObject({
    'Watch the canary': 'failure',
    'Go live': 'skipped',
    'Take it back': 'success',
  });
  expect((await liveOf(world)).selection).toEqual(before);
  const { withdrawn } = await pointerOf(world);
  expect(await canariesIn(world)).toEqual(['mf-market-report', 'mf-weather']);
  expect(withdrawn.find(({ application }) => application === 'mf-agents')?.reason).toContain(
    'page views failed',
  );
});

test('a remote leaves the site, and a clone makes another, which its key has to be allowed', async ({
  world,
}) => {
  const { teams, owner } = world;
  const tried = await canaryOf('mf-weather', world);
  await weather.npm(`promote -- mf-weather@${tried?.version} --without-browser`);
  expect((await liveOf(world)).selection).toMatchObject({ 'mf-weather': tried?.version });
  await weather.npm('delivery -- remove mf-weather --because summer');
  expect((await liveOf(world)).selection).not.toHaveProperty('mf-weather');
  expect(await canariesIn(world)).toEqual(['mf-market-report']);

  await teams.a.ship('new tides');
  await teams.a.commitAll('Begin the tides');
  await expect(teams.a.ship('release mf-tides')).rejects.toThrow(
    'The key of team-a may not release mf-tides: whoever holds a root key can allow it with keys add.',
  );
  await owner.ship('keys limit team-a --for shell,mf-agents,mf-listings,mf-tides --promote');
  expect(await teams.a.ship('release mf-tides')).toContain('mf-tides@1.0.0-');
});

test('a key that was revoked ships nothing any more, and the other team goes on', async ({ world }) => {
  const { teams, owner } = world;
  await owner.ship('keys revoke team-a');
  await expect(teams.a.ship('rollback mf-agents')).rejects.toThrow('The key of team-a, which was revoked on');
  await expect(teams.b.ship('withdraw mf-agents')).rejects.toThrow(
    'The key of team-b may not promote mf-agents',
  );
  const canary = await canaryOf('mf-market-report', world);
  await teams.b.ship(`promote mf-market-report@${canary?.version} --because autumn --without-browser`);

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
    /^team-a withdraw mf-agents Worse: /,
    /^owner grant team-a release and promote shell/,
    /^owner grant weather-team release and promote mf-weather/,
    /^weather-team promote mf-weather/,
    /^weather-team canary mf-weather for 20 % of visitors/,
    /^weather-team remove mf-weather summer/,
    /^owner revoke key team-a/,
    /^team-b promote mf-market-report autumn/,
  ];

  for (const line of expected) expect(told).toContainEqual(expect.stringMatching(line));
  expect(moves.every(({ at }) => Date.parse(at) > 0)).toBe(true);
});
