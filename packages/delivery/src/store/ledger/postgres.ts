import pg from 'pg';
import type { Database } from './database.ts';

const channel = 'delivery';

const limits = { connectMs: 2_500, queryMs: 5_000, reconnectMs: 1_000 };

/** Opens a ledger in PostgreSQL, for any number of machines. Connections are opened on first use. */
export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    keepAlive: true,
    // Lets a command exit when its work is done, although connections stay open for the next query.
    allowExitOnIdle: true,
    connectionTimeoutMillis: limits.connectMs,
    // The server's limit ends the work; the client's ends the wait on a dead connection.
    statement_timeout: limits.queryMs,
    query_timeout: limits.queryMs + 500,
  });
  // The pool replaces lost connections; without a listener, the error would end the process.
  pool.on('error', () => {});

  return {
    query: async <Row>(sql: string, values: readonly (string | number | null)[] = []) =>
      (await pool.query(sql, [...values])).rows as Row[],
    announce: async () => void (await pool.query(`NOTIFY ${channel}`)),
    listen: (hear) => listenOn(connectionString, hear),
    close: () => pool.end(),
  };
}

/**
 * Keeps one listening connection, and reopens it when it is lost. Polling finds moves that were missed until then.
 */
function listenOn(connectionString: string, hear: () => void) {
  let isOver = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: limits.connectMs });
    client.on('error', () => {});
    client.on('end', again);
    client.on('notification', hear);
    await client.connect();
    await client.query(`LISTEN ${channel}`);
  }

  function again() {
    clearTimeout(retry);
    if (!isOver) retry = setTimeout(() => connect().catch(again), limits.reconnectMs);
  }

  connect().catch(again);

  return async () => {
    isOver = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}
