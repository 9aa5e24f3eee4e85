import type { EventReport, EventSummaries } from '@dosmares/contracts/events';
import type { Log } from '../log.ts';
import { countsOf } from './count.ts';
import type { EventMetrics } from './event-metrics.ts';
import type { EventStore } from './event-store.ts';
import { summariesOf } from './summary.ts';
import { createTally } from './tally.ts';

/** Takes reports and tells what they amount to. */
export interface Collector {
  take: (report: EventReport) => void;
  summaries: (since: Date) => Promise<EventSummaries>;
  /** Hands what has been counted to the store. */
  flush: () => Promise<void>;
}

/** Counts reports in memory, and what the store has kept with them. While the store is away, nothing is lost but the oldest. */
export function collectEvents(store: EventStore, metrics: EventMetrics, log: Log): Collector {
  const tally = createTally(5_000, (count) => metrics.dropped.inc(count));

  return {
    take(report) {
      const counts = countsOf(report, Date.now());
      tally.add(counts);
      metrics.observe(report);
    },
    async summaries(since) {
      return summariesOf([...(await store.since(since)), ...tally.waiting()]);
    },
    async flush() {
      const counts = tally.take();
      await store.keep(counts).catch((error) => {
        tally.add(counts);
        log.warn({ reason: error.code ?? error.name }, 'Events wait: the store does not take them');
      });
    },
  };
}
