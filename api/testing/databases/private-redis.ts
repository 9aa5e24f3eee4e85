import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@dosmares/local-services/testing/free-port';

/** Debian's Redis. */
const program = '/usr/bin/redis-server';

/** Whether there is a Redis for tests on this machine; where there is none, that is said loudly. */
export function hasRedis(): boolean {
  if (existsSync(program)) return true;
  console.warn(
    '!!! There is no Redis on this machine: its tests DID NOT RUN. (Debian: apt-get install redis-server)',
  );

  return false;
}

/** A Redis of our own: started for a test, gone after it. */
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
    /** Lets it take connections and commands, and answer none. */
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
