import { pesosFor } from '@dosmares/content/exchange-rate';
import { properties } from '@dosmares/content/properties';
import type { Page } from 'playwright/test';
import { listing, otherListing, pathOf } from '../site/listings.ts';
import { expect, test } from '../site/site.ts';
import { headline, open, scrolled, scrollTo } from '../site/visit.ts';

const count = listing.images.length;
const opened = (page: Page) => page.getByRole('button', { name: /^View picture/ });

for (const viewport of [
  { width: 1366, height: 625 },
  { width: 390, height: 664 },
])
  test(`D05-D08 D15-D17 name, price and first facts stand in the first screen of ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, pathOf(listing));
    const main = page.getByRole('main');
    const viewings = main.getByRole('link', { name: 'Schedule Viewing' });

    for (const place of [
      headline(page),
      main.getByText(listing.price, { exact: true }).first(),
      main.locator('dl > div').filter({ hasText: 'Bedrooms' }),
      main.locator('dl > div').filter({ hasText: 'Bathrooms' }),
      viewings.first(),
    ])
      await expect(place).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 0.6 });
    for (const text of ['Featured', 'Luxury', listing.fullLocation, listing.description])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    for (const viewing of await viewings.all())
      await expect(viewing).toHaveAttribute('href', `/contact?property=${listing.id}&viewing=yes`);
    const similar = main.getByRole('region', { name: 'Similar houses' });
    await expect(similar.getByRole('article')).toHaveCount(Math.min(3, properties.length - 1));
    const pesos = pesosFor(listing.price, Date.now());
    if (pesos) await expect(main.getByText(`About MXN ${pesos.words}`).first()).toBeVisible();
  });

test('D01 D04 coming to a house inside the site begins at the top with "Loading property..."', async ({
  page,
  complaints,
}) => {
  await open(page, pathOf(otherListing));
  await page.getByRole('link', { name: 'Back to Browse' }).click();
  await expect(page).toHaveURL('/properties');
  await expect(headline(page)).toContainText('Loreto');
  await scrollTo(page, 900);
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (shown.at(-1) !== text) shown.push(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

  await page.goBack();
  await expect(headline(page)).toHaveText(otherListing.title);
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(shown.slice(-2)).toEqual(['Loading property...', otherListing.title]);
  expect(await scrolled(page)).toBe(0);
  await expect(headline(page)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(otherListing.title));
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  expect(complaints).toEqual([]);
});

test('D06 D22 thumbnails and arrow keys go through the pictures; large, too, and back', async ({ page }) => {
  const pictures = picturesOf(page);
  await open(page, pathOf(listing));
  const dialog = page.getByRole('dialog', { name: listing.title });
  const counter = dialog.getByRole('status');
  expect(pictures.filter((file) => file.startsWith(`${listing.images[2]}-1`))).toEqual([]);

  await page.getByRole('button', { name: new RegExp(`^Show picture 3 of ${count}`) }).click();
  await expect(opened(page)).toHaveAccessibleName(new RegExp(`^View picture 3 of ${count}`));
  await expect(opened(page).getByRole('img', { includeHidden: true })).toBeInViewport({ ratio: 0.99 });
  await opened(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(opened(page)).toHaveAccessibleName(new RegExp(`^View picture 2 of ${count}`));
  await expect(opened(page)).toBeFocused();
  await page.keyboard.press('Enter');
  // The large pictures are fetched when the visitor asks for them.
  await expect(dialog).toBeVisible();
  for (const [key, at] of [
    ['Tab', 2],
    ['ArrowRight', 3],
    ['End', count],
    ['ArrowRight', count],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', count],
  ] as const) {
    await page.keyboard.press(key);
    await expect(counter).toHaveText(`${at} of ${count}`);
  }
  const large = dialog.getByRole('list', { name: 'Pictures' });
  await expect(large.getByRole('img')).toHaveCount(1);
  await expect(large.getByRole('img')).toBeInViewport({ ratio: 0.99 });
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(counter).toHaveText(`${count - 1} of ${count}`);

  // The focus cycles inside: the page behind is out of reach.
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opened(page)).toBeFocused();
});

test('D19 D20 D21 how a house is laid out and what it costs, in feet and dollars or in meters and pesos', async ({
  page,
}) => {
  const pictures = picturesOf(page);
  await open(page, pathOf(listing));
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'What it costs to buy and to keep' }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('row', { name: /^Closing, in total/ })).toContainText(/\$\d+,000 to \$\d+,000/);
  expect(pictures.filter((file) => file.includes('-plan-'))).toEqual([]);

  await main.getByRole('link', { name: /^Upper level/ }).click();
  const plan = page
    .getByRole('dialog', { name: 'Floor plans' })
    .getByRole('tabpanel', { name: 'Upper level' });
  const drawing = plan.getByRole('img');
  await expect(drawing).toBeInViewport({ ratio: 0.99 });
  await expect(plan.getByRole('row').nth(1)).toContainText('sq ft');
  await plan.getByRole('button', { name: 'Larger' }).click();
  await expect(drawing).toBeInViewport({ ratio: 0.4 });
  await expect(plan.getByRole('status')).toHaveText('150 %');
  await plan.getByRole('button', { name: /MXN/ }).click();
  await expect(plan.getByRole('row').nth(1)).toContainText('m²');
  await page.goBack();
  await expect(plan).toHaveCount(0);
  await expect(page).toHaveURL(pathOf(listing));

  await open(page, pathOf(listing));
  await expect(main.locator('dl > div').filter({ hasText: 'Size' }).locator('dd').first()).toHaveText(/m²/);
  expect(await page.content()).toContain(listing.sqft);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('D06 D18 a finger swipes through the pictures, the count follows, and Back closes them', async ({
    page,
    context,
  }) => {
    await open(page, pathOf(otherListing));
    await opened(page).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(`1 of ${count}`);

    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: 250 })) });
    async function swipe(from: number, to: number) {
      await touch('touchStart', from);
      // At the pace of a finger: crossing the glass in a millisecond is no swipe.
      for (let share = 1; share <= 6; share += 1) {
        await touch('touchMove', from + ((to - from) * share) / 6);
        await page.waitForTimeout(30);
      }
      await touch('touchEnd');
    }

    await swipe(320, 60);
    await expect(dialog.getByRole('status')).toHaveText(`2 of ${count}`);
    await swipe(60, 320);
    await expect(dialog.getByRole('status')).toHaveText(`1 of ${count}`);

    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(opened(page)).toBeFocused();

    await swipe(320, 60);
    await expect(opened(page)).toHaveAccessibleName(new RegExp(`^View picture 2 of ${count}`));
    await opened(page).tap();
    await expect(dialog.getByRole('status')).toHaveText(`2 of ${count}`);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(pathOf(otherListing));
    await expect(opened(page)).toBeFocused();
  });
});

/** Notes the file of every picture that is asked for. */
function picturesOf(page: Page) {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') files.push(request.url().split('/').at(-1) ?? '');
  });

  return files;
}
