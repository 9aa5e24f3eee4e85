import type { ClientEvent, EventReport, VitalName } from '@dosmares/contracts/events';

/** How often the same thing happened within the same few minutes. */
export interface Count {
  bucket: Date;
  composition: string;
  application: string;
  version: string;
  route: string;
  kind: ClientEvent['kind'];
  name: string;
  happened: number;
  /** Of these, vitals that were poor, or troubles that were the first on their page. */
  bad: number;
}

/** The time that is counted together. */
export const bucketMs = 5 * 60_000;

/** The beginning of the time that a moment is counted with. */
export const bucketOf = (moment: number) => new Date(moment - (moment % bucketMs));

/** From here on a vital is poor: the public thresholds. */
export const poorFrom: Readonly<Record<VitalName, number>> = { LCP: 4_000, INP: 500, CLS: 0.25 };

/** What a report adds to the counts; the same thing twice is one count of two. */
export const countsOf = ({ composition, events }: EventReport, now: number): Count[] =>
  events.map(({ kind, application, version, route, name = '', value = 0, isFirst = false }) => ({
    bucket: bucketOf(now),
    composition,
    application,
    version,
    route,
    kind,
    name,
    happened: 1,
    bad: Number(kind === 'vital' ? value > (poorFrom[name as VitalName] ?? Infinity) : isFirst),
  }));

/** Tells counts apart: those with the same key are added up. */
export const keyOf = (count: Count) =>
  [
    count.bucket.getTime(),
    count.composition,
    count.application,
    count.version,
    count.route,
    count.kind,
    count.name,
  ].join(' ');
