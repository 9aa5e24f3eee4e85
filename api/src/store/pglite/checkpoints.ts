import { atIntervals } from '../../operations/at-intervals.ts';

/** How much may be written, and how much time may pass, before the write-ahead log is checkpointed and truncated. */
export interface CheckpointLimits {
  megabytes: number;
  seconds: number;
  /** How often both are checked. */
  lookEverySeconds: number;
}

type Query = (sql: string) => Promise<{ rows: unknown[] }>;

const defaults: CheckpointLimits = { megabytes: 32, seconds: 300, lookEverySeconds: 5 };

/**
 * Runs checkpoints for an engine that has no process for them: PGlite is a single backend, in which PostgreSQL checks
 * neither `max_wal_size` nor `checkpoint_timeout`, so its log would grow until it is closed. Returns a function that
 * stops them.
 */
export const keepCheckpoints = (query: Query, limits: CheckpointLimits = defaults): (() => void) =>
  // An engine that cannot write fails the next inquiry anyway; here the next check tries again.
  atIntervals(limits.lookEverySeconds * 1000, () => checkpointIfDue(query, limits).catch(() => undefined));

async function checkpointIfDue(query: Query, { megabytes, seconds }: CheckpointLimits) {
  const { rows } = await query(`
    select (pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) / 1024 / 1024)::float8 as megabytes,
      extract(epoch from now() - checkpoint_time)::float8 as seconds
    from pg_control_checkpoint()`);
  const [since] = rows as Pick<CheckpointLimits, 'megabytes' | 'seconds'>[];

  if (since && (since.megabytes >= megabytes || since.seconds >= seconds)) await query('checkpoint');
}
