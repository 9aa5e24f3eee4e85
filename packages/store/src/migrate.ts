import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

/** Runs migrations; those of a newer version, which only add, get the empty stand-ins that Kysely needs. */
export async function migrate(db: Kysely<Database>, migrations: Readonly<Record<string, Migration>>) {
  const rows = await sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    (found) => found.rows,
    // A new database does not have the table.
    () => [],
  );
  const [first = ''] = Object.keys(migrations);
  if (rows.length > 0 && !rows.some(({ name }) => name === first))
    throw new Error(
      'This database is older than version 1.0.0, which cannot read it: delete it, or the folder DATA_DIR.',
    );
  const ran = Object.fromEntries(rows.map(({ name }): [string, Migration] => [name, { up: async () => {} }]));
  const provider = { getMigrations: async () => ({ ...ran, ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
