import type { ClientEvent, EventReport, EventSummaries } from '@dosmares/contracts/events';
import { type ReportTicket, readTicket, type TicketFault } from '@dosmares/contracts/report-ticket';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { NearlyFull } from '../operations/disk.ts';
import type { Log } from '../operations/log.ts';
import type { EventMetrics } from './event-metrics.ts';
import type { EventStore } from './event-store.ts';
import { isFailure, together, type Visitor, visitorOf } from './visitor.ts';

/** Collects reports, and summarizes them. */
export interface Collector {
  take: (report: EventReport) => Promise<void>;
  summaries: (since: Date) => Promise<EventSummaries>;
  /** Passes the counted visitors to the store. */
  flush: () => Promise<void>;
}

/** Services that collecting uses. */
export interface Collecting {
  store: EventStore;
  metrics: EventMetrics;
  log: Log;
  /** The secret that the edge signs tickets with. */
  ticketKey: string;
  /** Whether there is room to write anything but inquiries. */
  hasRoom?: () => Promise<boolean>;
}

// Covers thirty pages with all their measurements, twice, for a second person behind the same connection.
const eventsInTenMinutes = 300;

// Enough to diagnose a fault; a loop of errors would hide all others.
const linesInTenMinutes = 5;

const tenMinutes = 600;

/**
 * Accepts reports with a genuine ticket, for the releases in that ticket, and counts their visitors. While the store
 * is unavailable visitors wait in memory, at most 5,000.
 */
export function collectEvents(
  { store, metrics, log, ticketKey, hasRoom = async () => true }: Collecting,
  now: () => number = Date.now,
): Collector {
  const tally = createTally(5_000, () => metrics.dropped.inc());
  const admit = limiter(eventsInTenMinutes);
  const mayLog = limiter(linesInTenMinutes);

  async function judge(
    report: EventReport,
  ): Promise<ReportTicket | TicketFault | 'other-release' | 'too-many'> {
    const ticket = readTicket(report.ticket, ticketKey, now());
    if (typeof ticket === 'string') return ticket;
    if (!isOf(ticket, report)) return 'other-release';

    return (await admit(ticket.connection, report.events.length)) ? ticket : 'too-many';
  }

  async function note(event: ClientEvent, { composition, connection }: ReportTicket) {
    if (!(event.isFirst && isFailure(event) && (await mayLog(connection, 1)))) return;

    const { kind, name, application, version, route } = event;
    log.info({ composition, application, version, route, kind, name }, 'A page failed in a browser');
  }

  async function flush() {
    const visitors = tally.take();
    try {
      if (visitors.length > 0 && !(await hasRoom())) throw new NearlyFull();
      await store.keep(visitors);
    } catch (error) {
      for (const visitor of visitors) tally.add(visitor);
      const { code, name } = error as NodeJS.ErrnoException;
      log.warn({ reason: code ?? name }, 'Events wait: the store does not take them');
    }
  }

  return {
    async take(report) {
      const ticket = await judge(report);
      if (typeof ticket === 'string') return metrics.refused.inc({ reason: ticket }, report.events.length);

      metrics.observe(report);
      tally.add(visitorOf(report, ticket));
      for (const event of report.events) await note(event, ticket);
    },
    async summaries(since) {
      await flush();

      return store.summaries(since);
    },
    flush,
  };
}

/** Reports whether a report names its ticket's composition, and only releases that are in it. */
const isOf = (ticket: ReportTicket, report: EventReport) =>
  report.composition === ticket.composition &&
  report.events.every(({ application, version }) => ticket.has(application, version));

/** Returns a function that reports whether a connection is within its budget of points for ten minutes. */
function limiter(points: number) {
  const limit = new RateLimiterMemory({ points, duration: tenMinutes });

  return (connection: string, used: number) =>
    limit.consume(connection, used).then(
      () => true,
      () => false,
    );
}

/** Visitors who wait for the store. */
export interface Tally {
  add: (visitor: Visitor) => void;
  /** Returns all visitors and forgets them; a caller that cannot store them adds them again. */
  take: () => readonly Visitor[];
}

/** Holds visitors in memory, up to a limit. For each connection and composition it holds only the first page load. */
export function createTally(most = 5_000, onDropped: () => void = () => {}): Tally {
  let visitors = new Map<string, Visitor>();

  return {
    add(visitor) {
      const key = `${visitor.composition} ${visitor.connection}`;
      const known = visitors.get(key);
      if (known?.visit === visitor.visit) visitors.set(key, together(known, visitor));
      else if (!known && visitors.size < most) visitors.set(key, visitor);
      else if (!known) onDropped();
    },
    take() {
      const taken = [...visitors.values()];
      visitors = new Map();

      return taken;
    },
  };
}
