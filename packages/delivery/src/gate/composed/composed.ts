import { compose } from '../../composition/compose.ts';
import type { Composition } from '../../store/composition.ts';
import { type Case, type GateContext, withRelease } from '../case.ts';
import { affectedPaths } from './affected.ts';
import { composing, partiesOf } from './new-problems.ts';
import { pageWeight } from './page-weight.ts';

/** Refuses what shows only when the site is composed with the release: errors, weight, and how pages come alive. */
export async function composedRefusals(given: Case, context: GateContext): Promise<readonly string[]> {
  const refusals: string[] = [];
  const { pages: budgets } = await context.readBudgets();
  for (const base of Object.values(given.bases)) {
    const { composition } = await compose(withRelease(base, given.subject), given.place, context.store);
    const found = [
      ...composing(composition, base),
      ...(await pageWeight(composition, base, { budgets, store: context.store })),
    ];
    refusals.push(...found);
    if (found.length === 0) refusals.push(...(await inBrowser(composition, given, context)));
  }

  return refusals;
}

async function inBrowser(
  composition: Composition,
  { subject, without }: Case,
  { hydrate, tell }: GateContext,
) {
  if (without.browser) {
    tell('  not opened in a browser (--without-browser)');

    return [];
  }
  const complaints = await hydrate(composition, affectedPaths(composition, subject.name));

  return complaints.map(({ path, message }) => {
    const modules = composition.pages[path]?.modules ?? [];

    return `${path} of ${partiesOf({ modules }, composition)} fails in a browser: ${message}`;
  });
}
