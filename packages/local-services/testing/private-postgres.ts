import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

/** A temporary PostgreSQL server for a test. */
export interface PrivatePostgres {
  /** Creates an empty database and returns its address. */
  freshDatabase: () => Promise<string>;
  /** Kills the server like a crash, and starts it again. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

/** Starts a server from the system's binaries; undefined if there are none. @param parent folder for its data */
export async function startPostgres({
  isDurable,
  parent = tmpdir(),
}: {
  isDurable: boolean;
  parent?: string;
}): Promise<PrivatePostgres | undefined> {
  const versions = await readdir(debian).catch(() => []);
  const [newest] = versions.sort((one, other) => Number(other) - Number(one));
  if (!newest) return undefined;

  const folder = await mkdtemp(join(parent, 'dosmares-postgres-'));
  const data = join(folder, 'data');
  const port = String(await freePort());
  const command = await commandsIn(join(debian, newest, 'bin'), folder);
  const client = ['-h', '127.0.0.1', '-p', port, '-U', 'test'];
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    `fsync=${isDurable ? 'on' : 'off'}`,
    'max_wal_size=64MB',
  ];
  await run(...command('initdb', '-D', data, '-A', 'trust', '-U', 'test', '--no-sync'));
  let [server, ended] = await start();
  let count = 0;

  async function start() {
    const child = spawn(...command('postgres', '-D', data, ...settings.flatMap((one) => ['-c', one])), {
      stdio: 'ignore',
    });
    const exit = once(child, 'exit');
    for (let attempt = 0; ; attempt += 1) {
      const error = await run(...command('pg_isready', ...client)).then(
        () => undefined,
        (reason) => reason,
      );
      if (!error) return [child, exit] as const;
      if (attempt > 100) throw error;
      await pause(100);
    }
  }

  async function end() {
    // A signal to the child would reach only runuser.
    await run(...command('pg_ctl', 'stop', '-D', data, '-m', 'immediate')).catch(() => server.kill());
    await ended;
  }

  return {
    async freshDatabase() {
      count += 1;
      const name = `test_${process.pid}_${count}`;
      await run(...command('createdb', ...client, name));

      return `postgres://test@127.0.0.1:${port}/${name}`;
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

/** Returns a builder of PostgreSQL command lines, which run as its own user if this one is root. */
async function commandsIn(binaries: string, folder: string) {
  const isRoot = userInfo().uid === 0;
  if (isRoot) await chown(folder, Number((await run('id', ['-u', 'postgres'])).stdout), -1);
  const asUser = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];

  return (program: string, ...words: string[]): [string, string[]] => {
    const [command = '', ...others] = [...asUser, join(binaries, program), ...words];

    return [command, others];
  };
}
