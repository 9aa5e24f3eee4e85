import type { FastifyBaseLogger as Log } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';

/** Milliseconds for getting and for using a connection: together less than the 9 s that an inquiry may take. */
const servingLimits = { connectMs: 2_500, checkoutMs: 6_000 };

/** The same for what no visitor waits for: a migration of a large table takes longer. */
const maintenanceLimits = { connectMs: 10_000, checkoutMs: 300_000 };

/** Opens PostgreSQL. */
export function openPostgres<Tables>(databaseUrl: string, log: Log) {
  const open = (limits: typeof servingLimits) => {
    const pool = openPool(databaseUrl, limits, log);

    return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
  };
  const { db, pool } = open(servingLimits);

  return {
    engine: 'postgres' as const,
    db,
    queue: {
      ...connectionOptions(databaseUrl),
      max: 5,
      connectionTimeoutMillis: servingLimits.connectMs,
      // Longer than for visitors, because of pg-boss's maintenance; replaces a connection that does not answer.
      query_timeout: 30_000,
    } as ConstructorOptions,
    requireSpace: async () => undefined,
    maintain(work: (db: Kysely<Tables>) => Promise<void>) {
      const patient = open(maintenanceLimits);

      return work(patient.db).finally(() => patient.pool.end());
    },
    close: () => pool.end(),
  };
}

const connectionOptions = (connectionString: string) => ({
  connectionString,
  options: '-c synchronous_commit=on',
  keepAlive: true,
});

/** Opens a pool without unlimited waits: silent connections are destroyed here, and the server frees their locks. */
function openPool(
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
