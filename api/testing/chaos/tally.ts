import { sql } from 'kysely';
import type { Store } from '../../src/store/database.ts';
import type { Arrival } from '../faults/faulty-smtp.ts';
import type { Crowd } from './crowd.ts';

/** What remained of it all. */
export interface Tally {
  acknowledged: number;
  /** Acknowledged and not in the store, or in the store and a mail of theirs never arrived. */
  lost: number;
  /** Submissions that were stored twice, or whose visitor was given two references. */
  doubled: number;
  /** Different mails that arrived. */
  mails: number;
  /** Mails that arrived once more after a fault. */
  again: number;
  /** Mails that arrived once more although no fault kept the note of the mail server's 250 from being stored: there must be none. */
  unexplained: number;
  /** Milliseconds that the visitor waited who waited longest. */
  slowest: number;
}

// So long may it take, under load, until a delivery is noted; and so far apart may two clocks be read.
const recordingMs = 3000;
const clockBlur = 50;

/** The time of a fault that can keep a delivery from being noted, in milliseconds since 1970. */
export interface FaultTime {
  from: number;
  to: number;
}

/** Compares what visitors were told with what is stored and what arrived. */
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
