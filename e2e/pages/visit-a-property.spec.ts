import type { Page } from 'playwright/test';
import { listing, otherListing, pathOf } from '../site/listings.ts';
import { expect, test } from '../site/site.ts';
import { headline, open } from '../site/visit.ts';

const count = listing.images.length;
const shownLarge = (page: Page) => page.getByRole('button', { name: /^View picture/ });

for (const viewport of [
  { width: 1366, height: 625 },
  { width: 390, height: 664 },
])
  test(`D06 D16 D17 D25 the first screen at ${viewport.width} px has name, price and details`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, pathOf(listing));
    const main = page.getByRole('main');

    for (const place of [
      headline(page),
      main.getByText(listing.price, { exact: true }).first(),
      main.locator('dl > div').filter({ hasText: 'Bedrooms' }),
      main.locator('dl > div').filter({ hasText: 'Bathrooms' }),
      main.getByRole('link', { name: 'Schedule Viewing' }).first(),
      main.getByRole('link', { name: 'Costs', exact: true }),
      main.getByRole('link', { name: 'What happens next' }),
    ])
      await expect(place).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('img').first()).toBeInViewport({ ratio: 0.6 });
    await main.getByRole('link', { name: 'Costs', exact: true }).click();
    await expect(main.getByRole('heading', { name: /^What it costs/ })).toBeInViewport({ ratio: 1 });
  });

test('D18 D19 D22 pictures and plans are browsed by keyboard, and loaded on demand', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url().split('/').at(-1) ?? '');
  });
  await open(page, pathOf(listing));
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: listing.title });
  expect(pictures.filter((file) => file.startsWith(`${listing.images[2]}-1`))).toEqual([]);

  await page.getByRole('button', { name: new RegExp(`^Show picture 3 of ${count}`) }).press('Enter');
  await expect(shownLarge(page)).toHaveAccessibleName(new RegExp(`^View picture 3 of ${count}`));
  await expect(shownLarge(page).getByRole('img', { includeHidden: true })).toBeInViewport({ ratio: 0.99 });
  await shownLarge(page).press('ArrowLeft');
  await shownLarge(page).press('Enter');
  await expect(dialog).toBeVisible();
  for (const [key, at] of [
    ['ArrowRight', 3],
    ['End', count],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog.getByRole('status')).toHaveText(`${at} of ${count}`);
  }
  const large = dialog.getByRole('list', { name: 'Pictures' }).getByRole('img');
  await expect(large).toBeInViewport({ ratio: 0.99 });
  await expect(dialog.getByText((await large.getAttribute('alt')) ?? 'no caption')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shownLarge(page)).toBeFocused();

  const upper = main.getByRole('link', { name: /^Upper level/ });
  await upper.scrollIntoViewIfNeeded();
  const drawing = upper.locator('img');
  await expect.poll(() => drawing.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expect(drawing).toBeInViewport();
  await upper.press('Enter');
  const plan = page
    .getByRole('dialog', { name: 'Floor plans' })
    .getByRole('tabpanel', { name: 'Upper level' });
  await expect(plan.getByRole('img')).toBeInViewport({ ratio: 0.99 });
  await page.goBack();
  await expect(page).toHaveURL(pathOf(listing));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('D01 D06 D18 swipes page through the pictures, and Back closes them', async ({ page, context }) => {
    await open(page, pathOf(otherListing));
    await shownLarge(page).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(`1 of ${count}`);

    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y: 250 })) });
    async function swipe(from: number, to: number) {
      await touch('touchStart', from);
      // At the speed of a finger: a move within a millisecond is no swipe.
      for (let share = 1; share <= 6; share += 1) {
        await touch('touchMove', from + ((to - from) * share) / 6);
        await page.waitForTimeout(30);
      }
      await touch('touchEnd');
    }

    await swipe(320, 60);
    await expect(dialog.getByRole('status')).toHaveText(`2 of ${count}`);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(shownLarge(page)).toBeFocused();

    await swipe(320, 60);
    await expect(shownLarge(page)).toHaveAccessibleName(new RegExp(`^View picture 2 of ${count}`));
    await shownLarge(page).tap();
    await expect(dialog.getByRole('status')).toHaveText(`2 of ${count}`);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(pathOf(otherListing));
    await expect(shownLarge(page)).toBeFocused();

    await shownLarge(page).tap();
    await expect(dialog.getByRole('status')).toHaveText(`2 of ${count}`);
    await page.reload();
    await expect(dialog.getByRole('status')).toHaveText(`2 of ${count}`);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
  });
});
