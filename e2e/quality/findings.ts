import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns every finding of any impact, with its place and reason. Framed pages are not ours. */
export async function findings(page: Page) {
  const axe = new AxeBuilder({ page })
    // No frames are examined, and describing passed checks would take most of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .exclude('iframe');

  const { violations } = await axe.analyze();

  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} ${target}: ${failureSummary}`),
  );
}
