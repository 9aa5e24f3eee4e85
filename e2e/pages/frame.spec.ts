import { office } from '@dosmares/content/office';
import { expect, test } from '../site/site.ts';
import { desktop, headline, open, phone, scrolled, scrollTo } from '../site/visit.ts';

for (const size of [phone, desktop])
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
    const edges = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await bar.boundingBox()) ?? {};

      return { left: x, right: x + width, bottom: y + height };
    };
    if (size === phone) {
      await expect.poll(edges).toEqual({ left: 0, right: phone.width, bottom: phone.height });
      const parts = bar.locator('a, button');
      const widths = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(widths.map(Math.round)).toEqual([98, 98, 98, 98]);
    } else {
      await expect.poll(async () => (await edges()).left).toBeGreaterThan(size.width / 2);
      expect((await edges()).right).toBeLessThan(size.width);
    }
    await bar.getByRole('link', { name: 'Schedule' }).click();
    await expect(page).toHaveURL('/contact');
  });

test('H01 a film fills the first view, runs without sound in a loop, and can be stopped', async ({
  page,
}) => {
  await open(page, '/');
  const film = page.locator('video');
  const state = () =>
    film.evaluate((one: HTMLVideoElement) => ({ paused: one.paused, loop: one.loop, muted: one.muted }));

  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect(await state()).toEqual({ paused: false, loop: true, muted: true });
  expect(await film.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Pause film' }).click();
  expect((await state()).paused).toBe(true);
});
