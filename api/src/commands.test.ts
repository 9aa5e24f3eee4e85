import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyDatabase, pgliteDatabase } from '../testing/databases/test-database.ts';
import { manager } from '../testing/desk-office.ts';
import { startSystem } from '../testing/system.ts';
import { runCommand } from './commands.ts';

const post = (
  address: string,
  headers: Record<string, string> = {},
  args: unknown = ['desk-code', manager],
) =>
  fetch(`${address}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(args),
  });

it('refuses a command where there is no store, and creates none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dos-mares-'));
  const run = runCommand({ dataDir, databaseUrl: undefined, port: 3100 }, ['desk-code', 'ana@example.com']);

  await expect(run).rejects.toThrow(`There is no store in ${dataDir}`);
  await expect(readdir(dataDir)).resolves.toEqual([]);
});

it('runs commands in the API that has the embedded store, though for no page, and says why one fails', async () => {
  const database = await pgliteDatabase();
  const system = await startSystem(database);
  const { address } = system.api;
  const run = (...args: string[]) => runCommand({ ...database, port: Number(new URL(address).port) }, args);

  expect(await run('desk-code', manager)).toMatch(/^\d{10} is the code of/);
  expect(JSON.parse(await run('export', 'jane@visitor.test'))).toMatchObject({ inquiries: [] });
  await expect(run('desk-code', 'nobody@visitor.test')).rejects.toThrow('may not sign in');
  expect((await post(address, { origin: 'http://localhost:3000' })).status).toBe(404);
  for (const args of [['constructor', 'x'], ['forget'], ['forget', ''], ['export', 1], null, 'export'])
    expect([args, (await post(address, {}, args)).status]).toEqual([args, 400]);
  // Somebody elsewhere who comes by a proxy or tunnel of this machine, or calls it localhost.
  expect((await post(address, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(404);

  await system.close();
  await expect(run('export', 'jane@visitor.test')).resolves.toContain('"inquiries": []');
  await database.clear();
});

it('serves no commands on PostgreSQL, which they open themselves', async () => {
  const database = await anyDatabase();
  if (!database.databaseUrl) return;
  const system = await startSystem(database);

  expect(await runCommand({ ...database, port: 0 }, ['desk-code', manager])).toMatch(/^\d{10} is/);
  expect((await post(system.api.address)).status).toBe(404);

  await system.close();
  await database.clear();
});
