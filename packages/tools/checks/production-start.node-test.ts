import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { atPort, lastStages, readServices, type Service, wordsOf } from './testing/containers.ts';
import { imageFolder } from './testing/image-folder.ts';

/** The services that are started, each with the arguments of another program that has to work beside it. */
const started: Readonly<Record<string, readonly string[]>> = {
  api: ['packages/tools/start/go.mjs', 'api/bin/desk.ts', 'desk-code', 'somebody@office.example'],
  shell: [],
  'asset-host': [],
};
const longestStartMs = 120_000;
/** A program that does not end by itself is none of what is tested here, and must not hold up the gate. */
const longestEndMs = 30_000;
const shownCharacters = 3_000;

// Each starts as Compose does, from what its image holds: where all workspaces are installed, it finds the packages of
// the others.
const services = Object.entries(readServices()).filter(([name]) => name in started);
const folders = new Map(
  [...new Set(services.map(([, { build }]) => build.dockerfile))].map((file) => [file, imageFolder(file)]),
);
const postgres = await startPostgres({ isDurable: false });
after(() => postgres?.stop());

for (const [name, service] of services)
  it(`${name} starts from what its image holds`, { timeout: 600_000, skip: !postgres }, () =>
    start(service, folders.get(service.build.dockerfile), started[name]),
  );

/** Starts a service; throws, with the end of what it wrote, unless it gets healthy and the other program succeeds. */
async function start(service: Service, folder: Promise<string> | undefined, other: readonly string[] = []) {
  const cwd = await folder;
  const temporary = await mkdtemp(path.join(tmpdir(), 'dos-mares-start-'));
  const [, server] = lastStages(service.build.dockerfile);
  const { settings, address } = atPort(await freePort(), service, (await postgres?.freshDatabase()) ?? '');
  const env = Object.fromEntries([
    ...wordsOf(server, 'ENV').flatMap((line) => line.split(' ').map((one) => one.split('='))),
    ...settings.map(([name, value]) => [name, value.replace(/^\//, `${temporary}/`)]),
  ]);
  const [, ...command] = service.command ?? JSON.parse(wordsOf(server, 'CMD').join());
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      written = `${written}${text}`.slice(-shownCharacters);
    });
  const run = (args: readonly string[]) => promisify(execFile)(process.execPath, args, { cwd, env });
  try {
    const probe = service.healthcheck?.test[2] ?? '';
    const latest = Date.now() + longestStartMs;
    while (!(await run([probe, address]).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error(`it ended with status ${child.exitCode}.`);
      if (Date.now() > latest) throw new Error(`it was not healthy after ${longestStartMs / 1_000} s.`);
      await pause(500);
    }
    if (other.length) await run(other);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${written}`);
  } finally {
    child.kill();
    const killing = setTimeout(() => child.kill('SIGKILL'), longestEndMs);
    await ended;
    clearTimeout(killing);
    await rm(temporary, { recursive: true, force: true });
  }
}
