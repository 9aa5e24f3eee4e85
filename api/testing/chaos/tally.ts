import { sql } from 'kysely';
import type { Store } from '../../src/store/database.ts';
import type { Arrival } from '../faults/faulty-smtp.ts';
import type { Crowd } from './crowd.ts';

/** Result of a chaos run for inquiries. */
export interface Tally {
  acknowledged: number;
  /** Acknowledged inquiries that are not stored, and mails of stored ones that never arrived. */
  lost: number;
  /** Submissions that were stored twice, or whose visitor received two references. */
  doubled: number;
  /** Number of different mails that arrived. */
  mails: number;
  /** Number of repeated mails. */
  again: number;
  /** Repeated mails although no fault kept the mail server's 250 from being recorded: there must be none. */
  unexplained: number;
  /** Longest time that a visitor waited, in milliseconds. */
  slowest: number;
}

// Milliseconds until a delivery is recorded under load, and the tolerance between two clock readings.
const recordingMs = 3000;
const clockBlur = 50;

/** Period of a fault that can keep a delivery from being recorded, in milliseconds since 1970. */
export interface FaultTime {
  from: number;
  to: number;
}

/** Compares the references given to visitors with the stored inquiries and the mails that arrived. */
export async function tally(
  { db }: Store,
  crowd: Crowd,
  arrivals: readonly Arrival[],
  faults: readonly FaultTime[],
): Promise<Tally> {
  const inquiries = await db.selectFrom('inquiry').select(['reference', 'email']).execute();
  const expected = await db
    .selectFrom('delivery')
    .innerJoin('inquiry', 'inquiry.id', 'delivery.inquiry_id')
    .select(sql<string>`lower(reference || '.' || party || '.' || edition)`.as('name'))
    .execute();
  const references = new Set(inquiries.map(({ reference }) => reference));
  const times = Map.groupBy(arrivals, ({ messageId }) => messageId.replace(/^<|@.*$/g, ''));
  const missing = expected.filter(({ name }) => !times.has(name));
  const repeated = [...times.values()].flatMap((all) => all.slice(0, -1).map(({ at }) => at));
  const explained = repeated.filter((arrived) =>
    faults.some(({ from, to }) => arrived <= to + clockBlur && from - arrived < recordingMs),
  );

  return {
    acknowledged: crowd.acknowledged.size,
    lost:
      [...crowd.acknowledged.values()].filter((reference) => !references.has(reference)).length +
      missing.length,
    doubled: inquiries.length - new Set(inquiries.map(({ email }) => email)).size + crowd.contradicted.size,
    mails: times.size,
    again: repeated.length,
    unexplained: repeated.length - explained.length,
    slowest: Math.round(crowd.waits.reduce((most, ms) => Math.max(most, ms), 0)),
  };
}
