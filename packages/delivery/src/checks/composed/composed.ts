import type { Case, ChecksContext, Exchange } from '../case.ts';
import { affectedPaths } from './affected.ts';
import { newProblems, partiesOf } from './new-problems.ts';
import { pageWeight } from './page-weight.ts';

/** Refuses faults that appear only when the site is composed with the release: errors, page weight, and hydration. */
export async function composedRefusals(given: Case, context: ChecksContext): Promise<readonly string[]> {
  const refusals: string[] = [];
  const { pages: budgets } = await context.readBudgets();
  for (const { after, before } of given.sets)
    refusals.push(
      ...newProblems(after, before),
      ...(await pageWeight(after, before, { budgets, store: context.store })),
    );
  if (refusals.length > 0) return refusals;
  if (given.without.browser) {
    context.tell('  not opened in a browser (--without-browser)');

    return [];
  }
  for (const set of given.sets) {
    const refusal = await inBrowser(set, context);
    if (refusal) return [refusal];
  }

  return [];
}

/** Opens what has changed and never came alive before; remembers what does now. */
async function inBrowser({ after, before }: Exchange, { hydrate, passedPages, progress }: ChecksContext) {
  const htmlAt = (path: string) => after.pages[path]?.html ?? '';
  const affected = affectedPaths(after, before);
  const passed = await passedPages.known(affected.map(htmlAt));
  const paths = affected.filter((path) => !passed.has(htmlAt(path)));
  if (paths.length === 0) return undefined;

  progress(`  opening ${paths.join(' ')} in a browser`);
  const complaint = await hydrate(after, paths);
  if (!complaint) {
    await passedPages.add(paths.map(htmlAt));

    return undefined;
  }
  const { path, message } = complaint;

  return `${path} of ${partiesOf(after.pages[path], after.selection)} fails in a browser: ${message}`;
}
