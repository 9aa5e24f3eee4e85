import type { Release } from '@dosmares/contracts/release';
import type { Releases } from '../../builds/registry.ts';
import type { Store } from '../../store/store.ts';

/** The question of the deploy checks for each site build with visitors: does this release fit those beside it? */
export interface Question {
  /** The release to check. */
  subject: Release;
  /** The release that it would replace; undefined for a new application. */
  before: Release | undefined;
  /** Routes that it drops on purpose. */
  drops: readonly string[];
  /** All releases of the site build, with the subject among them. */
  releases: Releases;
  store: Store;
}

/** A rule: returns a sentence for each reason to refuse the release, naming both sides. */
export type Rule = (question: Question) => readonly string[] | Promise<readonly string[]>;

/** Returns every pair of releases that includes the subject, as consumer and provider. */
export function pairs({ subject, releases }: Question): readonly (readonly [Release, Release])[] {
  const others = Object.values(releases).filter(({ name }) => name !== subject.name);

  return others.flatMap((other) => [[subject, other] as const, [other, subject] as const]);
}

/** Pairs of a remote and the shell, which provides the platform and what is shared. */
export const underShell = (question: Question) =>
  pairs(question).filter(([, provider]) => provider.name === 'shell');

/** Names the team of an application, for refusals. */
export const teamOf = ({ name }: Pick<Release, 'name'>) => `the team of ${name}`;
