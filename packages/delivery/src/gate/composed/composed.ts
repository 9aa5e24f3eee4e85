import { compose } from '../../composition/compose.ts';
import type { Composition } from '../../store/composition.ts';
import { type Case, type GateContext, withRelease } from '../case.ts';
import { affectedPaths } from './affected.ts';
import { composing, partiesOf } from './new-problems.ts';
import { pageWeight } from './page-weight.ts';

/** Refuses faults that appear only when the site is composed with the release: errors, page weight, and hydration. */
export async function composedRefusals(given: Case, context: GateContext): Promise<readonly string[]> {
  const refusals: string[] = [];
  const { pages: budgets } = await context.readBudgets();
  for (const [role, base] of Object.entries(given.bases)) {
    context.progress(`  composing it with ${role}`);
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
  { hydrate, tell, progress }: GateContext,
) {
  if (without.browser) {
    tell('  not opened in a browser (--without-browser)');

    return [];
  }
  const paths = affectedPaths(composition, subject.name);
  progress(`  opening ${paths.join(' ')} in a browser`);
  const complaints = await hydrate(composition, paths);

  return complaints.map(({ path, message }) => {
    const modules = composition.pages[path]?.modules ?? [];

    return `${path} of ${partiesOf({ modules }, composition)} fails in a browser: ${message}`;
  });
}
