import { office } from '@dosmares/content/office';
import { expect, test } from '../site/site.ts';
import { desktop, headline, hrefsOf, open, phone, scrolled, scrollTo } from '../site/visit.ts';

test('N01-N05 the navigation stays while the page scrolls, and its menu opens under the pointer and by a click', async ({
  page,
}) => {
  await open(page, '/contact');
  const banner = page.getByRole('banner').first();
  const all = banner.getByRole('link', { name: 'View All Properties' });
  await expect(all).toBeHidden();
  await banner.getByRole('button', { name: 'Properties' }).hover();
  await expect(all).toBeVisible();
  await page.mouse.move(700, 600);
  await expect(all).toBeHidden();
  await banner.getByRole('button', { name: 'Properties' }).click();
  await all.click();
  await expect(page).toHaveURL('/properties');
  await page.mouse.move(700, 600);
  await expect(all).toBeHidden();

  const hrefs = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').evaluateAll(hrefsOf);
  expect(hrefs).toEqual(
    expect.arrayContaining(['/about', '/team', office.phoneHref, office.emailHref, '/contact']),
  );
  await scrollTo(page, 1_200);
  expect(await banner.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 });
});

test('N06 N07 the menu of a phone fills it, closes by its button and after a link', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/contact');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });

  await opener.click();
  await expect(menu).toHaveCSS('width', '390px');
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await opener.click();
  // That each of the others closes it as well, the menu's own test tells.
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/about');
  await expect(headline(page)).toBeFocused();
});

for (const size of [phone, desktop])
  test(`N12-N14 at ${size.width} px the floating bar is hidden at 0 and at exactly 100 px, shown at 101, and stands in its place`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/about');
    const bar = page.getByRole('complementary', { name: 'Reach us', includeHidden: true });

    for (const top of [0, 100, 101, 400]) {
      await scrollTo(page, top);
      expect(await scrolled(page)).toBe(top);
      await expect(bar, `${top} px`).toBeVisible({ visible: top > 100 });
    }
    expect(await bar.getByRole('link').evaluateAll(hrefsOf)).toEqual([
      office.phoneHref,
      office.emailHref,
      '/contact',
    ]);
    const end = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await bar.boundingBox()) ?? {};

      return { left: x, right: x + width, bottom: y + height };
    };
    if (size === phone) {
      await expect.poll(end).toEqual({ left: 0, right: phone.width, bottom: phone.height });
      const parts = bar.locator('a, button');
      const widths = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(widths.map(Math.round)).toEqual([98, 98, 98, 98]);
    } else {
      await expect.poll(async () => (await end()).left).toBeGreaterThan(size.width / 2);
      expect((await end()).right).toBeLessThan(size.width);
    }
    await bar.getByRole('button', { name: 'AI Chat' }).click();
    await expect(page.getByRole('dialog').getByRole('log')).toBeVisible();
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Schedule' }).click();
    await expect(page).toHaveURL('/contact');
  });
