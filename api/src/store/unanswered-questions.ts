import { type Kysely, sql } from 'kysely';
import type { Store } from './database.ts';

/** A question that the assistant could not answer; it holds nothing that identifies the visitor. */
export interface Gap {
  question: string;
  /** Rows of earlier releases have other reasons. */
  reason: 'unknown';
}

/** A gap with how often and when it was asked. */
export interface CountedGap extends Gap {
  asked: number;
  latest: Date;
}

/** Most rows that are kept, about a megabyte. Beyond that, the gaps asked longest ago are deleted. */
export const mostGaps = 5000;
const keptDays = 180;

const dbOf = ({ db }: Pick<Store, 'db'>) => db as unknown as Kysely<unknown>;

/** Stores a gap, or counts it again if it is known. */
export async function noteGap(store: Store, { question, reason }: Gap): Promise<void> {
  if (question === '') return;
  const db = dbOf(store);
  await sql`insert into chat_gap (question, reason) values (${question}, ${reason})
    on conflict (question, reason) do update set asked = chat_gap.asked + 1, latest = now()`.execute(db);
  await sql`delete from chat_gap where latest < now() - make_interval(days => ${keptDays})
    or (question, reason) in (select question, reason from chat_gap order by latest desc offset ${mostGaps})`.execute(
    db,
  );
}

/** Returns the gaps, those asked most often first. */
export async function gapsIn(store: Pick<Store, 'db'>, limit: number): Promise<readonly CountedGap[]> {
  const { rows } = await sql<CountedGap>`select question, reason, asked, latest from chat_gap
    order by asked desc, latest desc limit ${limit}`.execute(dbOf(store));

  return rows;
}
