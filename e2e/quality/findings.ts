import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every finding of any weight, where it is and why. Framed pages are somebody else's. */
export async function findings(page: Page, allowed: readonly string[] = []) {
  const axe = new AxeBuilder({ page })
    // Nothing is framed that is examined, and describing what is well would take most of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .exclude('iframe')
    .disableRules([...allowed]);
  const { violations } = await axe.analyze();

  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} ${target}: ${failureSummary}`),
  );
}
