import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openLog } from '@dosmares/server/log';
import Fastify from 'fastify';
import { keep } from '../../testing/releases.ts';
import { newGrid, startService } from '../../testing/site.ts';
import { runCommand, upload } from '../cli.ts';
import { writeManifest } from '../release/release.ts';
import { answering } from './answer.ts';
import { deployServer } from './server.ts';

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

it('a token for previews releases and previews any application, and makes none live', async () => {
  const { as, log } = service;
  const { run, output } = await as('pull-requests', 'previews');
  await run('preview mf-agents@2.0.0 mf-chat@2.0.0 --hours 0.000001');
  await setTimeout(10);
  await run('preview mf-agents@2.0.0 mf-chat@2.0.0');
  // Edges read the list every second: it holds none that has ended.
  expect((await log.live())?.previews).toHaveLength(1);
  expect(output[0]).toContain('/?preview=');

  for (const line of ['promote mf-agents@2.0.0', 'promote mf-agents@2.0.0 --share 1', 'rollback mf-agents'])
    await expect(run(line)).rejects.toThrow('The token of pull-requests may not ship mf-agents');
  expect((await log.history(1))[0]).toMatchObject({ verb: 'preview', actor: 'pull-requests' });
});

it('a command says what is known when the service ends during its answer', async () => {
  const dying = createServer((_request, answer) => {
    answer.write('{"progress":"Checking"}\n', () => answer.destroy());
  });
  await once(dying.listen(0, '127.0.0.1'), 'listening');
  const { port } = dying.address() as AddressInfo;
  const { listener } = await service.as('team-a', 'mf-agents');
  const url = `http://127.0.0.1:${port}`;

  await expect(
    runCommand(['promote', 'mf-agents@2.0.0'], { ...listener, service: { ...listener.service, url } }),
  ).rejects.toMatchObject({
    message: expect.stringContaining('went away before it had finished: ask status what is live'),
    exitStatus: 4,
  });
  dying.close();
});

describe('a command that has nothing to tell for long', () => {
  /** Serves `/watch` with signs of life every few milliseconds. Returns its address, and what it logs. */
  async function serving(run: (signal: AbortSignal) => Promise<void>) {
    const logged: string[] = [];
    const stream = { write: (line: string) => void logged.push(line) };
    const app = Fastify({ logger: { level: 'error', stream } });
    const handler = answering(
      service.context,
      () =>
        ({ signal }) =>
          run(signal),
      10,
    );
    app.post('/watch', handler);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });

    return { app, url, logged };
  }

  it('gives signs of life, and its end has the status that it gave', async () => {
    const { app, url } = await serving(async () => {
      await setTimeout(100);
      throw Object.assign(new Error('It is undecided.'), { exitStatus: 3 });
    });
    const { listener, output, token } = await service.as('team-quiet', 'mf-agents');
    const body = '{"positionals":[],"values":{}}';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/watch`, { method: 'POST', body, headers });
    expect(await answer.text()).toMatch(/^ +\{"error":"It is undecided\.","exitStatus":3\}\n$/);

    const told = { ...listener, service: { url, token } };
    await expect(runCommand(['watch', 'mf-agents'], told)).rejects.toMatchObject({ exitStatus: 3 });
    expect(output).toEqual([]);
    await app.close();
  });

  it('ends without an error in the log when its client leaves', async () => {
    const ended = Promise.withResolvers<void>();
    const { app, url, logged } = await serving((signal) =>
      setTimeout(60_000, undefined, { signal }).finally(ended.resolve),
    );
    const { token } = await service.as('team-gone', 'mf-agents');
    const headers = { authorization: `Bearer ${token}` };
    const leaving = new AbortController();
    await fetch(`${url}/watch`, { method: 'POST', headers, signal: leaving.signal });
    leaving.abort();
    await ended.promise;
    await app.close();

    expect(logged).toEqual([]);
  });
});

it('logs why it cannot answer, and tells strangers nothing of it', async () => {
  const logged: string[] = [];
  const log = openLog('deploy', 'error', { write: (line) => void logged.push(line) });
  const identify = () => Promise.reject(new Error('no pg_hba.conf entry for host "10.0.0.7"'));
  const { tokens } = service.context;
  const app = deployServer({ ...service.context, tokens: { ...tokens, identify } }, { log });
  const { statusCode, json } = await app.inject('/releases/mf-agents/1.0.0');

  expect([statusCode, json()]).toEqual([
    500,
    { error: 'The deploy service cannot answer; its log says why.' },
  ]);
  expect(logged).toEqual([expect.stringContaining('10.0.0.7')]);
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

it.each([
  'promote mf-agents@../../x',
  'promote ../outside@1.0.0',
  'preview ../outside@1.0.0',
  'types ../outside@1.0.0',
  'withdraw ../outside',
  'remove ../outside',
])('finds nothing outside of the store: %s', async (line) => {
  const { as, store, url, log } = service;
  const folder = path.join(store.localFolder, 'outside/1.0.0');
  await cp(await store.releaseFolder('mf-agents', '1.0.0'), folder, { recursive: true });
  const owner = await as('owner', '*');
  const before = await log.history();

  await expect(owner.run(line)).rejects.toThrow(/^[^\n/]*(\.\.\/[^\n/]*)*$/);
  const headers = { authorization: `Bearer ${owner.token}` };
  const outside = await fetch(`${url}/releases/${encodeURIComponent('../outside')}/1.0.0`, { headers });
  expect([outside.status, await outside.json()]).toEqual([404, { error: expect.any(String) }]);
  expect(await log.history()).toEqual(before);
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
    /This needs a valid token.*127\.0\.0\.1:\d+ was asked: DEPLOY_URL names another/,
  );
});

describe('a token that may have leaked', () => {
  /** A team with its token, and the same command line with another one. */
  async function teamOf(name: string) {
    const team = await service.as(name, 'mf-agents');
    const withToken = (token: string) => (line: string) =>
      runCommand(line.split(' '), { ...team.listener, service: { url: service.url, token } });

    return { ...team, withToken };
  }
  const previewsOf = async (name: string) =>
    (await service.log.live())?.previews.filter(({ by }) => by === name).length;
  const noToken = 'This needs a valid token';

  it('is not kept alive by its thief once the team has rotated it, and still ships for a day', async () => {
    const owner = await service.as('watcher', '*');
    const { run, output, withToken } = await teamOf('team-leak');
    await run('tokens rotate team-leak');
    const runAnew = withToken(output.at(-1) ?? '');
    const attempts = ['', ' rotate team-leak', ' revoke team-leak', ' add friend --for mf-agents'];
    for (const words of attempts)
      await expect(run(`tokens${words}`)).rejects.toThrow('was rotated: it can only ship, for the rest');
    for (const line of ['status', 'history', 'preview mf-agents@2.0.0']) await run(line);

    await runAnew('tokens rotate team-leak');
    await expect(run('status')).rejects.toThrow(noToken);
    await runAnew('status');
    await owner.run('tokens');
    expect(owner.output.filter((line) => line.startsWith('team-leak'))).toHaveLength(2);
  });

  it('is rotated by one of ten who try at once', async () => {
    const { run } = await teamOf('team-race');
    const tried = await Promise.allSettled(Array.from({ length: 10 }, () => run('tokens rotate team-race')));

    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is revoked at once by its own team only, with the links that it may have opened', async () => {
    const [team, other] = [await teamOf('team-open'), await teamOf('team-other')];
    for (const { run } of [team, other]) await run('preview mf-agents@2.0.0');
    for (const act of ['revoke', 'rotate'])
      await expect(other.run(`tokens ${act} team-open`)).rejects.toThrow('this concerns the whole site');
    await team.run('tokens revoke team-open');

    expect([await previewsOf('team-open'), await previewsOf('team-other')]).toEqual([0, 1]);
    await expect(team.run('status')).rejects.toThrow(noToken);
    await other.run('status');
  });

  it('makes nothing live when it is revoked while its promotion is checked', async () => {
    const texts = { 'server/fragment.cjs': `${newGrid}// Stolen.` };
    await keep(service.store, { name: 'mf-agents', version: '3.0.0', texts });
    const before = (await service.log.live())?.selection;
    const { run } = await teamOf('team-late');
    service.whileChecking(() => run('tokens revoke team-late'));

    await expect(run('promote mf-agents@3.0.0')).rejects.toThrow(noToken);
    expect((await service.log.live())?.selection).toEqual(before);
  });
});

it('a team sees only its own tokens', async () => {
  const [team] = [await service.as('team-own', 'mf-agents'), await service.as('team-next', 'mf-agents')];
  await team.run('tokens');

  expect(team.output).toEqual([expect.stringMatching(/^team-own {2}ships mf-agents, since/)]);
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
