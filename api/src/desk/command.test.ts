import { once } from 'node:events';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@dosmares/store/database';
import { openLog } from '../operations/log.ts';
import { openCommandSocket, runCommand } from './command.ts';

const log = openLog('silent');
const store = { engine: 'pglite' } as Store;

it('refuses a command where there is no store, and creates none', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dos-mares-'));

  await expect(
    runCommand({ dataDir, databaseUrl: undefined }, ['desk-code', 'ana@example.com']),
  ).rejects.toThrow(`There is no store in ${dataDir}`);
  await expect(readdir(dataDir)).resolves.toEqual([]);
});

it('survives a client that is gone before the answer', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-'));
  const close = await openCommandSocket(store, folder, log);
  for (const sent of ['["export", "ana@example.com"]', 'no command']) {
    const socket = connect(path.join(folder, 'commands'));
    await once(socket, 'connect');
    socket.end(sent, () => socket.destroy());
    await once(socket, 'close');
  }
  await pause(100);

  close();
});

it('lets the API run in a folder whose path is too long for a socket', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'dos-mares-')), 'a'.repeat(120));
  await mkdir(folder);

  const close = await openCommandSocket(store, folder, log);

  close();
});
