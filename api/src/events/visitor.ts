import { type ClientEvent, type EventReport, type VitalName, vitalNames } from '@dosmares/contracts/events';
import type { ReportTicket } from '@dosmares/contracts/report-ticket';

/** Facts of one page load: all that is kept of a report. */
export interface Visitor {
  composition: string;
  /** The connection's hash of the day, from the ticket. */
  connection: string;
  /** The page load, from the ticket. */
  visit: string;
  /** When the page was sent, rounded down to five minutes. */
  begun: Date;
  /** Vitals that were measured, as bits: `vitalBits`. */
  measured: number;
  /** Of these, vitals that were poor at least once. */
  poor: number;
  /** The release of the first failure, as `application@version`. */
  culprit: string | null;
}

/** The bit of each vital. */
export const vitalBits: Readonly<Record<VitalName, number>> = { LCP: 1, INP: 2, CLS: 4 };

/** Resolution of stored times, in milliseconds. */
export const stepMs = 5 * 60_000;

/** Rounds a moment down to its step. */
export const stepOf = (moment: number) => new Date(moment - (moment % stepMs));

/** Public thresholds above which a vital is poor. */
const poorFrom: Readonly<Record<VitalName, number>> = { LCP: 4_000, INP: 500, CLS: 0.25 };

/** Reports whether an event is a failure. */
export const isFailure = ({ kind }: ClientEvent) => kind !== 'view' && kind !== 'vital';

/** Reads a report's facts about its visitor. */
export function visitorOf({ events }: EventReport, ticket: ReportTicket): Visitor {
  const { composition, connection, visit, issued } = ticket;
  const vitals = events.filter(({ kind }) => kind === 'vital');
  const first = events.find(isFailure);

  return {
    composition,
    connection,
    visit,
    begun: stepOf(issued),
    measured: bitsOf(vitals),
    poor: bitsOf(vitals.filter(({ name, value = 0 }) => value > (poorFrom[name as VitalName] ?? Infinity))),
    culprit: first ? `${first.application}@${first.version}` : null,
  };
}

/** Merges two reports of one page load. */
export const together = (one: Visitor, other: Visitor): Visitor => ({
  ...one,
  measured: one.measured | other.measured,
  poor: one.poor | other.poor,
  culprit: one.culprit ?? other.culprit,
});

const bitsOf = (vitals: readonly ClientEvent[]) =>
  vitalNames
    .filter((vital) => vitals.some(({ name }) => name === vital))
    .reduce((bits, vital) => bits | vitalBits[vital], 0);
