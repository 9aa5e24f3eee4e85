import type { VitalsEvent, VitalsReport } from '@dosmares/contracts/vitals';
import type { Store } from '@dosmares/store/database';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { storeForAll } from '../../testing/hooks.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { countVitals } from './vitals.ts';

const hourMs = 3_600_000;
const releases = { shell: '2.0.0-def', 'mf-agents': '1.0.0-abc' };
const view: VitalsEvent = { kind: 'view', route: '/team/:id' };
const failure: VitalsEvent = { ...view, kind: 'slot', application: 'mf-agents', name: 'team-page:load' };
const reportOf = (...events: VitalsEvent[]): VitalsReport => ({ releases, events });

let now = 0;
beforeEach(() => {
  now = 1_764_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const store = storeForAll();

async function openProcess({ mayRead = true, open = store as Store } = {}) {
  const lines: object[] = [];
  const registry = new Registry();
  const log = { ...silentLog, info: (line: object) => lines.push(line), warn: () => {} } as never;
  const vitals = countVitals({ store: open, registry, log });
  const app = await buildTestApp({ vitals, mayReadMetrics: () => mayRead });
  const send = async (report: unknown, origin = 'http://localhost:3000') => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8', origin };
    const payload = JSON.stringify(report);

    return (await app.inject({ method: 'POST', url: '/api/vitals', headers, payload })).statusCode;
  };
  const read = async (query = '') => (await app.inject(`/api/vitals${query}`)).json();

  return { app, lines, vitals, send, read, metrics: () => registry.metrics() };
}

it('sums up the counts of several processes: a view for all releases of its tab, a failure for its application’s alone', async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  expect(await one.send(reportOf(view, failure))).toBe(204);
  await other.send(reportOf(view));
  await other.vitals.write();
  // Reports from other origins, such as deploy checks, are not counted.
  expect(await one.send(reportOf(view), 'http://localhost:4444')).toBe(204);

  expect(await one.read()).toEqual([
    { release: 'mf-agents@1.0.0-abc', kind: 'slot', count: 1 },
    { release: 'mf-agents@1.0.0-abc', kind: 'view', count: 2 },
    { release: 'shell@2.0.0-def', kind: 'view', count: 2 },
  ]);
  expect(one.lines).toEqual([expect.objectContaining({ application: 'mf-agents', name: 'team-page:load' })]);
});

it('keeps rows for 48 hours, sums up the last minutes, and keeps counts while the store is away', async () => {
  let isAway = true;
  const open = {
    db: {
      getExecutor() {
        if (isAway) throw new Error('away');
        return store.db.getExecutor();
      },
    },
  } as Store;
  const { vitals, send, read } = await openProcess({ open });
  const views = async (query = '') =>
    (await read(query)).find(({ kind }: { kind: string }) => kind === 'view')?.count;
  for (let count = 0; count < 2; count += 1) {
    await send(reportOf(view));
    await vitals.write();
  }
  isAway = false;
  await vitals.write();
  now += hourMs;
  await send(reportOf(view));

  expect([await views(), await views('?minutes=59')]).toEqual([3, 1]);
  now += 47 * hourMs;
  await vitals.write();
  expect(await views()).toBe(1);
  expect((await sql`select * from vital`.execute(store.db)).rows).toHaveLength(1);
});

it('X07 keeps at most 1,000 counts, in a row and in the metrics, under a flood of made-up reports', async () => {
  const { lines, vitals, send, read, metrics } = await openProcess();
  const series = async () => (await metrics()).match(/^client_events_total\{.*$/gm);
  await send(reportOf(view));
  for (let index = 0; index < 30; index += 1) {
    const forged = Array.from({ length: 50 }, (_, at) => [`mf-made-up-${index}-${at}`, '1']);
    await send({ releases: Object.fromEntries(forged), events: [{ ...view, name: `E${index}` }] });
  }
  await send(reportOf(view));

  const rows: { release: string; count: number }[] = await read();
  expect(rows).toHaveLength(1_000);
  expect(rows.filter(({ release }) => /^(shell|mf-agents)@/.test(release))).toEqual([
    { release: 'mf-agents@1.0.0-abc', kind: 'view', count: 2 },
    { release: 'shell@2.0.0-def', kind: 'view', count: 2 },
  ]);
  expect(lines).toHaveLength(20);
  expect(await series()).toHaveLength(1_000);
  await vitals.write();
  await send({ releases: { 'mf-agents': '3.0.0' }, events: [view] });
  expect(await series()).toEqual([
    'client_events_total{application="mf-agents",version="3.0.0",kind="view"} 1',
  ]);
});

it.each<[string, number, object[]]>([
  ['a message', 400, [{ ...failure, message: 'Ines Caldera' }]],
  ['a path instead of a pattern', 400, [{ ...failure, route: '/team/12?agent=x' }]],
  ['free text as a name', 400, [{ ...failure, name: 'cannot read Ines' }]],
  ['more than 50 events', 400, Array.from({ length: 51 }, () => view)],
  ['more than 32 kB', 413, [{ ...failure, name: 'a'.repeat(33_000) }]],
])('refuses %s with %i, and shows nothing without the right to read metrics', async (_, status, events) => {
  const { app, send } = await openProcess({ mayRead: false });

  expect(await send({ releases, events })).toBe(status);
  expect((await app.inject('/api/vitals')).statusCode).toBe(404);
});
