import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@dosmares/local-services/testing/free-port';

/** Path of Debian's Redis. */
const program = '/usr/bin/redis-server';

/** Reports whether this machine has a Redis for tests; prints a warning if not. */
export function hasRedis(): boolean {
  if (existsSync(program)) return true;
  console.warn(
    '!!! There is no Redis on this machine: its tests DID NOT RUN. (Debian: apt-get install redis-server)',
  );

  return false;
}

/** Starts a Redis for one test, which also removes it. */
export async function startRedis() {
  const port = await freePort();
  const server = spawn(
    program,
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()],
    {
      stdio: 'ignore',
    },
  );
  const ended = once(server, 'exit');
  while (!(await isOpen(port))) await pause(20);

  return {
    url: `redis://127.0.0.1:${port}`,
    /** Freezes the server: it accepts connections and commands but answers none. */
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
