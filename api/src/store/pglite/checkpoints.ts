type Query = (sql: string) => Promise<unknown>;

const due = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 32 * 1024 * 1024
  or now() - checkpoint_time > interval '5 minutes' as due from pg_control_checkpoint()`;

/**
 * Checkpoints the write-ahead log when 32 MB were written or five minutes have passed: PGlite has no process for it,
 * and its log would grow until it is closed. Returns a function that stops this.
 */
export function keepCheckpoints(query: Query, everyMs = 5_000): () => void {
  const timer = setInterval(async () => {
    try {
      const { rows } = (await query(due)) as { rows: { due: boolean }[] };
      if (rows[0]?.due) await query('checkpoint');
    } catch {
      // An engine that cannot write fails the next inquiry, which is answered.
    }
  }, everyMs);
  timer.unref();

  return () => clearInterval(timer);
}
