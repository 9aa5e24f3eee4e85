import { type Kysely, sql } from 'kysely';
import { type Backlog, readBacklog } from './backlog.ts';
import type { Database } from './database.ts';
import { type Inquiry, inquiryOf } from './inquiry.ts';

/** What a day brought, and what waits for a person. */
export interface DaySummary {
  until: Date;
  received: readonly Inquiry[];
  held: readonly Inquiry[];
  backlog: Backlog;
}

/** Reads the last 24 hours, and everything that is still held. */
export async function summariseDay(db: Kysely<Database>, until = new Date()): Promise<DaySummary> {
  const all = db.selectFrom('inquiry').selectAll().orderBy('received_at', 'desc').limit(200);
  const [received, held, backlog] = await Promise.all([
    all.where('received_at', '>', sql<Date>`now() - interval '24 hours'`).where('held', 'is', null).execute(),
    all.where('held', 'is not', null).execute(),
    readBacklog(db),
  ]);

  return { until, received: received.map(inquiryOf), held: held.map(inquiryOf), backlog };
}
