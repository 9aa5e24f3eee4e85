import { sql } from 'kysely';
import pg from 'pg';
import { engines, type Ground, pgliteGround, settingsOn } from '../../trials/grounds.ts';
import { silentLog } from '../../trials/silent-log.ts';
import type { Store } from './database.ts';
import { migrations } from './migrations.ts';
import { FolderInUse, openStore } from './store.ts';

describe.each(engines)('the store on %s', (name, prepare) => {
  let ground: Ground;
  beforeEach(async () => {
    ground = await prepare();
  });
  afterEach(() => ground.clear());

  it('keeps what was stored when it is opened again', async () => {
    const first = await openStore(settingsOn(ground), silentLog);
    await first.db.insertInto('audit').values({ action: 'test', about: 'kept' }).execute();
    await first.close();

    const second = await openStore(settingsOn(ground), silentLog);

    expect(await second.db.selectFrom('audit').select('about').execute()).toEqual([{ about: 'kept' }]);
    await second.close();
  });

  it('leaves nothing of a transaction in which one statement failed, even if the failure was swallowed', async () => {
    const store = await openStore(settingsOn(ground), silentLog);

    const attempt = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('audit').values({ action: 'test', about: 'half' }).execute();
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });

    if (name === 'PGlite') await expect(attempt).rejects.toThrow('division by zero');
    else await attempt.catch(() => undefined);
    expect(await store.db.selectFrom('audit').selectAll().execute()).toEqual([]);
    await store.close();
  });
});

const onPostgres = engines.filter(([name]) => name === 'PostgreSQL');
(onPostgres.length > 0 ? describe : describe.skip)('replicas', () => {
  it('start together on an empty database without a quarrel over migrations and queues', async () => {
    const ground = await onPostgres[0]?.[1]();
    if (!ground) return;
    const empty = settingsOn(ground);
    await emptied(empty.databaseUrl ?? '');

    const stores = await Promise.all([1, 2, 3].map(() => openStore(empty, silentLog)));

    const ran = await sql`select name from kysely_migration order by name`.execute(
      stores[0]?.db as Store['db'],
    );
    expect(ran.rows).toEqual(Object.keys(migrations).map((name) => ({ name })));
    await Promise.all(stores.map((store) => store.close()));
    await ground.clear();
  });
});

it('refuses a folder that another process holds, with a sentence that helps', async () => {
  const ground = await pgliteGround();
  const store = await openStore(settingsOn(ground), silentLog);

  await expect(openStore(settingsOn(ground), silentLog)).rejects.toThrow(FolderInUse);

  await store.close();
  const again = await openStore(settingsOn(ground), silentLog);
  await again.close();
  await ground.clear();
});

async function emptied(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('drop schema public cascade; drop schema pgboss cascade; create schema public');
  await client.end();
}
