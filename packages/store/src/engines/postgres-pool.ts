import type { FastifyBaseLogger as Log } from 'fastify';
import pg from 'pg';

/** Milliseconds for getting and for using a connection: together less than the 9 s that an inquiry may take. */
export const servingLimits = { connectMs: 2_500, checkoutMs: 6_000 };

/** The same for migrations and command-line tools, for which no visitor waits. */
export const maintenanceLimits = { connectMs: 10_000, checkoutMs: 300_000 };

export const connectionOptions = (connectionString: string) => ({
  connectionString,
  options: '-c synchronous_commit=on',
  keepAlive: true,
});

/** Opens a pool without unlimited waits: silent connections are destroyed here, and the server frees their locks. */
export function openPool(
  connectionString: string,
  { connectMs, checkoutMs }: typeof servingLimits,
  log: Log,
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(connectionString),
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: checkoutMs,
    idle_in_transaction_session_timeout: checkoutMs,
  });
  const checkouts = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  const lost = () => log.warn('A connection to PostgreSQL was lost');

  // An unhandled error would end the process: the pool emits those of idle connections, a client its own.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  pool.on('acquire', (client) => checkouts.set(client, setTimeout(destroy, checkoutMs, client)));
  pool.on('release', (_, client) => clearTimeout(checkouts.get(client)));

  return pool;
}

/** Destroys a connection without notifying the server, which may be unreachable; rejects its queries. */
function destroy(client: pg.PoolClient) {
  const { connection } = client as pg.PoolClient & { connection: { stream: { destroy: () => void } } };
  connection.stream.destroy();
}
