import pg from 'pg';
import type { Log } from '../operations/log.ts';

/** How long one use of the database may take, in milliseconds. */
export interface PoolLimits {
  /** Until a connection is there, whether it is made anew or comes free. */
  connectMs: number;
  /** From getting a connection to giving it back: a whole transaction. After that the connection is destroyed. */
  checkoutMs: number;
}

/** Inquiries: together shorter than the ten seconds after which a visitor's browser gives up. */
export const servingLimits: PoolLimits = { connectMs: 2_500, checkoutMs: 6_000 };

/** Migrations and the staff's tools, for which nobody waits at a form. */
export const maintenanceLimits: PoolLimits = { connectMs: 10_000, checkoutMs: 300_000 };

/** Options of every connection. */
export const connectionOptions = (connectionString: string) => ({
  connectionString,
  options: '-c synchronous_commit=on',
  keepAlive: true,
});

/**
 * Opens a pool on which nobody waits for ever. A line that is cut while a connection is in use rejects what was asked on
 * it; a line that is silent is destroyed when its time is over; the server ends its side by the same limit, so that
 * the locks of a lost transaction do not outlive it.
 */
export function openPool(connectionString: string, { connectMs, checkoutMs }: PoolLimits, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(connectionString),
    max: 10,
    connectionTimeoutMillis: connectMs,
    statement_timeout: checkoutMs,
    idle_in_transaction_session_timeout: checkoutMs,
  });
  const checkouts = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  const lost = () => log.warn('A connection to PostgreSQL was lost');

  // The pool replaces a lost connection by itself, but without listeners the process would end: the pool's is for
  // connections that are idle, the connection's own for those that are in use.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  pool.on('acquire', (client) => checkouts.set(client, setTimeout(destroy, checkoutMs, client)));
  pool.on('release', (_, client) => clearTimeout(checkouts.get(client)));

  return pool;
}

/** Ends a connection without a word to the server, which may not hear it: everything asked on it is rejected at once. */
function destroy(client: pg.PoolClient) {
  const { connection } = client as pg.PoolClient & { connection: { stream: { destroy: () => void } } };
  connection.stream.destroy();
}
