import { properties } from '@dosmares/content/properties';
import type { Page } from 'playwright/test';
import { another, house, pathOf } from '../site/houses.ts';
import { expect, hydrated, test } from '../site/site.ts';

/** Notes every heading that the page shows, however briefly. */
async function noteHeadings(page: Page) {
  await page.evaluate(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent ?? '';
      if (headings.at(-1) !== text) headings.push(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

  return () => page.evaluate(() => (window as unknown as { headings: string[] }).headings);
}

test('D02 D05-D08 each of the three houses tells everything about itself, in the HTML already', async ({
  page,
}) => {
  for (const { id, title, price, fullLocation, beds, baths, sqft, yearBuilt, ...rest } of properties) {
    await page.goto(`/property/${id}`);
    const main = page.getByRole('main');
    const fact = (name: string) => main.locator('dl > div').filter({ hasText: name }).locator('dd');

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const text of [price, fullLocation, rest.description, 'Featured', 'Luxury'])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    for (const [name, value] of [
      ['Bedrooms', beds],
      ['Bathrooms', baths],
      ['Size', sqft],
      ['Year built', yearBuilt],
      ['Lot size', rest.lotSize],
      ['Property type', rest.propertyType],
      ['Status', rest.status],
      ['Property ID', id],
    ] as const)
      await expect(fact(name).first()).toHaveText(String(value));
    await expect(
      main
        .getByRole('list')
        .filter({ hasText: rest.features[0] ?? '' })
        .getByRole('listitem'),
    ).toHaveText([...rest.features]);
    await expect(main.getByRole('link', { name: 'Contact Agent' })).toHaveAttribute(
      'href',
      `/contact?property=${id}`,
    );
    for (const way of await main.getByRole('link', { name: 'Schedule Viewing' }).all())
      await expect(way).toHaveAttribute('href', `/contact?property=${id}&viewing=yes`);
  }
});

test('D02 D03 X08 every other id is not found, with a status that says so', async ({ page }) => {
  for (const id of ['4', '99', '0', '01', 'abc', '1.0', '__proto__', '%20']) {
    const response = await page.goto(`/property/${id}`);
    const main = page.getByRole('main');

    expect(response?.status(), id).toBe(404);
    await expect(main.getByRole('heading', { level: 1, name: 'Property Not Found' })).toBeVisible();
    await expect(main.getByText("The property you're looking for doesn't exist.")).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to Properties' })).toHaveAttribute(
      'href',
      '/properties',
    );
  }
});

test('D01 D04 coming to a house inside the site begins at the top with "Loading property..."', async ({
  page,
  complaints,
}) => {
  await page.goto(pathOf(another));
  await hydrated(page);
  await page.getByRole('link', { name: 'Back to Browse' }).click();
  await expect(page).toHaveURL('/properties');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Loreto');
  await page.evaluate(() => scrollTo(0, 900));

  const headings = await noteHeadings(page);
  await page.goBack();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Luxury Portfolio Property');
  expect((await headings()).slice(-2)).toEqual(['Loading property...', 'Luxury Portfolio Property']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Luxury Portfolio Property/);

  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  expect(complaints).toEqual([]);
});

for (const clipboard of ['granted', 'denied'] as const)
  test(`D09 D10 X06 with the clipboard ${clipboard}, the page's address is copied or shown, and goes into a mail`, async ({
    page,
    context,
    site,
  }) => {
    if (clipboard === 'granted') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pathOf(another));
    await hydrated(page);
    const address = site.origin + pathOf(another);
    const said: string[] = [];
    page.on('dialog', async (dialog) => {
      said.push(dialog.message());
      await dialog.accept();
    });

    await page.getByRole('button', { name: 'Copy Link' }).click();
    const told = clipboard === 'granted' ? 'Link copied to clipboard!' : 'Copy this link:';
    await expect.poll(() => said).toEqual([told]);
    if (clipboard === 'granted')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    const draft = new URL(
      (await page.getByRole('main').getByRole('link', { name: 'Email' }).getAttribute('href')) ?? '',
    );
    expect(draft.protocol).toBe('mailto:');
    expect(draft.search).toBe(
      `?subject=${encodeURIComponent(another.title)}&body=${encodeURIComponent(address)}`,
    );
  });

const opened = (page: Page) => page.getByRole('button', { name: /^View picture/ });
const count = house.images.length;

test('D06 D22 thumbnails and arrow keys go through the pictures; large, too, and back', async ({ page }) => {
  const pictures = picturesOf(page);
  await page.goto(pathOf(house));
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: house.title });
  const counter = dialog.getByRole('status');
  expect(pictures.filter((file) => file.startsWith(`${house.images[2]}-1`))).toEqual([]);

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
  await page.goto(pathOf(house));
  await hydrated(page);
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
  await expect(page).toHaveURL(pathOf(house));

  await page.reload();
  await hydrated(page);
  await expect(main.locator('dl > div').filter({ hasText: 'Size' }).locator('dd').first()).toHaveText(/m²/);
  expect(await page.content()).toContain(house.sqft);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('D06 D18 a finger swipes through the pictures, the count follows, and Back closes them', async ({
    page,
    context,
  }) => {
    await page.goto(pathOf(another));
    await hydrated(page);
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
    await expect(page).toHaveURL(pathOf(another));
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
