import { setImmediate as turn } from 'node:timers/promises';
import type { EventReport } from '@dosmares/contracts/events';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { failure, page, reportFrom, ticketFor, ticketKey, view } from '../../testing/bodies/reports.ts';
import { enginesOfOnesOwn } from '../../testing/databases/test-database.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import type { Store } from '../store/database.ts';
import { collectEvents } from './collect.ts';
import { eventMetrics } from './event-metrics.ts';
import { eventStore } from './event-store.ts';

const flood = 10_000;
const mostGrowth = 1_000_000;

// One address: any number of tickets, names of its own, no ticket, another's signature.
const forgeries: readonly ((index: number) => EventReport)[] = [
  () => reportFrom('198.51.100.9', view, failure),
  () => reportFrom('198.51.100.9', view, { ...page, kind: 'vital', name: 'LCP', value: 9_000 }),
  (index) => reportFrom('198.51.100.9', { ...failure, name: `E${index}`, route: `/x${index}` }),
  (index) => reportFrom('198.51.100.9', { ...view, version: `made-up-${index}` }),
  (index) => ({ ...reportFrom('198.51.100.9', failure), composition: `c${index}` }),
  (index) => ({ composition: 'c1', events: [{ ...failure, version: `made-up-${index}` }] }),
  (index) => ({ ...reportFrom('198.51.100.9'), ticket: `${ticketFor('x').slice(0, -6)}${index}` }),
];

describe.each(enginesOfOnesOwn)('10,000 forged reports from one address, on %s', (_, prepare) => {
  let store: Store;
  storeForAll(prepare, (opened) => {
    store = opened;
  });

  /** Bytes of the tables and of everything ever written to the log. */
  async function written() {
    const { rows } = await sql<{ bytes: string }>`select
      pg_database_size(current_database()) + pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`.execute(
      store.db,
    );

    return Number(rows[0]?.bytes);
  }

  it('count as one visitor, write less than a megabyte and leave the metrics as they are', async () => {
    const registry = new Registry();
    const collector = collectEvents({
      store: eventStore(() => store),
      metrics: eventMetrics(registry),
      log: silentLog,
      ticketKey,
    });
    const app = await buildTestApp({ events: collector });
    const send = (payload: EventReport) => app.inject({ method: 'POST', url: '/api/events', payload });
    for (let visitor = 0; visitor < 40; visitor += 1) await send(reportFrom(`203.0.113.${visitor}`));
    await collector.flush();
    const before = await written();

    const statuses = new Set<number>();
    for (let index = 0; index < flood; index += 1) {
      const forged = forgeries[index % forgeries.length] as (typeof forgeries)[number];
      statuses.add((await send(forged(index))).statusCode);
      // As between requests over the network: a loop that never turned would count as an overloaded server.
      await turn();
      if (index % 100 === 0) await collector.flush();
    }
    await collector.flush();
    const grown = (await written()) - before;

    const { c1, ...others } = (await collector.summaries(new Date(0))).compositions;
    expect(statuses).toEqual(new Set([204]));
    expect(others).toEqual({});
    expect(c1).toMatchObject({ visitors: 41, failedVisitors: 1 });
    expect(grown).toBeLessThan(mostGrowth);
    const metrics = await registry.metrics();
    expect(metrics.match(/client_events_total\{/g)?.length).toBeLessThanOrEqual(3);
    expect(metrics).toContain('client_events_refused_total{reason="too-many"}');
    expect(metrics).not.toContain('made-up');
    await app.close();
  });
});
