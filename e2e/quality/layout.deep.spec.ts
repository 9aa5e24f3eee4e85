import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import type { Locator } from 'playwright/test';
import { listing, pathOf } from '../site/listings.ts';
import { founder } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { statesAt } from '../site/states.ts';
import { headline, holdRequests, open, phone, scrollTo } from '../site/visit.ts';

test('G19 AC04 header, content and report start at the same left edge', async ({ page }) => {
  for (const [path, headings] of [
    ['/market-report', ['Overview - Last 30 Days']],
    ['/', ['Where the desert meets two seas', 'Featured Properties']],
    ['/about', ['Where two seas meet, since 1987']],
    ['/team', ['Meet Our Team']],
    ['/contact', ['Begin with a conversation']],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const logo = page.getByRole('banner').first().getByRole('link', { name: office.name });
    const beginning = [logo, ...headings.map((name) => page.getByRole('heading', { name }))];
    for (const [width, edge] of [
      [1920, 360],
      [1440, 120],
      [1280, 80],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await Promise.all(beginning.map(async (one) => (await one.boundingBox())?.x));
      expect.soft(lefts, `${path} at ${width} px`).toEqual(beginning.map(() => edge));
    }
  }
});

test('AG25 AG27 a portrait is at most 320 px wide, and beside the name in landscape', async ({ page }) => {
  const portrait = page.getByRole('main').getByRole('img', { name: new RegExp(founder.name) });
  for (const path of [`/team/${founder.id}`, `/${founder.slug}`]) {
    await open(page, path);
    expect((await portrait.first().boundingBox())?.width).toBeLessThanOrEqual(320);
  }
  for (const size of [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect(headline(page)).toBeInViewport({ ratio: 1 });
    await expect(portrait.first()).toBeInViewport({ ratio: 1 });
    const [name, picture] = [await headline(page).boundingBox(), await portrait.first().boundingBox()];
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0);
  }
});

test('AG28 on a phone the portrait is beside the name, and both actions are in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const { slug, name } of roster) {
    await open(page, `/${slug}`);
    const main = page.getByRole('main');
    const portrait = await main
      .getByRole('img', { name: new RegExp(name) })
      .first()
      .boundingBox();
    const heading = await headline(page).boundingBox();
    expect.soft((heading?.x ?? 0) + (heading?.width ?? 390), name).toBeLessThanOrEqual(portrait?.x ?? 0);
    for (const action of ['Call Now', 'Send Message'])
      await expect.soft(main.getByRole('link', { name: action })).toBeInViewport({ ratio: 1 });
  }
});

test('AC03 D21 D22 in forced colors the chosen units and picture can be told from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, pathOf(listing));
  const outline = (chosen: Locator) => chosen.evaluate((one) => getComputedStyle(one).outlineStyle);
  for (const [chosen, other] of [
    [page.getByRole('button', { pressed: true }), page.getByRole('button', { pressed: false })],
    [page.locator('[aria-current=true]'), page.getByRole('button', { name: /^Show picture 2/ })],
  ] as const)
    expect([await outline(chosen.first()), await outline(other.first())]).toEqual(['solid', 'none']);
});

test('N15 AG01 AG17 on a phone neither bar nor toast covers the chat with an agent', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, `/${founder.slug}`);
  const chat = page.getByRole('link', { name: /WhatsApp/ });
  const bar = page.getByRole('complementary', { name: 'Reach us' });
  await scrollTo(page, 300);
  await bar.waitFor();
  const [strip, box] = [await bar.boundingBox(), await chat.boundingBox()];
  expect([strip?.height, 844 - (box?.y ?? 0)].every((height = 100) => height <= 65)).toBe(true);
  expect((strip?.x ?? 0) + (strip?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);

  await statesAt(phone)
    .find(({ name }) => name === 'inquiry-failed')
    ?.act(page);
  await chat.click({ trial: true });
});

test('AC03 in forced colors the logo keeps its background, and chart series differ', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await open(page, '/market-report');
    const logo = page.getByRole('banner').first().getByRole('img', { name: office.name });
    await expect(logo).toHaveCSS('background-color', 'rgb(250, 247, 242)');
    const figure = page.getByRole('region', { name: /Listing Inventory/ });
    const fills = (parts: Locator) =>
      parts.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]);
    await figure.scrollIntoViewIfNeeded();
    expect(await fills(figure.locator('li path'))).toHaveLength(2);
    const bars = figure.locator('.apexcharts-bar-area');
    await expect(bars).toHaveCount(12);
    expect(await fills(bars)).toEqual(await fills(figure.locator('li path')));
  }
});

test('D23 a printed house is two pages, without navigation and buttons', async ({ page }) => {
  await open(page, pathOf(listing));
  await scrollTo(page, 300);
  await page.emulateMedia({ media: 'print' });

  await expect(headline(page)).toBeVisible();
  await expect(page.getByText(listing.price).first()).toBeVisible();
  await expect(page.getByText(office.phone).filter({ visible: true })).toHaveCount(1);
  for (const chrome of ['banner', 'contentinfo', 'navigation', 'complementary', 'button'] as const) {
    const shown = page.getByRole(chrome).filter({ visible: true, hasNot: page.getByRole('img') });
    await expect.soft(shown, chrome).toHaveCount(0);
  }
  for (const plan of await page.locator('img[src*="-plan-"]').all()) await expect(plan).toBeVisible();
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format });
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g), format).toHaveLength(2);
  }
});

for (const [rule, path, link, heading] of [
  ['M03', '/market-report', 'Sign Up for Market Reports', 'The next report'],
  ['AG06', `/${founder.slug}`, 'Send Message', 'Get In Touch'],
] as const)
  test(`${rule} I41 a link to an anchor on ${path} scrolls to it and stays there`, async ({ page }) => {
    const place = page.getByRole('heading', { name: heading });
    const top = async () => (await place.boundingBox())?.y ?? 0;
    const expectStill = async () => {
      await expect(place).toBeInViewport({ ratio: 1 });
      const before = await top();
      await page.waitForTimeout(500);
      expect([Math.abs((await top()) - before) < 2, before > 90]).toEqual([true, true]);
    };
    const scripts = await holdRequests(page, '**/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('link', { name: link }).click();
    const address = page.url();
    await expectStill();
    scripts.open();
    await hydrated(page);
    await expectStill();

    await page.goto('about:blank');
    await open(page, address);
    await expectStill();
  });
