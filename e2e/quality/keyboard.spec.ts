import { office } from '@dosmares/content/office';
import { expect, test } from '../site/site.ts';
import { open } from '../site/visit.ts';

test('N02-N05 the keyboard walks the navigation in the order it is read, opens its menu, and skips past it', async ({
  page,
}) => {
  await open(page, '/contact');
  const focused = page.locator(':focus');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Properties' });
  const all = page.getByRole('banner').getByRole('link', { name: 'View All Properties' });
  const stops = ['Skip to content', office.name, 'Properties', 'About', 'Team'];
  for (const name of [...stops, office.phone, office.email, 'Contact Us']) {
    await page.keyboard.press('Tab');
    await expect(
      focused.and(page.getByRole('link', { name }).or(page.getByRole('button', { name }))),
    ).toHaveCount(1);
  }

  await opener.press('Enter');
  await expect(all).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).focus();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
});
