import { type Kysely, sql } from 'kysely';
import type { Selection } from '../builds/site-build.ts';
import type { Tables } from './database.ts';

/**
 * The releases that were live when the site was still moved by every desk, from the table of moves of that version: they
 * become the first entry of the release log. Undefined where there is no such table.
 */
export async function earlierSite(tables: Kysely<Tables>): Promise<Selection | undefined> {
  const last = sql<{ pointer: string }>`select pointer from delivery_moves order by number desc limit 1`;
  const found = await last.execute(tables).catch(() => undefined);
  const pointer: { selection?: Selection } | null = JSON.parse(found?.rows[0]?.pointer ?? 'null');

  return pointer?.selection;
}
