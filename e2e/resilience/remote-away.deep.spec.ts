import { office } from '@dosmares/content/office';
import { claims } from '@dosmares/content/site';
import { alive, expect, hydrated, test } from '../site/site.ts';

/**
 * For each remote: a page that shows it, a way there inside the site, and an element that proves that it is there.
 */
const cases = [
  { remote: 'mf-listings', path: '/properties', link: 'View All Properties', shows: claims.properties.text },
  { remote: 'mf-agents', path: '/team', link: 'Team', shows: /11 expert agents/ },
  { remote: 'mf-market-report', path: '/market-report', link: 'Subscribe', shows: /Overview - Last 30 Days/ },
] as const;

for (const { remote, path, link, shows } of cases) {
  test.describe(`${remote} is away`, () => {
    test.beforeEach(({ site }) => site.stop(remote));
    test.afterEach(({ site }) => site.start(remote));

    test('a page that was served whole stays whole, and comes alive by itself when the remote is back', async ({
      page,
      site,
    }) => {
      await page.goto(path);
      await expect(page.getByText(shows).first()).toBeVisible();
      await page.waitForTimeout(1_500);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await site.start(remote);
      await hydrated(page);
      await expect(page.getByText(shows).first()).toBeVisible();
    });

    test('a navigation shows a fallback that helps, and "Try again" brings the page without a reload', async ({
      page,
      site,
    }) => {
      await page.goto('/contact');
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await goTo(page, link);

      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(main.getByRole('link', { name: new RegExp(office.phone.slice(-8)) })).toBeVisible();
      await expect(main.getByRole('link', { name: /@dosmares\.example/ })).toBeVisible();

      await site.start(remote);
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(shows).first()).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  });
}

for (const path of ['/', '/team'])
  test(`${path} stays whole when its visitor skips to the content, and goes back, while remotes hang`, async ({
    page,
    site,
  }) => {
    let hanging = 0;
    await page.route(
      (url) => url.origin !== site.origin && url.pathname.endsWith('.js'),
      () => {
        hanging += 1;
      },
    );
    await page.goto(path);
    await expect.poll(() => hanging).toBeGreaterThan(0);
    // The page's own script takes over, and changes nothing while it waits for the remotes.
    await alive(page.getByRole('banner').getByRole('link').first());
    await page.waitForTimeout(500);
    const main = page.getByRole('main');
    const served = await main.innerText();

    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await expect(main).toBeFocused();
    await page.waitForTimeout(1_000);
    expect(await main.innerText()).toBe(served);

    await page.goBack();
    await page.waitForTimeout(1_000);
    expect(await main.innerText()).toBe(served);
  });

test.describe('mf-chat is away', () => {
  test.beforeEach(({ site }) => site.stop('mf-chat'));
  test.afterEach(({ site }) => site.start('mf-chat'));

  test('the AI button offers a call and an e-mail, and "Try again" opens the assistant once it is back (CH01)', async ({
    page,
    site,
  }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 400));
    await page.getByRole('button', { name: /AI Chat/ }).click();

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: /Call/ })).toBeVisible();
    await site.start('mf-chat');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('log')).toBeVisible();
  });
});

async function goTo(page: import('playwright/test').Page, link: string) {
  if (link === 'View All Properties') await page.getByRole('button', { name: 'Properties' }).first().click();
  await page.getByRole('link', { name: link, exact: true }).first().click();
}
