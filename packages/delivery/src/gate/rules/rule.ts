import type { Release } from '@dosmares/contracts/release';
import type { Releases } from '../../composition/registry.ts';
import type { Store } from '../../store/store.ts';

/** The gate's question for each composition with visitors: does this release fit those beside it? */
export interface Question {
  /** The release that wants in. */
  subject: Release;
  /** The release in whose place it would stand; none for a new application. */
  before: Release | undefined;
  /** Routes that it is meant to give up. */
  drops: readonly string[];
  /** All releases of the composition, with the subject among them. */
  releases: Releases;
  store: Store;
}

/** One rule: gives a sentence for each thing that forbids the release, naming both sides. */
export type Rule = (question: Question) => readonly string[] | Promise<readonly string[]>;

/** Every pair of releases that the subject is one of: who relies, and on whom. */
export function pairs({ subject, releases }: Question): readonly (readonly [Release, Release])[] {
  const others = Object.values(releases).filter(({ name }) => name !== subject.name);

  return others.flatMap((other) => [[subject, other] as const, [other, subject] as const]);
}

/** Pairs of a remote and the shell, which provides the platform and what is shared. */
export const underShell = (question: Question) =>
  pairs(question).filter(([, provider]) => provider.name === 'shell');

/** The team of an application, as a refusal names it. */
export const teamOf = ({ name }: Pick<Release, 'name'>) => `the team of ${name}`;
