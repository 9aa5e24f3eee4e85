import { label } from '../store/label.ts';

/** One application of a site build. */
export interface ReleaseStatus {
  version: string;
  commit: string;
  released: string;
}

/** One site build that visitors get. */
export interface Shown {
  build: string;
  since: string;
  versions: Readonly<Record<string, string>>;
  applications: Readonly<Record<string, ReleaseStatus>>;
}

/** Versions that are live and in canary, and where rollbacks lead. */
export interface Status {
  live: Shown;
  canaries: readonly (Shown & { application: string; version: string; share: number })[];
  /** What rollbacks of one application lead to, whether their pages are rendered, and what others need of what they would take away. */
  rollbackTargets: readonly {
    application: string;
    version: string;
    isReady: boolean;
    objections: readonly string[];
  }[];
  /** The last canary of each application that was taken back. */
  withdrawn: readonly { subject: string; reason: string | null; at: string }[];
}

/** Formats the status for people: a block per site build, with the differences from live. */
export function statusLines({ live, canaries, rollbackTargets, withdrawn }: Status, now: Date): string[] {
  const tried = canaries.reduce((sum, { share }) => sum + share, 0);

  return [
    `live      ${live.build}  ${100 - tried} % of visitors, for ${age(live.since, now)}`,
    ...applicationLines(live, undefined, now),
    '',
    ...canaries.flatMap((canary) => [
      `canary    ${label({ ...canary, name: canary.application })}  ${canary.share} % of visitors, for ${age(canary.since, now)}`,
      ...applicationLines(canary, live, now),
      '',
    ]),
    ...rollbackTargets.flatMap(({ application, version, isReady, objections }) => [
      `back      rollback ${application} leads to ${version}${isReady ? '' : ', whose pages are being rendered'}`,
      ...objections.map((objection) => `  but ${objection}`),
    ]),
    ...withdrawn.map(({ subject, reason, at }) => `withdrawn ${subject}, ${age(at, now)} ago: ${reason}`),
  ];
}

function applicationLines({ applications }: Shown, live: Shown | undefined, now: Date) {
  const rows = Object.entries(applications).filter(([name, { version }]) => live?.versions[name] !== version);

  return rows.map(
    ([name, { version, commit, released }]) =>
      `  ${name.padEnd(18)}${version.padEnd(26)}${commit.slice(0, 12).padEnd(14)}released ${age(released, now)} ago`,
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
