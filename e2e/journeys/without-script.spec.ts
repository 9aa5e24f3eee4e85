import { listings } from '@dosmares/content/listings';
import { agentById } from '@dosmares/content/roster';
import { expect, test } from '../site/site.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the home page holds its listings, agents, navigation and footer (G01, G17, H04, H07, N08)', async ({
  page,
}) => {
  await page.goto('/');
  for (const { title, price } of listings) {
    await expect(page.getByRole('main').getByText(title)).toBeVisible();
    await expect(page.getByRole('main').getByText(price)).toBeVisible();
  }
  for (const id of [12, 1, 3, 8]) {
    await expect(
      page
        .getByRole('main')
        .getByText(agentById(id)?.name ?? '')
        .first(),
    ).toBeVisible();
  }
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Boulevard Marina');
});
