import type { Composition, Problem } from '../../store/composition.ts';

/** Refuses what throws or logs while a page is composed, unless it did so before: then it is not this release's doing. */
export function composing(candidate: Composition, base: Composition): readonly string[] {
  const known = new Set((base.problems ?? []).map(({ path, message }) => `${path} ${message}`));

  return candidate.problems
    .filter(({ path, message }) => !known.has(`${path} ${message}`))
    .map((problem) =>
      problem.path === '*'
        ? `${problem.message}.`
        : `${problem.path} of ${partiesOf(problem, candidate)} fails while composing: ${problem.message}`,
    );
}

/** The releases that a page is made of. */
export const partiesOf = ({ modules }: Pick<Problem, 'modules'>, { selection }: Composition) => {
  const names = ['shell', ...modules.map((address) => address.split('/')[0] ?? '')];

  return [...new Set(names)].map((name) => `${name}@${selection[name]}`).join(' with ');
};
