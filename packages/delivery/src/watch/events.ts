import type { EventSummaries, EventSummary, VitalName } from '@dosmares/contracts/events';

/** Events of a composition's visitors. */
export type Summary = EventSummary;

/** Source of visitors' events for the watcher. */
export interface EventSource {
  /** Reads summaries since a moment; compositions without visitors are missing. */
  summaries: (since: Date) => Promise<EventSummaries>;
}

/** No events. */
export const nothing: Summary = {
  visitors: 0,
  failedVisitors: 0,
  vitals: { LCP: { measured: 0, poor: 0 }, INP: { measured: 0, poor: 0 }, CLS: { measured: 0, poor: 0 } },
  errors: {},
  days: 0,
};

/** Adds up several summaries. */
export const total = (summaries: readonly Summary[]): Summary => summaries.reduce(plus, nothing);

function plus(one: Summary, other: Summary): Summary {
  const sum = (vital: VitalName) => ({
    measured: one.vitals[vital].measured + other.vitals[vital].measured,
    poor: one.vitals[vital].poor + other.vitals[vital].poor,
  });
  const names = Object.keys({ ...one.errors, ...other.errors });

  return {
    visitors: one.visitors + other.visitors,
    failedVisitors: one.failedVisitors + other.failedVisitors,
    vitals: { LCP: sum('LCP'), INP: sum('INP'), CLS: sum('CLS') },
    errors: Object.fromEntries(
      names.map((name) => [name, (one.errors[name] ?? 0) + (other.errors[name] ?? 0)]),
    ),
    // A connection may have visited both on the same day: that counts twice.
    days: one.days + other.days,
  };
}
