import type { CDPSession } from 'playwright/test';
import { alive, expect, hydrated, test } from '../site/site.ts';

test('A06 a dialog opens without the page behind it being styled anew', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  const card = page.getByRole('button', { name: 'Family' });
  await alive(card);
  // Its dialog is loaded while the page is idle.
  await page.waitForTimeout(2_000);

  const styled = await elementsStyled(await context.newCDPSession(page), async () => {
    await card.click();
    await expect(page.getByRole('dialog', { name: 'Family' }).getByRole('tab').first()).toBeFocused();
  });

  const elements = await page.locator('*').count();
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(elements / 3);
});

/** Returns for how many elements the browser worked out styles meanwhile. */
async function elementsStyled(devtools: CDPSession, act: () => Promise<void>) {
  let styled = 0;
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { args } of value as { args?: { elementCount?: number } }[]) styled += args?.elementCount ?? 0;
  });
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;

  return styled;
}
