import type { Composition, Problem } from '../../store/composition.ts';

/**
 * Refuses errors and logs while pages are composed, unless they occurred before: then this release is not the cause.
 */
export function composing(candidate: Composition, base: Composition): readonly string[] {
  const known = new Set((base.problems ?? []).map(({ path, message }) => `${path} ${message}`));

  const found = candidate.problems.filter(({ path, message }) => !known.has(`${path} ${message}`));

  return [...Map.groupBy(found, ({ message }) => message)].map(([message, [first, ...others]]) =>
    first && first.path !== '*'
      ? `${pagesOf(first, others.length)} of ${partiesOf(first, candidate)} ${others.length > 0 ? 'fail' : 'fails'} while composing: ${message}`
      : `${message}.`,
  );
}

const pagesOf = ({ path }: Problem, others: number) =>
  others === 0 ? path : `${path} and ${others} other ${others === 1 ? 'page' : 'pages'}`;

/** Names the releases that a page is made of. */
export const partiesOf = ({ modules }: Pick<Problem, 'modules'>, { selection }: Composition) => {
  const names = ['shell', ...modules.map((address) => address.split('/')[0] ?? '')];

  return [...new Set(names)].map((name) => `${name}@${selection[name]}`).join(' with ');
};
