import {
  type EventSummaries,
  type EventSummary,
  type VitalName,
  vitalNames,
} from '@dosmares/contracts/events';
import type { Count } from './count.ts';

/** What visitors met with, by composition and by release. */
export function summariesOf(counts: readonly Count[]): EventSummaries {
  return {
    compositions: grouped(counts, ({ composition }) => composition),
    versions: grouped(counts, releaseOf),
  };
}

const releaseOf = ({ application, version }: Count) => `${application}@${version}`;

function grouped(counts: readonly Count[], nameOf: (count: Count) => string) {
  const groups = Map.groupBy(counts, nameOf);

  return Object.fromEntries([...groups].map(([name, members]) => [name, summaryOf(members)]));
}

function summaryOf(counts: readonly Count[]): EventSummary {
  const views = counts.filter(({ kind }) => kind === 'view');
  const troubles = counts.filter(({ kind }) => !['view', 'vital'].includes(kind));
  const vital = (wanted: VitalName) => {
    const measured = counts.filter(({ kind, name }) => kind === 'vital' && name === wanted);

    return { measured: total(measured, 'happened'), poor: total(measured, 'bad') };
  };

  return {
    views: total(views, 'happened'),
    failedViews: total(troubles, 'bad'),
    vitals: Object.fromEntries(vitalNames.map((name) => [name, vital(name)])) as EventSummary['vitals'],
    errors: Object.fromEntries(
      [...Map.groupBy(troubles, releaseOf)].map(([name, members]) => [name, total(members, 'happened')]),
    ),
  };
}

const total = (counts: readonly Count[], column: 'happened' | 'bad') =>
  counts.reduce((sum, count) => sum + count[column], 0);
