import { office } from '@dosmares/content/office';
import type { Locator, Page } from 'playwright/test';
import { expect, hydrated, test } from '../site/site.ts';

const phone = { width: 390, height: 844 };

test('N01 N03-N05 the navigation stays while the page scrolls, and leads to the pages, the phone and the mailbox', async ({
  page,
}) => {
  await open(page, '/');
  const hrefs = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').evaluateAll(hrefsOf);

  expect(hrefs).toEqual(
    expect.arrayContaining(['/about', '/team', office.phoneHref, office.emailHref, '/contact']),
  );
  expect(office.phoneHref).toMatch(/^tel:\+\d+$/);
  expect(office.emailHref).toMatch(/^mailto:\S+@\S+$/);
  await scrollTo(page, 1_200);
  expect(await page.getByRole('banner').first().boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 });
});

test('N02 the Properties menu opens under the pointer and by a click, and leads to all properties', async ({
  page,
}) => {
  await open(page, '/contact');
  const all = page.getByRole('banner').getByRole('link', { name: 'View All Properties' });
  await expect(all).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Properties' }).hover();
  await expect(all).toBeVisible();
  await page.mouse.move(700, 600);
  await expect(all).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Properties' }).click();
  await all.click();
  await expect(page).toHaveURL('/properties');
  await page.mouse.move(700, 600);
  await expect(all).toBeHidden();
});

test('N06 N07 the menu of a phone opens and closes, and closes after any of its links', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/contact');
  const [opener, menu] = [
    page.getByRole('button', { name: 'Open menu' }),
    page.getByRole('dialog', { name: 'Menu' }),
  ];

  await opener.click();
  await expect(menu).toBeVisible();
  await expect(menu).toHaveCSS('width', '390px');
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();

  await followNoCalls(page);
  await opener.click();
  expect(await menu.getByRole('link').count()).toBeGreaterThanOrEqual(8);
  // That each of the others closes it as well, the menu's own test tells.
  for (const name of ['About', office.phone]) {
    if (await menu.isHidden()) await opener.click();
    const link = menu.getByRole('link', { name }).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect.soft(menu, href).toBeHidden();
    if (!href.startsWith('/')) continue;
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('N08-N11 the footer tells where the house is, how to reach it and since when', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  const hrefs = await footer.getByRole('link').evaluateAll(hrefsOf);

  await expect(footer).toContainText(
    'Boulevard Marina s/n y Vicente Guerrero s/n, Manzana 31-A, Colonia Centro, Cabo San Lucas, Baja California Sur, Mexico, C.P. 23400',
  );
  await expect(footer).toContainText(office.blurb);
  await expect(footer).toContainText(/©.*All rights reserved/);
  expect(hrefs).toEqual(expect.arrayContaining([office.phoneHref, office.emailHref, office.social.url]));
  await expect(footer.getByRole('heading', { name: 'Stay Updated' })).toBeVisible();
  await footer.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/market-report');
});

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`N12-N14 at ${size.width} px the floating bar is hidden at 0 and at exactly 100 px, shown at 101, and stands in its place`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/about');
    const bar = page.getByRole('complementary', { name: 'Reach us', includeHidden: true });

    for (const [top, isShown] of [
      [0, false],
      [100, false],
      [101, true],
      [400, true],
    ] as const) {
      await scrollTo(page, top);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      await expect(bar, `${top} px`).toBeVisible({ visible: isShown });
    }
    await expect(bar.getByRole('link')).toHaveText(['Call', 'Email', 'Schedule']);
    expect(await bar.getByRole('link').evaluateAll(hrefsOf)).toEqual([
      office.phoneHref,
      office.emailHref,
      '/contact',
    ]);
    if (size === phone) {
      await expect.poll(() => edgesOf(bar)).toEqual({ left: 0, right: phone.width, bottom: phone.height });
      const parts = await bar
        .locator('a, button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(parts).toHaveLength(4);
      for (const width of parts) expect(width).toBeCloseTo(phone.width / 4, 0);
    } else {
      await expect.poll(async () => (await edgesOf(bar)).left).toBeGreaterThan(size.width / 2);
      expect((await edgesOf(bar)).right).toBeLessThan(size.width);
      expect((await edgesOf(bar)).bottom).toBeLessThan(size.height);
    }
    await bar.getByRole('button', { name: 'AI Chat' }).click();
    await expect(page.getByRole('dialog').getByRole('log')).toBeVisible();
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Schedule' }).click();
    await expect(page).toHaveURL('/contact');
  });
}

const edgesOf = (box: Locator) =>
  box.evaluate((one) => {
    const { left, right, bottom } = one.getBoundingClientRect();

    return { left, right, bottom };
  });

/** Keeps calls and mails from opening another program, which would take keyboard and pointer away. */
const followNoCalls = (page: Page) =>
  page.evaluate(() =>
    // In the capture phase: dialogs stop clicks inside them from bubbling.
    document.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        if (link && /^(tel|mailto):$/.test(link.protocol)) event.preventDefault();
      },
      true,
    ),
  );

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));
