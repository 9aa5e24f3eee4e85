import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import {
  engines,
  runOn,
  type TestDatabase,
  testStoreSettings,
} from '../../../api/testing/databases/test-database.ts';
import { manager, openOffice } from '../../../api/testing/desk-office.ts';
import { silentLog } from '../../../api/testing/silent-log.ts';
import { until } from '../../../api/testing/until.ts';
import { runOutbox, type Send } from '../../../api/src/inquiries/outbox.ts';
import { nameOf, stateOf } from '@dosmares/mail/event-words';
import type { Party, Store } from './database.ts';
import { openPglite } from './engines/pglite.ts';
import { eventsOf } from './inquiry.ts';
import { openStore } from './store.ts';

/**
 * Dump of a database of the previous version, killed while its mail server and CRM were down: `pg_dump --inserts`,
 * without comments. One answer by mail had not been sent.
 */
const recording = join(import.meta.dirname, 'testing/previous-version.sql');
const recordedAt = Date.parse('2026-11-27T16:08:00Z');

const waiting: Readonly<Record<string, readonly string[]>> = {
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
const everybody = Object.keys(waiting);

describe.each(engines)('a store of the previous version on %s', (_, prepare) => {
  let database: TestDatabase;
  let store: Store;
  const sent: { name: string; phone: string; delivery: string }[] = [];

  beforeAll(async () => {
    database = await prepare();
    await restore(database);
    store = await openStore(testStoreSettings(database), silentLog);
    const by =
      (party: Party): Send =>
      async ({ name, phone }, edition) =>
        void sent.push({ name, phone, delivery: `${party}.${edition}` });
    const send = { agent: by('agent'), office: by('office'), visitor: by('visitor'), crm: by('crm') };
    await runOutbox({ store, log: silentLog, send });
    // Jobs in progress when the process was killed are taken over after ten seconds without a heartbeat.
    const queued = async (queue: string) => (await store.boss.findJobs(queue, { queued: true })).length;
    const left = async () => (await queued('mail')) + (await queued('crm'));
    const isSent = () => sent.length >= Object.values(waiting).flat().length;
    await until(left, (jobs) => jobs === 0 && isSent(), 60);
  }, 90_000);
  afterAll(async () => {
    await store.close();
    await database.clear();
  });

  const named = (name: string) =>
    store.db.selectFrom('inquiry').selectAll().where('name', '=', name).executeTakeFirstOrThrow();

  it('sends each waiting delivery once, with the newest values, and nothing that was sent before', async () => {
    const deliveriesOf = (name: string) =>
      sent.flatMap((one) => (one.name === name ? [one.delivery] : [])).sort();

    expect(Object.fromEntries(everybody.map((name) => [name, deliveriesOf(name)]))).toEqual(waiting);
    expect(sent.find(({ name }) => name === 'Wim Waiting')?.phone).toBe('+1 760 555 0133');
    expect((await named('Cora Corrected')).phone).toBe('+1 760 555 0122');
  });

  it('knows who took an inquiry, and reopens one whose answer by mail was not sent', async () => {
    const { id, state } = await named('Anna Answered');
    const events = await eventsOf(store.db, id);

    expect((await named('Tina Taken')).state).toBe('taken');
    expect(state).toBe('passed');
    expect(stateOf(events)).toContain('Assigned to');
    expect(events.map(({ kind }) => kind)).toEqual(['taken', 'answered', 'passed']);
    expect(events.at(-1)?.detail.note).toMatch(/^Your answer by mail did not reach the visitor: sent on \d/);
    expect((await sql`select 1 from reply`.execute(store.db)).rows).toEqual([]);
  });

  it.each([
    ['?list=all', everybody],
    ['?list=held', ['Hans Held']],
    ['?list=undelivered', ['Gone Visitor']],
    ['?list=answered', []],
    ['?q=555+0122', ['Cora Corrected']],
  ])('I20 I21 I30 shows on the desk’s list %s %j', async (query, names) => {
    const boss = await (await openOffice(store)).as(manager);
    const { body } = await boss.get(`/staff${query}`);
    expect([...body.matchAll(/<h3><a[^>]*>([^<]*)/g)].map(([, name]) => name).sort()).toEqual(names);

    const { reference, assignee } = await named('Tina Taken');
    expect((await boss.get(`/staff/inquiry/${reference}`)).body).toContain(
      `Assigned to ${nameOf(assignee ?? 0)}.`,
    );
  });
});

/** Restores the dump in place of the empty store, with its times moved to now: jobs and claims expire. */
async function restore({ databaseUrl, folder }: TestDatabase) {
  const ageMs = Date.now() - recordedAt;
  const recorded = await readFile(recording, 'utf8');
  const text = recorded.replace(
    /'(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*\+00)'/g,
    (_, time) => `'${new Date(Date.parse(time) + ageMs).toISOString()}'`,
  );
  const statements = `drop schema public, pgboss cascade; create schema public; ${text}`;
  if (databaseUrl) return runOn(databaseUrl, statements);

  const pglite = await openPglite(folder, () => undefined);
  await pglite.exec(statements).finally(() => pglite.close());
}
