import { homeTeam, roster } from '@dosmares/content/roster';
import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../site/site.ts';

const styleSheets = /\/styles\/[\da-f]+\.css$/;
const someone = roster.find(({ id }) => id === homeTeam[0])?.name ?? '';

/** Whether the four agents of the home page stand beside each other, as their styles have it. */
const agentsInColumns = (page: Page) =>
  page
    .locator('[data-slot="mf-agents/team-grid"] li')
    .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size > 1);

test.describe('the styles of what is below the first view', () => {
  test('are not waited for: the first view is there, and the scripts come, while they hang', async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.route(styleSheets, (route) => promise.then(() => route.continue()));
    await page.goto('/', { waitUntil: 'commit' });

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await expect(page.getByText(someone)).toBeHidden();

    resolve();
    await hydrated(page);
    await expect(page.getByText(someone).first()).toBeVisible();
    expect(await agentsInColumns(page)).toBe(true);
  });

  test('are made by the page itself where they do not arrive', async ({ page }) => {
    await page.route(styleSheets, (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    await page.getByText(someone).first().scrollIntoViewIfNeeded();

    await expect.poll(() => agentsInColumns(page)).toBe(true);
  });

  test('stay when their page is left: what both pages have, and the page itself on the way back', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    const before = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole('link', { name: 'Meet the agents' }).click();
    await expect(page).toHaveURL(/\/team$/);
    expect(await footer.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(before);

    await page.goBack();
    await expect(page.getByText(someone).first()).toBeVisible();
    await expect.poll(() => agentsInColumns(page)).toBe(true);
  });
});
