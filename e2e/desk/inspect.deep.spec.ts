import { expect, hydrated, test } from '../site/site.ts';

const grid = '[data-slot="mf-listings/featured-grid"]';

test('SH02 ?inspect alone outlines every slot with its application, version and state, and why it failed', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('[data-state]')).toHaveCount(0);
  await page.goto('/?inspect');
  await hydrated(page);

  const label = () =>
    page.locator(grid).evaluate((slot) => ({
      outline: getComputedStyle(slot).outlineStyle,
      ...(slot as HTMLElement).dataset,
    }));
  await expect
    .poll(label)
    .toMatchObject({ outline: 'dashed', owner: expect.stringMatching(/^mf-listings@/), state: 'shown' });

  await page.route('**/web/team*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Team', exact: true }).first().click();
  await expect
    .poll(() => page.locator('[data-state]').evaluateAll((all) => all.map((one) => one.dataset.state)))
    .toContainEqual(expect.stringMatching(/^failed: /));
});
