import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { engines, type TestDatabase, testStoreSettings } from '../../testing/databases/test-database.ts';
import { manager, openOffice } from '../../testing/desk-office.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { until } from '../../testing/until.ts';
import { runOutbox, type Send } from '../inquiries/outbox.ts';
import { nameOf, stateOf } from '../mail/event-words.ts';
import type { Party, Store } from './database.ts';
import { eventsOf } from './events.ts';
import { openPglite } from './pglite/pglite.ts';
import { openStore } from './store.ts';

/**
 * A database of the version before, which was killed while its mail server and its CRM were away: `pg_dump --inserts`,
 * without comments. One answer by mail had not gone out.
 */
const recording = join(import.meta.dirname, 'testing/previous-version.sql');
const recordedAt = Date.parse('2026-11-27T16:08:00Z');

const waiting = {
  'Anna Answered': [],
  'Cora Corrected': ['agent.2', 'crm.2'],
  'Gone Visitor': [],
  'Hal Half': ['agent.0', 'crm.0', 'visitor.0'],
  'Hans Held': [],
  'Olive Open': [],
  'Rita Released': ['agent.0', 'crm.0', 'office.0'],
  'Tina Taken': [],
  'Wim Waiting': ['agent.1', 'crm.1', 'office.1', 'visitor.0'],
};

describe.each(engines)('a store of the version before on %s', (_, prepare) => {
  let database: TestDatabase;
  let store: Store;
  const sent: { name: string; phone: string; delivery: string }[] = [];

  beforeAll(async () => {
    database = await prepare();
    await restore(database);
    store = await openStore(testStoreSettings(database), silentLog);
    const record =
      (party: Party): Send =>
      async ({ name, phone }, edition) => {
        sent.push({ name, phone, delivery: `${party}.${edition}` });
      };
    const send = {
      agent: record('agent'),
      office: record('office'),
      visitor: record('visitor'),
      crm: record('crm'),
    };
    await runOutbox({ store, log: silentLog, send });
    // What was under way when the process was killed is taken over once it has been silent for ten seconds.
    await until(
      async () => [
        ...(await store.boss.findJobs('mail', { queued: true })),
        ...(await store.boss.findJobs('crm', { queued: true })),
      ],
      (jobs) => jobs.length === 0 && sent.length >= Object.values(waiting).flat().length,
      60,
    );
  }, 90_000);
  afterAll(async () => {
    await store.close();
    await database.clear();
  });

  it('has every inquiry, with the newest values of a corrected one', async () => {
    const rows = await store.db.selectFrom('inquiry').select(['name', 'phone']).orderBy('name').execute();

    expect(rows.map(({ name }) => name)).toEqual(Object.keys(waiting));
    expect(rows.find(({ name }) => name === 'Cora Corrected')?.phone).toBe('+1 760 555 0122');
  });

  it('sends each delivery that waited once, and nothing that was sent before', async () => {
    const byName = Object.fromEntries(
      Object.keys(waiting).map((name) => [
        name,
        sent
          .filter((one) => one.name === name)
          .map(({ delivery }) => delivery)
          .sort(),
      ]),
    );

    expect(byName).toEqual(waiting);
    expect(sent.find(({ name }) => name === 'Wim Waiting')?.phone).toBe('+1 760 555 0133');
  });

  it('keeps what was given up for staff to see, and what is held', async () => {
    const open = await store.db
      .selectFrom('delivery')
      .innerJoin('inquiry', 'inquiry.id', 'inquiry_id')
      .select(['name', 'party', 'last_error'])
      .where('delivered_at', 'is', null)
      .execute();
    const held = await store.db
      .selectFrom('inquiry')
      .select(['name', 'held'])
      .where('held', 'is not', null)
      .execute();

    expect(open).toEqual([{ name: 'Gone Visitor', party: 'visitor', last_error: expect.any(String) }]);
    expect(held).toEqual([{ name: 'Hans Held', held: 'honeypot' }]);
    expect(await store.boss.findJobs('mail-dead')).toHaveLength(1);
  });

  it('knows who took an inquiry, and asks again for an answer by mail that did not go out', async () => {
    const [anna, tina] = await store.db
      .selectFrom('inquiry')
      .select(['id', 'state'])
      .where('name', 'in', ['Anna Answered', 'Tina Taken'])
      .orderBy('name')
      .execute();
    const events = await eventsOf(store.db, anna?.id ?? '');

    expect(tina?.state).toBe('taken');
    expect(anna?.state).toBe('passed');
    expect(stateOf(events)).toContain('Assigned to');
    expect(events.map(({ kind }) => kind)).toEqual(['taken', 'answered', 'passed']);
    expect(events.at(-1)?.detail.note).toMatch(/^Your answer by mail did not reach the visitor: sent on \d/);
    expect((await sql`select 1 from reply`.execute(store.db)).rows).toEqual([]);
  });

  it('I20 I21 I30 shows them on the desk, each where it belongs, and finds them', async () => {
    const boss = await (await openOffice(store)).as(manager);
    const names = async (query: string) => {
      const { body } = await boss.get(`/staff${query}`);

      return [...body.matchAll(/<h3><a[^>]*>([^<]*)/g)].map(([, name]) => name).sort();
    };
    expect(await names('?list=all')).toEqual(Object.keys(waiting));
    expect(await names('?list=held')).toEqual(['Hans Held']);
    expect(await names('?list=undelivered')).toEqual(['Gone Visitor']);
    expect(await names('?list=answered')).toEqual([]);
    expect(await names('')).toContain('Anna Answered');
    expect(await names('?q=555+0122')).toEqual(['Cora Corrected']);
    const { reference, assignee } = await store.db
      .selectFrom('inquiry')
      .select(['reference', 'assignee'])
      .where('name', '=', 'Tina Taken')
      .executeTakeFirstOrThrow();
    expect((await boss.get(`/staff/inquiry/${reference}`)).body).toContain(
      `Assigned to ${nameOf(assignee ?? 0)}.`,
    );
  });
});

/** Restores the recording in place of the empty store, as if it had been made just now: jobs and claims run out. */
async function restore({ databaseUrl, folder }: TestDatabase) {
  const ageMs = Date.now() - recordedAt;
  const recorded = await readFile(recording, 'utf8');
  const text = recorded.replace(
    /'(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*\+00)'/g,
    (_, time) => `'${new Date(Date.parse(time) + ageMs).toISOString()}'`,
  );
  const statements = `drop schema public cascade; drop schema pgboss cascade; create schema public; ${text}`;

  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(statements).finally(() => client.end());
  } else {
    const pglite = await openPglite(folder, () => undefined);
    await pglite.exec(statements).finally(() => pglite.close());
  }
}
