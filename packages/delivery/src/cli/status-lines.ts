import { label } from '../store/label.ts';
import { contentWarnings } from './content-behind.ts';
import type { Shown, Status } from './release-status.ts';

/** Formats the status for people: a block per composition, with the differences from live. */
export function statusLines(status: Status, now: Date): string[] {
  const { live, canaries, previous, rollbackTargets, behind, withdrawn } = status;
  const tried = canaries.reduce((sum, { share }) => sum + share, 0);
  const block = (words: string, shown: Shown | null) => [
    words,
    ...(shown ? applicationLines(shown, shown === live ? undefined : live, now) : []),
    '',
  ];

  return [
    ...block(
      `live      ${live.composition}  ${100 - tried} % of visitors, for ${age(live.since, now)}`,
      live,
    ),
    ...canaries.flatMap(({ application, version, share, since, shown }) =>
      block(
        shown
          ? `canary    ${shown.composition}  ${share} % of visitors, for ${age(since, now)}`
          : `canary    ${label({ name: application, version })}  shows live for now; promote it again with its share`,
        shown,
      ),
    ),
    ...(previous ? block(`previous  ${previous.composition}  where rollback --all leads`, previous) : []),
    ...rollbackTargets.flatMap(({ application, version, objections }) => [
      `back      rollback ${application} leads to ${version}`,
      ...objections.map((objection) => `  but ${objection}`),
    ]),
    ...contentWarnings(behind).map((warning) => `behind    ${warning}`),
    ...withdrawn.map(
      (one) =>
        `withdrawn ${label({ ...one, name: one.application })}, ${age(one.at, now)} ago: ${one.reason}`,
    ),
  ];
}

function applicationLines({ applications }: Shown, live: Shown | undefined, now: Date) {
  const rows = Object.entries(applications).filter(([name, { version }]) => live?.versions[name] !== version);

  return rows.map(
    ([name, { version, commit, released }]) =>
      `  ${name.padEnd(18)}${version.padEnd(22)}${commit.slice(0, 12).padEnd(14)}released ${age(released, now)} ago`,
  );
}

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
