import { featured, type Listing, listings } from '@dosmares/content/listings';
import { areas, claims } from '@dosmares/content/site';
import type { FrameLocator } from 'playwright/test';
import { reference } from '../site/houses.ts';
import { expect, hydrated, test } from '../site/site.ts';

test('P01-P05 X06 a number is searched for in a new window; a blank box searches nothing', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await page.goto('/properties');
  await hydrated(page);
  const box = page.getByRole('search').getByRole('searchbox', { name: 'MLS or IDX number' });
  const button = page.getByRole('search').getByRole('button', { name: 'Search' });
  const opened: string[] = [];
  context.on('page', (tab) => opened.push(tab.url()));

  await expect(button).toBeDisabled();
  await box.press('Enter');
  await box.fill('   ');
  await expect(button).toBeDisabled();
  await box.press('Enter');
  expect(opened).toEqual([]);

  for (const [query, search] of [
    [reference, () => box.press('Enter')],
    [' casa & mar #1 ñ ', () => button.click()],
  ] as const) {
    await box.fill(query);
    const [tab] = await Promise.all([context.waitForEvent('page'), search()]);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(query.trim());
    expect(tab.url()).toBe(`${site.mailbox}/listings?q=${encodeURIComponent(query.trim())}`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }

  for (const name of [/^Full Search/, /^Open in New Window/]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name }).click()]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe(`${site.mailbox}/listings`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  expect(opened).toHaveLength(4);
  await expect(page).toHaveURL('/properties');
  expect(complaints).toEqual([]);
});

test('P06-P09 the services stand in frames of the promised height, with a way past them', async ({
  page,
  site,
}) => {
  for (const { path, heading, title, height, allow, inside, boxes } of [
    {
      path: '/properties',
      heading: /Loreto/,
      title: 'The regional listing service',
      height: 1400,
      allow: 'geolocation',
      inside: 'Regional Listing Service',
      boxes: 0,
    },
    {
      path: '/idx-search',
      heading: 'MLS Property Search',
      title: 'MLS property search',
      height: 850,
      allow: null,
      inside: 'Regional Listing Service',
      boxes: 1,
    },
  ]) {
    const response = await page.goto(path);
    await hydrated(page);
    const main = page.getByRole('main');
    const frame = main.getByTitle(title);

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect((await frame.boundingBox())?.height).toBe(height);
    expect(await frame.getAttribute('allow')).toBe(allow);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('heading', { level: 1, name: inside })).toBeVisible();
    // The service's own box would be a second one on the page that has ours, and no row is cut in half.
    await expect(frame.contentFrame().getByRole('textbox')).toHaveCount(boxes);
    await expect(frame.contentFrame().getByRole('listitem').last()).toBeVisible();
    expect(await heightInside(frame.contentFrame())).toBeLessThanOrEqual(height);
    expect(response?.headers()['permissions-policy']).toContain(`geolocation=(self "${site.mailbox}")`);

    const past = main.getByRole('link', { name: 'Skip past the frame' });
    await past.focus();
    await expect(past).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: /in a new window$/ }).last()).toBeFocused();
  }

  await page.goto('/properties');
  await expect(page.getByRole('main')).toContainText(`${claims.properties.text} properties`);
  await expect(page.getByRole('region', { name: /areas/ }).getByRole('heading', { level: 3 })).toHaveText([
    ...areas,
  ]);
});

test('P10 a house of ours is found in its area, and leads from the frame to its page here', async ({
  page,
  site,
}) => {
  const [house] = listings as readonly [Listing];
  await page.goto(`/properties?area=${encodeURIComponent(areas[0] ?? '')}`);
  await hydrated(page);
  const frame = page.getByTitle('The regional listing service').contentFrame();
  await frame.getByRole('link', { name: house.title }).click();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: /^See it at/ }).click(),
  ]);

  await expect(tab).toHaveURL(`${site.origin}/property/${house.id}`);
  await frame.getByRole('link', { name: 'All listings' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Regional Listing Service');
});

test('L01-L06 the cards tell the price, the place and the first three features, and lead to the house', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: 'MLS' });
  await expect(cards).toHaveCount(featured.length);

  for (const [index, listing] of featured.entries()) {
    const { title, price, location, sqft, mlsNumber, status, features, beds, baths } = listing;
    const card = cards.nth(index);
    for (const text of [title, price, location, sqft, `MLS ${mlsNumber}`, status, ...features.slice(0, 3)])
      await expect(card).toContainText(text);
    await expect(card).toContainText(`+${features.length - 3} more`);
    await expect(card).not.toContainText(features[3] ?? '');
    await expect(card).toContainText(new RegExp(`${beds} beds.*${baths} baths`, 'i'));
    await expect(card.getByRole('link')).toHaveAttribute('href', `/property/${listing.id}`);
  }
  // Anywhere on the card, the picture too.
  await cards.nth(1).click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(`/property/${featured[1]?.id}`);
});

const heightInside = (frame: FrameLocator) =>
  frame.locator('html').evaluate((page: HTMLElement) => page.scrollHeight);
