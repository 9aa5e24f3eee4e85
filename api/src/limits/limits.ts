import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { within } from '@dosmares/contracts/waiting';
import { connectionOf } from '@dosmares/server/connection';
import type { Store } from '@dosmares/store/database';
import type { FastifyInstance, FastifyBaseLogger as Log } from 'fastify';
import { sql } from 'kysely';
import { Problem } from '../problems.ts';

export interface Counting {
  count: (key: string, more?: number) => Promise<number>;
}

/** Reports whether a connection is exempt from limits: in development, this machine itself. */
export type Exemption = (connection: string) => boolean;

export const isThisMachine: Exemption = (network) => network.startsWith('127.') || network === '::/56';

/** Requests of a connection per window, in milliseconds: three times those of an office of twenty people who browse. */
const ceiling = { max: 200, window: 10_000 };
/** Milliseconds by which a refusal is delayed, so that a flood does not keep the process busy. */
const refusalMs = 1_000;

/** Limits the requests of a connection, on every route and before bodies are read. */
export function limitRequests(app: FastifyInstance, isExempt: Exemption) {
  const requests = countInMemory(ceiling);

  app.addHook('onRequest', async ({ ip }, reply) => {
    const connection = connectionOf(ip);
    if (isExempt(connection) || (await requests.count(connection)) <= ceiling.max) return;
    await pause(refusalMs, undefined, { ref: false });
    reply.header('connection', 'close');
    throw new Problem('too-many');
  });
}

const storeTimeoutMs = 250;

/** Returns counters, shared by all processes on PostgreSQL, else in memory; without an answer nobody is limited. */
export function openLimits(store: Store, databaseUrl: string | undefined, log: Log) {
  if (!databaseUrl) return () => countInMemory();
  const shared = countInStore(store, databaseUrl);

  return (name: string): Counting => ({
    count: (key, more = 1) =>
      within(storeTimeoutMs, shared.count(`${name} ${key}`, more)).catch(() => {
        log.warn('The store did not count a request, which is let through');

        return more;
      }),
  });
}

const windowMs = 600_000;

/** Counts keyed hashes in a table, per window, so that nobody stays refused when the clock is set back. */
export function countInStore(store: Store, secret: string, now = Date.now): Counting {
  let sweptIn = 0;

  return {
    async count(key, more = 1) {
      const window = Math.floor(now() / windowMs);
      const hash = createHmac('sha256', secret).update(`${window} ${key}`).digest('base64url');
      const { rows } = await sql<{ points: number }>`
        insert into counted (key, points, expire) values (${hash}, ${more}, ${(window + 2) * windowMs})
        on conflict (key) do update set points = counted.points + excluded.points
        returning points`.execute(store.db);
      if (sweptIn !== window) await sql`delete from counted where expire < ${now()}`.execute(store.db);
      sweptIn = window;

      return rows[0]?.points ?? more;
    },
  };
}

/** Counts in this process; starts from zero when the window ends or there are too many different keys. */
export function countInMemory({
  window = windowMs,
  maxKeys = 100_000,
  // A monotonic clock: the time of day may be set back.
  now = () => performance.now(),
} = {}): Counting {
  const counts = new Map<string, number>();
  let until = now() + window;

  return {
    async count(key, more = 1) {
      if (now() >= until || counts.size >= maxKeys) {
        counts.clear();
        until = now() + window;
      }
      const count = (counts.get(key) ?? 0) + more;
      counts.set(key, count);

      return count;
    },
  };
}
