import type { ClientEvent, EventReport } from '@dosmares/contracts/events';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Metrics of visitors' browsers. */
export interface EventMetrics {
  /** Counts a report whose ticket covers every release that it names. */
  observe: (report: EventReport) => void;
  refused: Counter<'reason'>;
  dropped: Counter;
}

/** Maximum number of releases with metrics: the most recently seen ones are kept. */
const mostReleases = 60;

/** Registers the metrics of visitors' browsers. */
export function eventMetrics(registry: Registry): EventMetrics {
  const registers = [registry];
  const count = countByRelease(registers);
  const paints = seconds('client_vital_seconds', 'LCP and INP as visitors had them');
  const shifts = new Histogram({
    name: 'client_layout_shift',
    help: 'CLS as visitors had it',
    labelNames: ['application'],
    buckets: [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });

  function seconds(name: string, help: string) {
    const buckets = [0.05, 0.1, 0.2, 0.5, 1, 1.5, 2.5, 4, 8, 16];

    return new Histogram({ name, help, labelNames: ['vital', 'application'], buckets, registers });
  }

  function measure({ application, name, value = 0 }: ClientEvent) {
    if (name === 'CLS') shifts.observe({ application }, value);
    if (name === 'LCP' || name === 'INP') paints.observe({ vital: name, application }, value / 1_000);
  }

  return {
    observe({ events }) {
      for (const event of events) {
        count(event);
        if (event.kind === 'vital') measure(event);
      }
    },
    refused: new Counter({
      name: 'client_events_refused_total',
      help: 'Events in reports that were not believed',
      labelNames: ['reason'],
      registers,
    }),
    dropped: new Counter({
      name: 'client_events_dropped_total',
      help: 'Visitors who were not counted, because too many waited for the store',
      registers,
    }),
  };
}

/** Counts events by release; beyond the limit it drops the release seen longest ago. */
function countByRelease(registers: Registry[]) {
  const events = new Counter({
    name: 'client_events_total',
    help: 'What browsers reported',
    labelNames: ['kind', 'application', 'version'],
    registers,
  });
  const releases = new Map<string, Map<string, Record<'kind' | 'application' | 'version', string>>>();

  return ({ kind, application, version }: ClientEvent) => {
    const release = `${application}@${version}`;
    const labels = { kind, application, version };
    const series = releases.get(release) ?? new Map();
    releases.delete(release);
    releases.set(release, series.set(kind, labels));
    events.inc(labels);

    const [oldest] = releases.size > mostReleases ? releases : [];
    if (!oldest) return;
    for (const old of oldest[1].values()) events.remove(old);
    releases.delete(oldest[0]);
  };
}
