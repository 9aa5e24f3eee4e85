import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connectionOf } from '@dosmares/contracts/connection';
import { within } from '@dosmares/contracts/waiting';
import type { FastifyInstance, FastifyBaseLogger as Log } from 'fastify';
import { sql } from 'kysely';
import { Problem } from '../problems.ts';
import type { Store } from '../store/database.ts';

export interface Counting {
  count: (key: string, more?: number) => Promise<number>;
}

/** Says which connections no limit is for: in development this machine itself, which tests and tries out. */
export type Spares = (connection: string) => boolean;

export const isThisMachine: Spares = (connection) => connection.startsWith('127.') || connection === '::/56';

/** All requests of a connection: an office of twenty people who all browse sends a third of it. */
const ceiling = { most: 200, window: 10_000 };
/** Milliseconds that a refusal takes: whoever sends too much waits, instead of keeping the process busy. */
const refusalMs = 1_000;

/** Limits all requests of one connection, on every route and before their bodies are read. */
export function limitRequests(app: FastifyInstance, spares: Spares) {
  const requests = countInMemory(ceiling);

  app.addHook('onRequest', async ({ ip }, reply) => {
    const connection = connectionOf(ip);
    if (spares(connection) || (await requests.count(connection)) <= ceiling.most) return;
    await pause(refusalMs, undefined, { ref: false });
    reply.header('connection', 'close');
    throw new Problem('too-many');
  });
}

const answerMs = 250;

/** Counts for all processes in PostgreSQL, with the embedded store in this one; a store that is away limits nobody. */
export function openLimits(store: Store, databaseUrl: string | undefined, log: Log) {
  if (!databaseUrl) return () => countInMemory();
  const together = countInStore(store, databaseUrl);

  return (name: string): Counting => ({
    count: (key, more = 1) =>
      within(answerMs, together.count(`${name} ${key}`, more)).catch(() => {
        log.warn('The store does not count: nobody is limited');

        return more;
      }),
  });
}

const windowMs = 600_000;

/** Counts in a table of keyed hashes, anew in each window: after the clock is set back nobody stays refused. */
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

/** Counts in this process; with too many different keys, or when the window ends, it begins anew. */
export function countInMemory({
  window = windowMs,
  mostKeys = 100_000,
  // Not the time of day, which may be set back.
  now = () => performance.now(),
} = {}): Counting {
  const counts = new Map<string, number>();
  let until = now() + window;

  return {
    async count(key, more = 1) {
      if (now() >= until || counts.size >= mostKeys) {
        counts.clear();
        until = now() + window;
      }
      const count = (counts.get(key) ?? 0) + more;
      counts.set(key, count);

      return count;
    },
  };
}
