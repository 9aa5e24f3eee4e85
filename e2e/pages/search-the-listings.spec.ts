import { areaGuide } from '@dosmares/content/area-guide';
import { areas } from '@dosmares/content/site';
import { reference } from '../site/listings.ts';
import { expect, test } from '../site/site.ts';
import { open } from '../site/visit.ts';

test('P01-P05 X06 a search for a number opens in a new window', async ({ page, context, site }) => {
  await open(page, '/properties');
  const box = page.getByRole('searchbox', { name: 'MLS or IDX number' });
  for (const [query, act] of [
    [reference, () => box.press('Enter')],
    [' casa & mar #1 ñ ', () => page.getByRole('button', { name: 'Search', exact: true }).click()],
    ['', () => page.getByRole('link', { name: /^Full Search/ }).click()],
  ] as const) {
    await box.fill(query);
    const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(query.trim());
    const param = query && `?q=${encodeURIComponent(query.trim())}`;
    expect(tab.url()).toBe(`${site.mailbox}/listings${param}`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled();
  await expect(page).toHaveURL('/properties');
});

for (const [path, title, height, allow, boxes] of [
  ['/properties', 'The regional listing service', 1400, 'geolocation', 0],
  ['/idx-search', 'MLS property search', 850, null, 1],
] as const)
  test(`P06 P09 ${path} shows the listing service in a frame of ${height} px`, async ({ page, site }) => {
    const response = await open(page, path);
    const main = page.getByRole('main');
    const frame = main.getByTitle(title);
    const inside = frame.contentFrame();

    expect((await frame.boundingBox())?.height).toBe(height);
    expect(await frame.getAttribute('allow')).toBe(allow);
    expect(response?.headers()['permissions-policy']).toContain(`geolocation=(self "${site.mailbox}")`);
    await frame.scrollIntoViewIfNeeded();
    await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Regional Listing Service');
    // Beside our search box, the service shows none of its own; and no row is cut off.
    await expect(inside.getByRole('textbox')).toHaveCount(boxes);
    expect(await inside.locator('html').evaluate((one) => one.scrollHeight)).toBeLessThanOrEqual(height);

    await main.getByRole('link', { name: 'Skip past the frame' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: /in a new window$/ }).last()).toBeFocused();
  });

test('P10 P12 C27 an area can be chosen on the map by keyboard', async ({ page, errors }) => {
  const area = areas.filter((one) => areaGuide[one]).at(-1) ?? '';
  await open(page, '/properties');
  const map = page.getByRole('group', { name: 'Map of Baja California Sur' });
  const panel = page.locator('details').filter({ has: page.getByRole('heading', { name: area }) });
  await map.getByRole('link', { name: area }).press('Enter');
  await expect(panel.getByText(areaGuide[area]?.sea ?? '')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: `Search here (${area})` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Listings in ${area}` })).toBeInViewport();
  await panel.getByRole('link', { name: `Ask about it (${area})` }).click();
  await expect(page.getByRole('region', { name: 'Your message is about' })).toContainText(area);
  expect(errors).toEqual([]);
});
