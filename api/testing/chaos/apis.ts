import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { type ApiProcess, startApiProcess } from '../api-process.ts';

const anyOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** Starts API processes whose reminders are due after seconds. */
export async function startApis(settings: Record<string, string>, count: number) {
  const running = new Set<ApiProcess>();
  const any = () => anyOf([...running]);

  async function start() {
    const ownPort = { API_PORT: String(await freePort()) };
    running.add(await startApiProcess({ ...settings, ...ownPort }, 'chaos/hurried-api.ts'));
  }
  for (let started = 0; started < count; started += 1) await start();

  return {
    address: () => any()?.address,
    /** Kills one, and starts another in its place. */
    async kill() {
      const old = any();
      if (old) running.delete(old);
      await old?.end('SIGKILL');
      await start();
    },
    /** Suspends one, as happens when a machine swaps or is migrated. */
    async stall(ms: number) {
      const api = any();
      api?.process.kill('SIGSTOP');
      await pause(ms);
      api?.process.kill('SIGCONT');
    },
    async end() {
      const last = [...running];
      running.clear();
      await Promise.all(last.map((api) => api.end('SIGTERM')));
    },
  };
}
