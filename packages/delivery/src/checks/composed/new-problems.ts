import { type Page, pagesIn, type Selection, type SiteBuild } from '../../builds/site-build.ts';

/**
 * Refuses errors and logs while pages are rendered, each once, unless they occurred before: then this release is not the
 * cause.
 */
export function newProblems(after: SiteBuild, before: SiteBuild): readonly string[] {
  const problemsIn = (build: SiteBuild) =>
    pagesIn(build).flatMap(([path, page]) => page.failures.map((message) => ({ path, page, message })));
  const known = new Set(problemsIn(before).map(({ path, message }) => `${path} ${message}`));
  const found = problemsIn(after).filter(({ path, message }) => !known.has(`${path} ${message}`));

  return [...Map.groupBy(found, ({ message }) => message)].map(([message, problems]) => {
    const [first] = problems;
    const others = problems.length - 1;

    return `${pagesOf(first?.path ?? '', others)} of ${partiesOf(first?.page, after.selection)} ${others > 0 ? 'fail' : 'fails'} while composing: ${message}`;
  });
}

const pagesOf = (path: string, others: number) =>
  others === 0 ? path : `${path} and ${others} other ${others === 1 ? 'page' : 'pages'}`;

/** Names the releases that a page is made of. */
export const partiesOf = (page: Pick<Page, 'uses'> | undefined, selection: Selection) =>
  ['shell', ...Object.keys(page?.uses ?? {})].map((name) => `${name}@${selection[name]}`).join(' with ');
