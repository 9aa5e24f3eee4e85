import { vitalNames } from '@dosmares/contracts/events';
import { label } from '../store/label.ts';
import type { Summary } from '../watch/events.ts';
import type { Shown, Status } from './release-status.ts';

/** The status for people: a block per composition, and what differs from live in the others. */
export function statusLines({ live, canary, previous, withdrawn }: Status, now: Date): string[] {
  const share = canary?.share ?? 0;
  const block = (words: string, shown: Shown | null) =>
    shown ? [words, ...applicationLines(shown, shown === live ? undefined : live, now), ''] : [];

  return [
    ...block(
      `live      ${live.composition}  ${100 - share} % of visitors, since ${age(live.since, now)}`,
      live,
    ),
    ...block(
      `canary    ${canary?.composition}  ${share} % of visitors, since ${age(canary?.since, now)}`,
      canary,
    ),
    ...block(`previous  ${previous?.composition}  where a rollback leads`, previous),
    ...(withdrawn
      ? [
          `withdrawn ${label({ ...withdrawn, name: withdrawn.application })}, ${age(withdrawn.at, now)} ago: ${withdrawn.reason}`,
        ]
      : []),
  ];
}

function applicationLines({ applications, seen }: Shown, live: Shown | undefined, now: Date) {
  const rows = Object.entries(applications).filter(([name, { version }]) => live?.versions[name] !== version);

  return [
    ...rows.map(
      ([name, { version, commit, released }]) =>
        `  ${name.padEnd(18)}${version.padEnd(22)}${commit.slice(0, 12).padEnd(14)}released ${age(released, now)} ago`,
    ),
    ...(seen ? [`  last day: ${[visitorsOf(seen), ...errorsOf(seen), ...vitalsOf(seen)].join(', ')}`] : []),
  ];
}

const visitorsOf = ({ visitors, failedVisitors }: Summary) =>
  `${failedVisitors} of ${visitors} visitors with errors`;

const errorsOf = ({ errors }: Summary) =>
  Object.entries(errors).map(([name, count]) => `${count} from ${name}`);

const vitalsOf = ({ vitals }: Summary) =>
  vitalNames
    .filter((name) => vitals[name].measured > 0)
    .map((name) => `${name} poor in ${vitals[name].poor} of ${vitals[name].measured}`);

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

function age(since = '', now = new Date()) {
  const seconds = Math.max(0, (now.getTime() - new Date(since).getTime()) / 1_000);
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  const count = Math.floor(seconds / length);

  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
