import { areaGuide } from '@dosmares/content/area-guide';
import { featured } from '@dosmares/content/listings';
import { areas } from '@dosmares/content/site';
import { reference } from '../site/listings.ts';
import { expect, test } from '../site/site.ts';
import { open } from '../site/visit.ts';

test('P01-P05 X06 a number is searched for in a new window; a blank box searches nothing', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await open(page, '/properties');
  const box = page.getByRole('search').getByRole('searchbox', { name: 'MLS or IDX number' });
  const button = page.getByRole('search').getByRole('button', { name: 'Search' });
  const fullSearch = page.getByRole('link', { name: /^Full Search/ });
  const inNewWindow = page.getByRole('link', { name: /^Open in New Window/ });
  const opened: string[] = [];
  context.on('page', (tab) => opened.push(tab.url()));

  for (const blank of ['', '   ']) {
    await box.fill(blank);
    await expect(button).toBeDisabled();
    await box.press('Enter');
  }
  expect(opened).toEqual([]);

  for (const [query, act] of [
    [reference, () => box.press('Enter')],
    [' casa & mar #1 ñ ', () => button.click()],
    ['', () => fullSearch.click()],
    ['', () => inNewWindow.click()],
  ] as const) {
    await box.fill(query);
    const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(query.trim());
    const asked = query && `?q=${encodeURIComponent(query.trim())}`;
    expect(tab.url()).toBe(`${site.mailbox}/listings${asked}`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  expect(opened).toHaveLength(4);
  await expect(page).toHaveURL('/properties');
  expect(complaints).toEqual([]);
});

for (const { path, title, height, allow, boxes } of [
  {
    path: '/properties',
    title: 'The regional listing service',
    height: 1400,
    allow: 'geolocation',
    boxes: 0,
  },
  { path: '/idx-search', title: 'MLS property search', height: 850, allow: null, boxes: 1 },
])
  test(`P06 P09 the service stands in a frame of ${height} px on ${path}, with a way past it`, async ({
    page,
    site,
  }) => {
    const response = await open(page, path);
    const main = page.getByRole('main');
    const frame = main.getByTitle(title);
    const inside = frame.contentFrame();

    expect((await frame.boundingBox())?.height).toBe(height);
    expect(await frame.getAttribute('allow')).toBe(allow);
    expect(response?.headers()['permissions-policy']).toContain(`geolocation=(self "${site.mailbox}")`);
    await frame.scrollIntoViewIfNeeded();
    await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Regional Listing Service');
    // The service's own box would be a second one on the page that has ours, and no row is cut in half.
    await expect(inside.getByRole('textbox')).toHaveCount(boxes);
    expect(await inside.locator('html').evaluate((one) => one.scrollHeight)).toBeLessThanOrEqual(height);

    const past = main.getByRole('link', { name: 'Skip past the frame' });
    await past.focus();
    await expect(past).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: /in a new window$/ }).last()).toBeFocused();
  });

test('P12 P10 C27 an area is chosen on the map, read about, searched and asked about, by keyboard', async ({
  page,
  complaints,
}) => {
  const area = areas.filter((one) => areaGuide[one]).at(-1) ?? '';
  await open(page, '/properties');
  const map = page.getByRole('group', { name: 'Map of Baja California Sur' });
  const panel = page.locator('details').filter({ has: page.getByRole('heading', { name: area }) });

  await map.getByRole('link', { name: area }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(areaGuide[area]?.sea ?? '')).toBeInViewport();
  await expect(panel.getByRole('img')).toBeVisible();
  await expect(map.getByRole('link', { name: area })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: `Search here (${area})` })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Listings in ${area}` })).toBeInViewport();
  await panel.getByRole('link', { name: `Ask about it (${area})` }).click();
  await expect(page.getByRole('region', { name: 'Your message is about' })).toContainText(area);
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(new RegExp(area));
  expect(complaints).toEqual([]);
});

test('L06 a card leads to its house from anywhere on it, the picture too', async ({ page }) => {
  await open(page, '/');
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: 'MLS' });
  await cards.nth(1).click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(`/property/${featured[1]?.id}`);
});
