import { office } from '@dosmares/content/office';
import { expect, test } from '../site/site.ts';
import { desktop, headline, open, phone, scrolled, scrollTo } from '../site/visit.ts';

for (const [size, place] of [
  [phone, { x: 0, width: 390, y: 844 - 65 }],
  [desktop, { x: 1440 - 48 - 64 }],
] as const)
  test(`N01-N07 N12-N14 at ${size.width} px the navigation stays and its menu opens; the floating bar comes after 100 px, in its place`, async ({
    page,
  }) => {
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
      await banner.getByRole('button', { name: 'Properties' }).hover();
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
    const hrefs = await bar
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual([office.phoneHref, office.emailHref, '/contact']);
    // It glides into its place.
    await expect.poll(() => bar.boundingBox()).toMatchObject(place);
    await bar.getByRole('link', { name: 'Schedule' }).click();
    await expect(page).toHaveURL('/contact');
  });
