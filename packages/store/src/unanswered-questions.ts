import { sql } from 'kysely';
import type { Store } from './database.ts';

/** Rows that are stored, about a megabyte. Beyond that, the gaps asked longest ago are deleted. */
const maxGaps = 5000;
const storedDays = 180;

/** Counts a question that the assistant could not answer. */
export async function noteGap({ db }: Pick<Store, 'db'>, question: string): Promise<void> {
  if (question === '') return;
  await sql`insert into chat_gap (question, asked) values (${question}, 1)
    on conflict (question) do update set asked = chat_gap.asked + 1, latest = now()`.execute(db);
}

/** Deletes old gaps, and those beyond the maximum. */
export async function dropOldGaps({ db }: Pick<Store, 'db'>): Promise<void> {
  await sql`delete from chat_gap where latest < now() - make_interval(days => ${storedDays})
    or question in (select question from chat_gap order by latest desc offset ${maxGaps})`.execute(db);
}

/** Returns what the assistant could not answer, asked most often first; nothing in it identifies a visitor. */
export async function gapsIn({ db }: Pick<Store, 'db'>, limit: number) {
  const { rows } = await sql<{ question: string; asked: number; latest: Date }>`
    select question, asked, latest from chat_gap order by asked desc, latest desc limit ${limit}`.execute(db);

  return rows;
}
