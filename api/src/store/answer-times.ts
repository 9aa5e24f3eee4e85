import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Waiting times until the first answer; undefined when no inquiry was answered. */
export interface AnswerTimes {
  /** Inquiries that were answered for the first time in this period. */
  answered: number;
  medianSeconds: number | undefined;
  worstSeconds: number | undefined;
}

/**
 * Computes the answer times of a period: from an inquiry's arrival to the first time that staff recorded an answer.
 */
export async function answerTimes(db: Kysely<Database>, since: Date, until: Date): Promise<AnswerTimes> {
  const { rows } = await sql<{ answered: number; median: number | null; worst: number | null }>`
    select count(*)::int as answered,
      percentile_cont(0.5) within group (order by seconds)::float8 as median,
      max(seconds)::float8 as worst
    from (
      select extract(epoch from event.at - inquiry.received_at) as seconds
      from inquiry_event as event join inquiry on inquiry.id = event.inquiry_id
      where event.kind = 'answered' and event.at >= ${since} and event.at < ${until}
        and not exists (
          select from inquiry_event as earlier
          where earlier.inquiry_id = event.inquiry_id and earlier.kind = 'answered' and earlier.number < event.number
        )
    ) as answer`.execute(db);
  const [{ answered, median, worst } = { answered: 0, median: null, worst: null }] = rows;

  return { answered, medianSeconds: median ?? undefined, worstSeconds: worst ?? undefined };
}
