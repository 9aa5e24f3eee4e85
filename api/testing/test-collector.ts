import type { EventSummaries } from '@dosmares/contracts/events';
import { Registry } from 'prom-client';
import { collectEvents } from '../src/events/collect.ts';
import { eventMetrics } from '../src/events/event-metrics.ts';
import type { EventStore } from '../src/events/event-store.ts';
import type { Visitor } from '../src/events/visitor.ts';
import { page, ticketKey } from './bodies/reports.ts';
import { silentLog } from './silent-log.ts';
import { buildTestApp } from './test-app.ts';

/** Address of a visitor's connection. */
export const home = '203.0.113.7';

/** Builds the API with a store in memory that can be made unavailable. */
export async function testCollector({ mayRead = true, hasRoom = true } = {}) {
  const kept: Visitor[] = [];
  const lines: object[] = [];
  let isAway = false;
  const store: EventStore = {
    keep: async (visitors) => {
      if (isAway) throw new Error('away');
      kept.push(...visitors);
    },
    summaries: async (): Promise<EventSummaries> => ({ compositions: {} }),
  };
  const registry = new Registry();
  const log = { ...silentLog, warn: () => {}, info: (line: object) => lines.push(line) };
  const collector = collectEvents({
    store,
    metrics: eventMetrics(registry),
    log: log as never,
    ticketKey,
    hasRoom: async () => hasRoom,
  });
  const app = await buildTestApp({ events: collector, mayReadMetrics: () => mayRead });
  const send = async (payload: unknown, type = 'text/plain;charset=UTF-8') =>
    app.inject({
      method: 'POST',
      url: '/api/events',
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });

  return {
    app,
    send,
    kept,
    lines,
    flush: collector.flush,
    metrics: () => registry.metrics(),
    takeAway: (away: boolean) => {
      isAway = away;
    },
  };
}

/** Makes a vital of that page. */
export const vital = (name: string, value: number) => ({ ...page, kind: 'vital' as const, name, value });
