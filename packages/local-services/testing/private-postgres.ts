import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of a test, which is removed after it. */
export interface PrivatePostgres {
  /** Creates an empty database and returns its address. */
  freshDatabase: () => Promise<string>;
  /** Kills it as a crash would, and starts it again. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

/** Starts a server from the system's binaries; undefined where there are none. */
export async function startPostgres({
  isDurable,
  parent = tmpdir(),
}: {
  isDurable: boolean;
  /** The parent of its folder; by default the system's folder for temporary files. */
  parent?: string;
}): Promise<PrivatePostgres | undefined> {
  const binaries = await findBinaries();
  if (!binaries) return undefined;

  const folder = await mkdtemp(join(parent, 'dosmares-postgres-'));
  const asUser = await userFor(folder);
  const port = await freePort();
  await run(
    ...asUser(join(binaries, 'initdb'), '-D', join(folder, 'data'), '-A', 'trust', '-U', 'test', '--no-sync'),
  );
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${isDurable ? 'on' : 'off'}`,
    'max_connections=100',
    'max_wal_size=64MB',
  ];
  const [command, words] = asUser(
    join(binaries, 'postgres'),
    '-D',
    join(folder, 'data'),
    ...settings.flatMap((setting) => ['-c', setting]),
  );
  const address = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  let [server, ended] = await start();
  let count = 0;

  async function start() {
    const child = spawn(command, words, { stdio: 'ignore' });
    const exit = new Promise((resolve) => child.once('exit', resolve));
    await answering(address('postgres'));

    return [child, exit] as const;
  }

  async function end() {
    // Through runuser the signal would reach only runuser.
    await run(
      ...asUser(join(binaries as string, 'pg_ctl'), 'stop', '-D', join(folder, 'data'), '-m', 'immediate'),
    ).catch(() => server.kill());
    await ended;
  }

  return {
    async freshDatabase() {
      count += 1;
      const name = `test_${process.pid}_${count}`;
      await statement(address('postgres'), `create database ${name}`);

      return address(name);
    },
    async restart() {
      await end();
      [server, ended] = await start();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findBinaries(): Promise<string | undefined> {
  const versions = await readdir(debian).catch(() => []);
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];

  return newest && join(debian, newest, 'bin');
}

/**
 * Returns a wrapper that runs commands as another user if this one is root: PostgreSQL refuses root, and Debian's
 * package has a user for it.
 */
async function userFor(folder: string): Promise<(command: string, ...words: string[]) => [string, string[]]> {
  if (userInfo().uid !== 0) return (command, ...words) => [command, words];

  const { stdout } = await run('id', ['-u', 'postgres']);
  await chown(folder, Number(stdout), -1);
  return (command, ...words) => ['runuser', ['-u', 'postgres', '--', command, ...words]];
}

async function answering(address: string) {
  for (let attempt = 0; ; attempt += 1) {
    const error = await statement(address, 'select 1').then(
      () => undefined,
      (reason) => reason,
    );
    if (!error) return;
    if (attempt > 100) throw error;
    await pause(100);
  }
}

async function statement(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}
