import { within } from '@dosmares/contracts/waiting';
import type { MailServerState } from '@dosmares/mail/smtp/failure';
import { requestTimer } from '@dosmares/server/server';
import { shared } from '@dosmares/server/shared';
import type { Recipient, Store } from '@dosmares/store/database';
import { type Backlog, findUndelivered, lateWords } from '@dosmares/store/deliveries';
import { lease } from '@dosmares/store/leases';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Milliseconds for a check or a scrape: callers such as load balancers give up soon. */
const timeoutMs = 2_000;

/** Checks by name; each returns or throws a description of the problem, or returns undefined. */
export type Checks = Readonly<Record<string, () => Promise<string | undefined>>>;

/** Checks without which no inquiry can be accepted; they decide on readiness, all others are only reported. */
const required = ['store', 'disk'];

/** Runs all checks, and reports what each found. */
export async function runChecks(checks: Checks) {
  const found = Object.entries(checks).map(async ([name, check]) => {
    const problem = await within(timeoutMs, check()).catch((error: Error) => error.message);

    return [name, problem ?? 'ok'] as const;
  });
  const facts: Record<string, string> = Object.fromEntries(await Promise.all(found));

  return { isReady: required.every((name) => (facts[name] ?? 'ok') === 'ok'), ...facts };
}

// Cached, because the probe writes and anybody may call it.
const probeCacheMs = 1_000;

export function readiness(store: Store, mailServer: MailServerState): Checks {
  // Writes in a transaction, as an inquiry does: a read-only or hanging database is not ready.
  const probeClaim = [{ key: 'readiness', holder: 'probe', seconds: 0 }];
  const probe = shared(probeCacheMs, async () =>
    store.db.transaction().execute((trx) => lease(trx, probeClaim).then(() => undefined)),
  );

  const late = shared(probeCacheMs, async () => {
    const found = await findUndelivered(store.db);

    return found?.lateMails ? lateWords(found.lateMails, found) : undefined;
  });

  return {
    store: probe,
    disk: async () => store.requireSpace(),
    // What is late is unknown while the store is away, which is reported by itself.
    smtp: async () => mailServer.problem() ?? (await late().catch(() => undefined)),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Creates the metrics; `docs/operating.md` explains each. */
export function createMetrics(read: () => Promise<Backlog>) {
  const registry = new Registry();
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  // One question for all gauges of a scrape, but none for the next: a figure is never older than its scrape.
  const backlog = shared(0, () => within(timeoutMs, read()).catch(() => undefined));
  const gauge = (field: keyof Backlog, name: string, help: string) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = await backlog();
        if (found) this.set(found[field]);
      },
    });
  gauge('waiting', 'deliveries_waiting', 'Deliveries not made yet');
  gauge('dead', 'deliveries_dead', 'Deliveries given up and not sent again');
  gauge('quarantined', 'inquiries_held', 'Inquiries that wait for a person to look at them');
  gauge('oldestSeconds', 'deliveries_oldest_seconds', 'Age of the oldest mail or call not made yet');

  return {
    registry,
    requests: requestTimer(registry),
    isStoreUp: async () => (await backlog()) !== undefined,
    taken: counter('inquiries_taken_total', 'Calls answered with success', 'endpoint', 'outcome'),
    refused: counter('requests_refused_total', 'Requests answered with a problem', 'code'),
    failed: counter('deliveries_failed_total', 'Attempts that failed', 'recipient', 'reason'),
    storing: new Histogram({
      name: 'inquiry_store_seconds',
      help: 'Time until an inquiry was durably stored',
      buckets,
      registers,
    }),
  };
}

/** Counts failed deliveries, and updates the state of the mail server from every attempt. */
export const countAttempts =
  (metrics: Metrics, mailServer: MailServerState) =>
  (recipient: Recipient, outcome: string, reason = '') => {
    if (outcome === 'failed') metrics.failed.inc({ recipient, reason });
    if (recipient === 'crm') return;
    if (outcome === 'delivered') mailServer.note();
    if (outcome === 'failed') mailServer.note(reason);
  };
