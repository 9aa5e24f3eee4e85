import { sql } from 'kysely';
import pg from 'pg';
import {
  anyDatabase,
  engines,
  pgliteDatabase,
  type TestDatabase,
  testStoreSettings,
} from '../../testing/databases/test-database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Store } from './database.ts';
import { migrations } from './migrations.ts';
import { FolderInUse, openStore } from './store.ts';

describe.each(engines)('the store on %s', (_, prepare) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await prepare();
  });
  afterEach(() => database.clear());

  it('leaves nothing of a transaction in which one statement failed, even if the failure was swallowed', async () => {
    const store = await openStore(testStoreSettings(database), silentLog);

    const attempt = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('audit').values({ action: 'test', about: 'half' }).execute();
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });

    await attempt.catch(() => undefined);
    expect(await store.db.selectFrom('audit').selectAll().execute()).toEqual([]);
    await store.close();
  });
});

it('opens a store that a newer version has migrated, as after going back to an older one', async () => {
  const database = await anyDatabase();
  const newer = await openStore(testStoreSettings(database), silentLog);
  await sql`insert into kysely_migration (name, timestamp) values ('999_newer', '2999-01-01T00:00:00.000Z')`.execute(
    newer.db,
  );
  await newer.close();

  const older = await openStore(testStoreSettings(database), silentLog);

  await older.db.insertInto('audit').values({ action: 'test', about: 'stored' }).execute();
  await older.close();
  const again = await openStore(testStoreSettings(database), silentLog);
  const ran = await sql<{ name: string }>`select name from kysely_migration`.execute(again.db);
  expect(ran.rows).toContainEqual({ name: '999_newer' });
  await again.close();
  await database.clear();
});

const onPostgres = engines.filter(([name]) => name === 'PostgreSQL');
(onPostgres.length > 0 ? describe : describe.skip)('replicas', () => {
  it('start together on an empty database without a quarrel over migrations and queues', async () => {
    const database = await onPostgres[0]?.[1]();
    if (!database) return;
    const empty = testStoreSettings(database);
    await emptied(empty.databaseUrl ?? '');

    const stores = await Promise.all([1, 2, 3].map(() => openStore(empty, silentLog)));

    const ran = await sql`select name from kysely_migration order by name`.execute(
      stores[0]?.db as Store['db'],
    );
    expect(ran.rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
    await Promise.all(stores.map((store) => store.close()));
    await database.clear();
  });
});

it('refuses a folder that another process holds, with a sentence that helps', async () => {
  const database = await pgliteDatabase();
  const store = await openStore(testStoreSettings(database), silentLog);

  await expect(openStore(testStoreSettings(database), silentLog)).rejects.toThrow(FolderInUse);

  await store.close();
  const again = await openStore(testStoreSettings(database), silentLog);
  await again.close();
  await database.clear();
});

async function emptied(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('drop schema public cascade; drop schema pgboss cascade; create schema public');
  await client.end();
}
