import { execFile } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { anyDatabase, pgliteDatabase } from '../../testing/databases/test-database.ts';
import { manager } from '../../testing/desk-office.ts';
import { codeFor } from '../../testing/sign-in.ts';
import { startSystem } from '../../testing/system.ts';
import { runCommand } from './command.ts';

const post = (address: string, headers: Record<string, string>) =>
  fetch(`${address}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(['desk-code', manager]),
  });

it('refuses a command where there is no store, and creates none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dos-mares-'));

  await expect(
    runCommand({ dataDir, databaseUrl: undefined, port: 3100 }, ['desk-code', 'ana@example.com']),
  ).rejects.toThrow(`There is no store in ${dataDir}`);
  await expect(readdir(dataDir)).resolves.toEqual([]);
});

it('runs commands in the API that has the embedded store, though for no page, and says why one fails', async () => {
  const database = await pgliteDatabase();
  const system = await startSystem(database);
  const program = join(import.meta.dirname, '../../bin/desk.ts');
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [program, ...args], { env: system.env });

  expect(await codeFor(manager, system.env)).toMatch(/^\d{10}$/);
  expect(JSON.parse((await run('export', 'jane@visitor.test')).stdout)).toMatchObject({ inquiries: [] });
  await expect(run('desk-code', 'nobody@visitor.test')).rejects.toMatchObject({
    stderr: expect.stringContaining('nobody’s who may sign in'),
  });
  expect((await post(system.api.address, { origin: 'http://localhost:3000' })).status).toBe(404);

  await system.close();
  await database.clear();
});

it('serves no commands on PostgreSQL, which they open themselves', async () => {
  const database = await anyDatabase();
  if (!database.databaseUrl) return;
  const system = await startSystem(database);

  expect(await codeFor(manager, system.env)).toMatch(/^\d{10}$/);
  expect((await post(system.api.address, {})).status).toBe(404);

  await system.close();
  await database.clear();
});
