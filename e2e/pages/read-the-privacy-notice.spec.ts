import { expect, hydrated, test } from '../site/site.ts';

const link = 'How we handle your data';

test('I40 I41 the footer of any page leads to the privacy notice, and the notice’s own page too', async ({
  page,
}) => {
  for (const from of ['/team', '/contact']) {
    await page.goto(from);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();

    await expect(page).toHaveURL('/contact#privacy');
    const notice = page.getByRole('region', { name: 'Privacy notice' });
    await expect(notice).toBeFocused();
    await expect(notice.getByRole('heading')).toBeInViewport();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('I40 the notice is there, and an agent’s form leads to it', async ({ page }) => {
    await page.goto('/leonor-arriaga');
    await page.getByRole('form').getByRole('link', { name: link }).click();

    await expect(page.getByRole('region', { name: 'Privacy notice' })).toBeInViewport();
    await expect(page.getByText('Your rights')).toBeVisible();
  });
});
