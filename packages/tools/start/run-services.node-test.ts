import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { settingsFrom } from '@dosmares/delivery/settings';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { reasonOf } from './reason-of.mjs';
import { requireFree, runServices, type Service, services } from './run-services.ts';
import { isAlive, until } from './testing/processes.ts';

const page = `
  import { createServer } from 'node:http';
  const lines = ['{"level":30,"msg":"request"}', '{not JSON',
    '{"level":40,"service":"page","msg":"A mail failed","reason":"connection refused","err":{"message":"gone\\\\nfor good"}}'];
  createServer(({ url }, answer) => {
    if (url === '/refused') for (const line of lines) console.log(line);
    if (url === '/refused') console.error('Not served: nothing is there.');
    answer.end(String(process.pid));
    if (url === '/crash') throw Object.assign(new TypeError('It broke.'), { code: 'E1' });
  }).listen(Number(process.env.PORT));
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
  const running = runServices([service], { onEnd: (what) => ended.push(what) });
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

it('shows warnings and errors in a line each with the service, and goes on without what visitors do not need', async () => {
  const [page, mailbox] = [await oneService(), await oneService()];
  const optional = { ...mailbox.service, name: 'mailbox', isOptional: true };
  const supervisor = path.join(folder, 'site.mjs');
  await writeFile(supervisor, siteOf([page.service, optional]));
  const site = spawn(process.execPath, [supervisor], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(site, 'exit');
  let said = '';
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  await until(() => said.includes('Ready'));
  assert.ok(said.includes(path.join(folder, 'services.log')));

  process.kill(await mailbox.pid());
  await until(() => said.includes('mailbox ended by itself (SIGTERM). The site goes on'));
  await fetch(`${page.address}/refused`);
  await fetch(`${page.address}/crash`).catch(() => undefined);

  assert.deepEqual(await ended, [1, null]);
  assert.deepEqual(said.match(/^page.*$/gm), [
    'page: warning: A mail failed {"reason":"connection refused","error":"gone\\nfor good"}',
    'page: Not served: nothing is there.',
    'page: TypeError: It broke.',
    'page ended by itself (exit 1).',
  ]);
  const whole = await readFile(path.join(folder, 'services.log'), 'utf8');
  for (const part of ['page: {"level":30,"msg":"request"}', 'page: {not JSON', 'page:     at '])
    assert.ok(whole.includes(part), whole);
});

it('lets the mailbox and the deploy service end alone', () => {
  const optional = services(settingsFrom({})).filter(({ isOptional }) => isOptional);

  assert.deepEqual(
    optional.map(({ name }) => name),
    ['mailbox', 'deploy'],
  );
});

it('says in words why a port cannot be used, and which setting chooses another', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;

  await assert.rejects(requireFree(port, 'SITE_PORT'), {
    message: `Port ${port} is taken by another program. Set SITE_PORT to another one.`,
  });
  taken.close();
});

for (const [failure, sentence] of [
  [{ code: 'EACCES', port: 80 }, 'Port 80 needs more rights than this user has: choose one above 1023.'],
  [{ code: 'EACCES', path: '/x' }, 'This user may not write /x.'],
  [{ code: 'ENOSPC', path: '/x' }, 'The disk is full: free some space for /x.'],
  [{ code: 'ENOSPC' }, 'The disk is full: free some space.'],
  [new Error('It is wrong.'), 'It is wrong.'],
  ['thrown', 'thrown'],
] as const)
  it(`says ${sentence}`, () => assert.equal(reasonOf(failure), sentence));

async function oneService() {
  const at = await freePort();
  const env = { PORT: String(at) };
  const service = { name: 'page', port: at, script, env, health: '/' };

  const address = `http://localhost:${at}`;

  return { service, address, pid: async () => Number(await (await fetch(address)).text()) };
}

/** Returns a program that runs one service and waits. */
const supervisorOf = (service: Service) => `
  import { runServices } from ${JSON.stringify(moduleBeside('run-services.ts'))};
  await runServices([${JSON.stringify(service)}]).start('page');
  console.log('running');
`;

/** Returns a program that runs a site of these services. */
const siteOf = (all: readonly Service[]) => `
  import { runUntilStopped } from ${JSON.stringify(moduleBeside('run-services.ts'))};
  await runUntilStopped({ dataDir: ${JSON.stringify(folder)} }, ${JSON.stringify(all)});
  console.log('Ready');
`;

const moduleBeside = (name: string) => pathToFileURL(path.join(import.meta.dirname, name)).href;
