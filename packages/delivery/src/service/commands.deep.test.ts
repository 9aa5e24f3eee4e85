import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { declarations, keep, sourcesOf } from '../../testing/releases.ts';
import { site } from '../../testing/site.ts';
import { pagesIn } from '../model.ts';
import type { Store } from '../store/store.ts';
import { takingTurns } from './in-turn.ts';

// Each test composes a few sites.
jest.setTimeout(120_000);

const versions = async (status: () => Promise<{ live: { versions: Record<string, string> } }>) =>
  (await status()).live.versions;

describe('promote', () => {
  it('starts a canary whose share may change, beside those of other teams, and which ends when it is promoted', async () => {
    const { run, status, store, log } = await site();
    await keep(store, { name: 'shell', version: '2.0.0' });
    await run('promote mf-agents@2.0.0 --share 10');
    const small = (await log.live())?.canaries[0];
    await run('promote mf-agents@2.0.0 --share 20');
    expect((await log.live())?.canaries).toEqual([{ ...small, share: 20 }]);
    await run('promote shell@2.0.0 --share 30');
    await run('promote mf-chat@2.0.0');

    const chat = { 'mf-chat': '2.0.0' };
    const ofShell = {
      application: 'shell',
      share: 30,
      versions: { ...chat, 'mf-agents': '1.0.0', shell: '2.0.0' },
    };
    expect((await status()).canaries).toMatchObject([
      { application: 'mf-agents', share: 20, versions: { ...chat, 'mf-agents': '2.0.0', shell: '1.0.0' } },
      ofShell,
    ]);
    await expect(run('promote mf-chat@1.0.0 --share 51')).rejects.toThrow(
      'At most 50 % of visitors are left: mf-agents@2.0.0 has 20 %, shell@2.0.0 has 30 %; ask for no more, or one of these teams has to end its canary.',
    );
    await run('promote mf-agents@2.0.0');
    expect(await status()).toMatchObject({
      canaries: [{ application: 'shell' }],
      live: { versions: { 'mf-agents': '2.0.0' } },
    });
  });

  it('is refused, and changes nothing, when it is incompatible with a canary', async () => {
    const { run, status, store } = await site();
    const people = { routes: [{ path: '/people', expose: 'team-page' }] };
    await keep(store, { name: 'mf-agents', version: '2.1.0', ...people });
    const exposes = { 'team-page': [], panel: [] };
    await keep(store, { name: 'mf-chat', version: '3.0.0', exposes, ...people });
    await run('promote mf-agents@2.1.0 --share 1 --drop /team');
    const standing = await status();

    await expect(run('promote mf-chat@3.0.0 --drop /chat')).rejects.toThrow(
      'Beside the canary of mf-agents: mf-chat and mf-agents both answer /people: one of the two teams has to give it up',
    );
    expect(await status()).toEqual(standing);
  });

  it('opens only changed pages in a browser, each once however often a release is promoted', async () => {
    const opened: string[][] = [];
    const { run, store } = await site({
      hydrate: async (_build, paths) => {
        opened.push([...paths]);

        return undefined;
      },
    });
    await keep(store, { name: 'mf-chat', version: '3.0.0' });
    for (const share of [' --share 10', ' --share 50', '']) await run(`promote mf-agents@2.0.0${share}`);
    await run('promote mf-chat@2.0.0');

    expect(opened).toEqual([['/', '/team'], ['/chat']]);
  });

  it('checks again when another team was first, and loses neither promotion', async () => {
    const others: (() => Promise<void>)[] = [];
    const { run, status, output } = await site({
      hydrate: async () => {
        await others.pop()?.();

        return undefined;
      },
    });
    others.push(() => run('promote mf-chat@2.0.0'));
    await run('promote mf-agents@2.0.0');

    expect(output.join()).toContain('What is live has changed meanwhile');
    expect(await versions(status)).toMatchObject({ 'mf-agents': '2.0.0', 'mf-chat': '2.0.0' });
  });
});

/** Releases an application with a new slot, and another one that mounts it. */
async function keepNewSlot(store: Store) {
  const exposes = { 'team-page': [], 'team-grid': [], 'team-list': [] };
  const list = { 'types/mf-agents/src/team-list.d.ts': 'export default function TeamList(): unknown;' };
  const slots = declarations.contract.replace('SlotProps {', "SlotProps { 'mf-agents/team-list': {};");
  await keep(store, { name: 'mf-agents', version: '3.0.0', exposes, texts: list });
  await keep(store, {
    name: 'mf-chat',
    version: '3.0.0',
    mounts: ['mf-agents/team-list'],
    texts: { 'types/packages/contracts/src/remote.d.ts': slots },
  });
}

describe('rollback', () => {
  it("always leads to the version that was live before, and keeps other teams' releases", async () => {
    const { run, status, store } = await site();
    await keep(store, { name: 'mf-agents', version: '3.0.0' });
    await run('promote mf-agents@2.0.0');
    await run('promote mf-chat@2.0.0');
    await run('promote mf-agents@3.0.0');
    const seen: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      await run('rollback mf-agents --because blurred');
      seen.push((await versions(status))['mf-agents'] ?? '');
    }
    expect(seen).toEqual(['2.0.0', '3.0.0', '2.0.0']);
    expect(await versions(status)).toMatchObject({ 'mf-chat': '2.0.0' });
  });

  it('SH07 is refused for a damaged release of its own application only, as a promotion is', async () => {
    const { run, status, store } = await site();
    const damage = async (name: string) =>
      writeFile(path.join(await store.releaseFolder(name, '1.0.0'), 'web/entry.js'), 'other()');
    await run('promote mf-agents@2.0.0');
    await damage('mf-chat');
    await run('rollback mf-agents');
    expect(await versions(status)).toMatchObject({ 'mf-agents': '1.0.0' });
    await run('rollback mf-agents');
    await damage('mf-agents');

    for (const line of ['rollback mf-agents', 'promote mf-agents@1.0.0'])
      await expect(run(line)).rejects.toThrow(
        'mf-agents@1.0.0: web/entry.js is not what was released: its team has to release it again.',
      );
  });

  it('is refused when another release needs what it would take away, which the status says beforehand', async () => {
    const { run, status, store, output } = await site();
    await keepNewSlot(store);
    await run('promote mf-agents@3.0.0');
    await run('promote mf-chat@3.0.0');
    const needs = 'mf-chat mounts mf-agents/team-list, which mf-agents does not expose';

    expect((await status()).rollbackTargets).toMatchObject([
      { application: 'mf-agents', version: '1.0.0', objections: [expect.stringContaining(needs)] },
      { application: 'mf-chat', version: '1.0.0', objections: [] },
    ]);
    await run('promote shell@1.0.0 --share 10');
    output.length = 0;
    await run('status');
    expect(output[0]).toMatch(/^live {6}[0-9a-f]{24} {2}90 % of visitors, since [\d-]+ [\d:]+ UTC$/);
    expect(output[2]).toMatch(/^ {2}mf-agents {9}3\.0\.0 +c0ffee/);
    expect(output.join('\n')).toContain('rollback mf-agents leads to 1.0.0');
    await expect(run('rollback mf-agents')).rejects.toThrow(needs);
    await run('rollback mf-agents --anyway');
    expect(await versions(status)).toMatchObject({ 'mf-agents': '1.0.0', 'mf-chat': '3.0.0' });
  });

  it('ends its own canary and those that need what is rolled back; others go on', async () => {
    const { run, status, store, output } = await site();
    await keepNewSlot(store);
    await keep(store, { name: 'shell', version: '2.0.0' });
    await run('promote mf-agents@3.0.0');
    await run('promote mf-agents@2.0.0 --share 10');
    await run('promote mf-chat@3.0.0 --share 20');
    await run('promote shell@2.0.0 --share 30');
    await run('rollback mf-agents');

    expect(output.at(-1)).toContain('The canary of mf-chat ends with it: mf-chat mounts');
    expect((await status()).canaries).toMatchObject([{ application: 'shell', share: 30 }]);
  });

  it('rolls back the whole site, to the previous or any deployment that was live', async () => {
    const { run, status, deployment } = await site();
    await expect(run('rollback --all')).rejects.toThrow('There is nothing to roll back to');
    await run('promote mf-agents@2.0.0');
    const { live } = await status();
    await run('promote mf-chat@2.0.0 --share 10');
    await run('rollback --all');
    expect(await status()).toMatchObject({ live: { deployment: deployment.id }, canaries: [] });
    await run(`rollback --all --to ${live.deployment}`);

    expect((await status()).live.deployment).toBe(live.deployment);
    await expect(run('rollback --all --to nowhere')).rejects.toThrow('nowhere was never live');
  });
});

it('SH08 remove takes an application off the site, canaries too, unless a page links to it; promote puts it back', async () => {
  const { run, status, output, store } = await site();
  const fragment = 'server/fragment.cjs';
  const text = String(sourcesOf('shell')[fragment])
    .replace("...(path === '/' ? ['mf-agents/team-grid'] : [])", '')
    .replace("() => 'Home'", `() => '<a class="x" href="/team#people">Team</a>'`);
  await keep(store, { name: 'shell', version: '2.0.0', mounts: [], texts: { [fragment]: text } });
  await run('promote shell@2.0.0');
  await run('promote mf-chat@2.0.0 --share 10');
  await expect(run('remove mf-agents')).rejects.toThrow('/ would link to /team, which has no page');
  await run('remove mf-agents --anyway');
  expect(output.at(-1)).toBe('mf-agents is off the site, with /team.');
  const { live, canaries } = await status();
  expect(live.versions).toEqual({ shell: '2.0.0', 'mf-chat': '1.0.0' });
  expect(canaries[0].versions).toEqual({ shell: '2.0.0', 'mf-chat': '2.0.0' });

  await run('promote mf-agents@2.0.0');
  expect(await versions(status)).toMatchObject({ 'mf-agents': '2.0.0' });
});

let same: Awaited<ReturnType<typeof site>> | undefined;

describe('the other commands', () => {
  it('preview gives a link to a deployment that is not live, whatever goes live meanwhile', async () => {
    const { run, status, output, log, store } = await site();
    await run('preview mf-agents@2.0.0');
    expect(output[0]).toMatch(/^http:\/\/site\.example\/\?preview=[\w-]{24}$/);
    expect(await store.readLive()).toEqual(await log.live());
    await run('promote mf-chat@2.0.0');
    expect((await log.live())?.previews).toHaveLength(1);
    expect(await versions(status)).toMatchObject({ 'mf-agents': '1.0.0' });
  });

  it('prune removes what nobody can return to, and keeps everything of live, canaries, history and previews', async () => {
    const { run, store, output, deployments, deployment } = await site();
    const keepVersion = (version: string) => keep(store, { name: 'mf-agents', version });
    for (const version of ['3', '4', '5', '6']) await keepVersion(version);
    await run('preview mf-agents@5');
    await deployments.make({ ...deployment.selection, 'mf-agents': '4' });
    await run('promote mf-agents@2.0.0');
    await run('promote mf-agents@6');
    await run('promote mf-agents@3 --share 1');
    const before = await store.names('deployments');
    await run('prune');
    expect(output.at(-1)).toBe('Removed 0 deployments, pages and style sheets, and 0 releases.');
    await run('prune --all');

    expect(output).toContain('  mf-agents@4');
    expect((await store.versions('mf-agents')).toSorted()).toEqual(['1.0.0', '2.0.0', '3', '5', '6']);
    expect(await store.names('deployments')).toHaveLength(before.length - 1);
    await run('rollback mf-agents');
  });

  it('prune waits for a promotion under way, and leaves what that composed', async () => {
    let pruning: Promise<void> | undefined;
    const { run, store, log } = await site({
      inTurn: takingTurns(),
      hydrate: async () => {
        pruning = run('prune --all');
        await setTimeout(500);

        return undefined;
      },
    });
    await run('promote mf-agents@2.0.0');
    await pruning;
    const deployment = await store.readDeployment((await log.live())?.deployment ?? '');

    for (const [, { html }] of pagesIn(deployment)) await store.readText('pages', html);
  });

  it('several releases are one group: one preview, one canary, live together and refused together', async () => {
    const { run, status, log, store, output } = await site();
    await keep(store, { name: 'mf-chat', version: '3.0.0', routes: [{ path: '/team', expose: 'panel' }] });
    const group = 'mf-agents@2.0.0 mf-chat@2.0.0';
    const both = { 'mf-agents': '2.0.0', 'mf-chat': '2.0.0' };
    await run(`preview ${group}`);
    const preview = (await log.live())?.previews[0];
    expect((await store.readDeployment(preview?.deployment ?? '')).selection).toMatchObject(both);

    await run(`promote ${group} --share 10`);
    expect((await status()).canaries).toMatchObject([
      { application: 'mf-agents', share: 10, versions: both },
    ]);
    await expect(run('promote mf-agents@2.0.0 mf-chat@3.0.0')).rejects.toThrow('both answer /team');
    await run(`promote ${group}`);
    expect(output.at(-1)).toMatch(/^mf-agents@2\.0\.0, mf-chat@2\.0\.0 are live, after/);
    expect(await status()).toMatchObject({ canaries: [], live: { versions: both } });
    await run('rollback mf-agents');
    expect(await versions(status)).toMatchObject({ 'mf-agents': '1.0.0', 'mf-chat': '2.0.0' });
  });

  it('watch ends with a status of its own when a canary could not be judged, and keeps it', async () => {
    const { run, status } = await site();
    await run('promote mf-agents@2.0.0 --share 10');

    await expect(run('watch mf-agents --minutes 0.001')).rejects.toMatchObject({
      exitStatus: 3,
      message: expect.stringContaining('mf-agents@2.0.0 is undecided, and still a canary. Undecided: 0 of 0'),
    });
    expect((await status()).canaries).toHaveLength(1);
  });

  it('watch withdraws a canary whose pages fail more often than those of live', async () => {
    const rows = (release: string, failed: number) => [
      { release, kind: 'view' as const, count: 200 },
      { release, kind: 'failed-view' as const, count: failed },
    ];
    const readVitals = async () => [...rows('mf-agents@1.0.0', 1), ...rows('mf-agents@2.0.0', 90)];
    const { run, status, log } = await site({ readVitals });
    const reason =
      'Worse: 90 of 200 page views failed (45.0 %) in the canary, 1 of 200 page views failed (0.5 %) live.';

    await expect(run('promote mf-agents@2.0.0 --share 10 --watch')).rejects.toThrow(
      `mf-agents@2.0.0 is withdrawn. ${reason}`,
    );
    expect((await status()).canaries).toEqual([]);
    expect((await log.history(1))[0]).toMatchObject({ verb: 'withdraw', reason });
  });

  it('SH05 history shows when, who, what and why in 80 columns, and what was live from then on', async () => {
    const { run, output, status } = await site();
    await run('promote mf-agents@2.0.0 --because photographs');
    await run('rollback mf-agents --because blurred');
    await run('preview mf-agents@2.0.0');
    const { live } = await status();
    output.length = 0;
    await run('history --last 3');

    const steps = [
      'preview mf-agents@2.0.0\n  for 24 h',
      `rollback mf-agents@1.0.0\n  why: blurred\n  live from then on: ${live.deployment}`,
      String.raw`promote mf-agents@2.0.0\n  why: photographs\n  live from then on: \w+`,
    ];
    const head = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d UTC  owner\n  `;
    expect(output.join('\n')).toMatch(new RegExp(`^${steps.map((step) => head + step).join('\n')}$`));
    expect(output.filter((line) => line.length > 80)).toEqual([]);
  });

  it.each([
    ['promote mf-weather@1', 'There is no release of "mf-weather": the store has releases of '],
    ['promote mf-agents@7', 'mf-agents has no release 7 in the store: release it first.'],
    ['promote mf-agents@.0', 'mf-agents has 2 releases like .0'],
    ['promote mf-agents@2.0.0 --share 101', 'A share is a percentage from 0 to 100, not "101".'],
    ['promote mf-agents@2.0.0 --watch', '--watch compares a canary with live: say its --share.'],
    ['withdraw mf-chat', 'mf-chat has no canary.'],
    ['rollback shell', 'No other version of shell was live before.'],
    ['remove mf-agents', 'mf-agents cannot go: shell@1.0.0 mounts mf-agents/team-grid.'],
    ['remove shell', 'Without its shell there is no site.'],
    ['remove mf-weather', 'mf-weather is not on the site: there are shell, mf-agents, mf-chat.'],
    ['tokens dance', 'Usage: npm run delivery -- tokens'],
    ['types mf-agents', 'mf-agents@1.0.0 does not say what it exposes: release it again.'],
  ])('"%s" is answered with a sentence', async (line, sentence) => {
    same ??= await site();

    await expect(same.run(line)).rejects.toThrow(sentence);
  });
});
