import { sql } from 'kysely';
import type { Store } from './database.ts';

/** Rows that are stored, about a megabyte. Beyond that, the gaps asked longest ago are deleted. */
const maxGaps = 5000;
const storedDays = 180;

/** Different questions that are buffered until the next write; others are dropped. */
const maxBuffered = 200;

/** Buffers gaps in memory and writes them in batches, so that a flood of questions does not load the store. */
export function collectGaps(store: Pick<Store, 'db'>) {
  let buffer = new Map<string, number>();

  return {
    note({ question }: { question: string }) {
      const asked = buffer.get(question) ?? 0;
      if (question !== '' && (asked > 0 || buffer.size < maxBuffered)) buffer.set(question, asked + 1);
    },
    async write(): Promise<void> {
      if (buffer.size === 0) return;
      const [questions, counts] = [[...buffer.keys()], [...buffer.values()]];
      buffer = new Map();
      await sql`insert into chat_gap (question, asked)
        select * from unnest(${questions}::text[], ${counts}::int[])
        on conflict (question) do update set asked = chat_gap.asked + excluded.asked, latest = now()
        `.execute(store.db);
    },
  };
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
