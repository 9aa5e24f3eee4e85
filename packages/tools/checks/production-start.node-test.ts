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

/** The services to start, each with the arguments of another program that has to work beside it. */
const tested: Readonly<Record<string, readonly string[]>> = {
  api: ['packages/tools/start/go.mjs', 'api/bin/desk.ts', 'desk-code', 'somebody@office.example'],
  shell: [],
  'asset-host': [],
};
const startLimitMs = 120_000;
/** Shutdown is not tested here: a service that does not stop must not hold up the gate. */
const stopLimitMs = 30_000;
const outputLimit = 3_000;

// Each starts as in Compose, from what its image contains: in the checkout, it would find the packages of all workspaces.
const services = Object.entries(readServices()).filter(([name]) => name in tested);
const folders = new Map(
  [...new Set(services.map(([, { build }]) => build.dockerfile))].map((file) => [file, imageFolder(file)]),
);
const postgres = await startPostgres({ isDurable: false });
after(() => postgres?.stop());

for (const [name, service] of services)
  it(`${name} starts from what its image contains`, { timeout: 600_000, skip: !postgres }, () =>
    start(service, folders.get(service.build.dockerfile), tested[name]),
  );

/** Starts a service. @throws with its last output unless it becomes healthy and the other program succeeds */
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
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = `${output}${text}`.slice(-outputLimit);
    });
  const run = (args: readonly string[]) => promisify(execFile)(process.execPath, args, { cwd, env });
  try {
    const probe = service.healthcheck?.test[2] ?? '';
    const deadline = Date.now() + startLimitMs;
    while (!(await run([probe, address]).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error(`it ended with status ${child.exitCode}.`);
      if (Date.now() > deadline) throw new Error(`it was not healthy after ${startLimitMs / 1_000} s.`);
      await pause(500);
    }
    if (other.length) await run(other);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${output}`);
  } finally {
    child.kill();
    const killing = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await ended;
    clearTimeout(killing);
    await rm(temporary, { recursive: true, force: true });
  }
}
