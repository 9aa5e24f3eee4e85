import type { ClientEvent, EventReport } from '@dosmares/contracts/events';
import { Counter, Histogram, type Registry } from 'prom-client';

/** The figures of visitors' browsers. */
export interface EventMetrics {
  observe: (report: EventReport) => void;
  dropped: Counter;
}

/** Releases are told apart up to this many: names come from browsers, and a stranger could send any. */
const mostReleases = 60;

/** Registers the figures of visitors' browsers. */
export function eventMetrics(registry: Registry): EventMetrics {
  const registers = [registry];
  const releases = new Set<string>();
  const events = new Counter({
    name: 'client_events_total',
    help: 'What browsers reported',
    labelNames: ['kind', 'application', 'version'],
    registers,
  });
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

  function known({ application, version }: ClientEvent) {
    const release = `${application}@${version}`;
    if (!releases.has(release) && releases.size >= mostReleases)
      return { application: 'other', version: 'other' };
    releases.add(release);

    return { application, version };
  }

  function measure(application: string, name: string | undefined, value: number) {
    if (name === 'CLS') shifts.observe({ application }, value);
    else paints.observe({ vital: name === 'INP' ? 'INP' : 'LCP', application }, value / 1_000);
  }

  function observe({ events: list }: EventReport) {
    for (const event of list) {
      const release = known(event);
      events.inc({ kind: event.kind, ...release });
      if (event.kind === 'vital') measure(release.application, event.name, event.value ?? 0);
    }
  }

  return {
    observe,
    dropped: new Counter({
      name: 'client_events_dropped_total',
      help: 'Events that were not counted, because too many different ones waited',
      registers,
    }),
  };
}
