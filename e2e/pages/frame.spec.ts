import { office } from '@dosmares/content/office';
import { expect, test } from '../site/site.ts';
import { desktop, headline, open, phone, scrolled, scrollTo } from '../site/visit.ts';

for (const [size, place] of [
  [phone, { x: 0, width: 390, y: 844 - 65 }],
  [desktop, { x: 1440 - 72 }],
] as const)
  test(`N01-N07 N12-N14 at ${size.width} px navigation and bar are in place`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/contact');
    const banner = page.getByRole('banner').first();
    const bar = page.getByRole('complementary', { name: 'Reach us', includeHidden: true });
    if (size === phone) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toHaveCSS('width', '390px');
      await menu.getByRole('link', { name: 'About' }).click();
      await expect(menu).toBeHidden();
    } else {
      const opener = banner.getByRole('button', { name: 'Properties' });
      await opener.hover();
      await opener.click();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(banner.getByRole('link', { name: 'View All Properties' })).toBeVisible();
      await page.mouse.move(700, 600);
      await expect(banner.getByRole('link', { name: 'View All Properties' })).toBeHidden();
      await banner.getByRole('link', { name: 'About', exact: true }).click();
    }
    await expect(headline(page)).toBeFocused();

    for (const top of [0, 100, 101, 400]) {
      await scrollTo(page, top);
      expect(await scrolled(page)).toBe(top);
      await expect(bar, `${top} px`).toBeVisible({ visible: top > 100 });
    }
    expect(await banner.boundingBox()).toMatchObject({ x: 0, y: 0, width: size.width });
    // It slides into place.
    await expect.poll(() => bar.boundingBox()).toMatchObject(place);
    await bar.getByRole('link', { name: 'Schedule' }).click();
    await expect(page).toHaveURL('/contact');
  });

test('N02-N05 the navigation works by keyboard, with its menu and skip link', async ({ page }) => {
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
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
});
