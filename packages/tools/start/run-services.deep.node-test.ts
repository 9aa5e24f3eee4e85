import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { runServices, type Service } from './run-services.ts';
import { isAlive, until } from './testing/processes.ts';

const page = `
  import { createServer } from 'node:http';
  createServer((_request, answer) => answer.end(String(process.pid))).listen(Number(process.env.PORT));
`;
let folder = '';
let script = '';

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-services-'));
  script = path.join(folder, 'page.mjs');
  await writeFile(script, page);
});
after(() => rm(folder, { recursive: true }));

it('reports a service that ends by itself', async () => {
  const { service, pid } = await oneService();
  const ended: string[] = [];
  const running = runServices([service], (what) => ended.push(what));
  await running.start('page');

  process.kill(await pid(), 'SIGKILL');
  await until(async () => ended.length > 0);
  await running.start('page');
  await running.stopAll();

  assert.deepEqual(ended, ['page ended by itself (SIGKILL).']);
});

it('leaves nothing running when its supervisor is killed', async () => {
  const { service, pid } = await oneService();
  const supervisor = path.join(folder, 'supervisor.mjs');
  await writeFile(supervisor, supervisorOf(service));
  const child = spawn(process.execPath, [supervisor], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const served = await pid();

  child.kill('SIGKILL');

  await until(async () => !isAlive(served));
});

async function oneService() {
  const at = await freePort();
  const env = { PORT: String(at) };
  const service = { name: 'page', port: at, script, env, health: '/' };

  return { service, pid: async () => Number(await (await fetch(`http://localhost:${at}/`)).text()) };
}

/** Returns a program that runs one service and waits. */
const supervisorOf = (service: Service) => `
  import { runServices } from ${JSON.stringify(moduleBeside('run-services.ts'))};
  await runServices([${JSON.stringify(service)}]).start('page');
  console.log('running');
`;

const moduleBeside = (name: string) => pathToFileURL(path.join(import.meta.dirname, name)).href;
