import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startService } from '../../testing/site.ts';
import { runCommand, upload } from '../cli.ts';
import { writeManifest } from '../release/release.ts';

jest.setTimeout(60_000);

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.app.close());

it('runs what a token may do, logs it under its name, and requires a token of everybody', async () => {
  const { as, log, url } = service;
  const team = await as('team-a', 'mf-agents');
  await team.run('promote mf-agents@2.0.0 --because photographs');
  await team.run('status mf-agents');

  expect(team.output).toEqual([
    expect.stringMatching(/^mf-agents@2\.0\.0 is live, after .* s\.$/),
    'mf-agents@2.0.0',
  ]);
  const act = { actor: 'team-a', verb: 'promote', reason: 'photographs' };
  expect((await log.history(1))[0]).toMatchObject(act);
  expect((await fetch(`${url}/releases`, { method: 'POST' })).status).toBe(401);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});

it.each([
  ['release mf-chat', 'The token of team-a may not ship mf-chat'],
  ['promote mf-chat@2.0.0', 'The token of team-a may not ship mf-chat'],
  ['rollback mf-chat', 'The token of team-a may not ship mf-chat'],
  ['rollback --all', 'The token of team-a may only ship mf-agents: this concerns the whole site.'],
  ['prune', 'this concerns the whole site'],
  ['tokens add friend --for mf-chat', 'this concerns the whole site'],
  ['tokens revoke team-b', 'this concerns the whole site'],
])('refuses what a token may not do: %s', async (line, sentence) => {
  const { as, log } = service;
  const team = await as('team-a', 'mf-agents');
  const before = await log.history();

  await expect(team.run(line)).rejects.toThrow(sentence);
  expect(await log.history()).toEqual(before);
});

it('tells reasons that control no terminal, and turn nothing around', async () => {
  const { as, log } = service;
  await log.note({
    actor: 'ana',
    verb: 'prune',
    subject: 'a\u001b]0;b',
    reason: 'new\u001b[2J \u202ephotos\n',
  });
  const team = await as('team-a', 'mf-agents');
  await team.run('history --last 1');

  expect((await log.history(1))[0]?.reason).toBe('new[2J photos');
  expect(team.output.join()).toContain('prune a]0;b\n  why: new[2J photos');
});

it('adds tokens, rotates them without interruption, and revokes them', async () => {
  const owner = await service.as('owner', '*');
  await owner.run('tokens add team-c --for mf-agents');
  const token = owner.output.at(-1) ?? '';
  const team = { ...owner.listener, service: { url: service.url, token } };
  await runCommand(['tokens', 'rotate', 'team-c'], team);
  await runCommand(['status', 'mf-agents'], team);
  const again = owner.run('tokens add team-c --for mf-chat');
  await expect(again).rejects.toThrow('There is a token team-c already');
  await owner.run('tokens revoke team-c');

  await expect(runCommand(['status'], team)).rejects.toThrow(
    /This needs a token that counts.*127\.0\.0\.1:\d+ was asked: DEPLOY_URL names another/,
  );
});

it('SH09 accepts only releases that match the hash in their version, of applications that the token may ship', async () => {
  const { as, store, log } = service;
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-packed-'));
  await cp(await store.releaseFolder('mf-agents', '2.0.0'), folder, { recursive: true });
  await rm(path.join(folder, 'release.json'));
  const { name, version, commit, files: _, ...facts } = await store.readRelease('mf-agents', '2.0.0');
  const { release } = await writeManifest(folder, { name, version, commit }, facts);
  const team = await as('team-a', 'mf-agents');
  const { listener: unlisted } = await as('team-b', 'mf-chat');
  const isRefused = () =>
    expect(upload(folder, release, unlisted)).rejects.toThrow('The token of team-b may not ship mf-agents');
  await isRefused();
  await upload(folder, release, team.listener);
  await upload(folder, release, team.listener);
  await isRefused();

  expect(await store.versions('mf-agents')).toContain(release.version);
  expect((await log.history()).filter(({ verb }) => verb === 'release')).toHaveLength(1);
  const forged = { ...release, version: release.version.replace(/.$/, 'z') };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(forged));
  await expect(upload(folder, forged, team.listener)).rejects.toThrow('This is no release');
});

it.each([
  ['dance', 'There is no command "dance"'],
  ['promote --slowly', "Unknown option '--slowly'"],
  ['release mf-nobody', 'There is no application "mf-nobody" here'],
  ['release --from /nowhere/mf-manifest.json', 'switch manifest on in the federation plugin'],
  ['rollback', 'Usage: npm run delivery -- rollback APP'],
])('"%s" is answered with a sentence', async (line, sentence) => {
  await expect((await service.as('owner', '*')).run(line)).rejects.toThrow(sentence);
});
