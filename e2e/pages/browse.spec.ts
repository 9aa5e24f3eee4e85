import { roster } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { tablePath } from '@dosmares/contracts/site/table';
import type { Page } from 'playwright/test';
import { house, pathOf } from '../site/houses.ts';
import { another, founder, someone } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';

/** A walk through every page by its links: each link, and the page that it leads to. */
const walk = [
  { click: ['link', 'Search Properties'], path: '/properties', heading: /The coast/ },
  { click: ['link', 'MLS Property Search'], path: '/idx-search', heading: 'MLS Property Search' },
  { click: ['link', 'Market Report'], path: '/market-report', heading: 'Cabo San Lucas: Market Report' },
  { click: ['link', 'ABOUT'], path: '/about', heading: /Where two seas/ },
  { click: ['link', 'Visit the team'], path: '/team', heading: 'Meet Our Team' },
  { click: ['link', `View Bio of ${someone.name}`], path: `/team/${someone.id}`, heading: someone.name },
  { click: ['link', 'Listings and reviews'], path: `/${someone.slug}`, heading: someone.name },
  { click: ['link', 'Contact Us'], path: '/contact', heading: /Begin with/ },
  { click: ['link', 'Dos Mares Estates'], path: '/', heading: /Where the desert/ },
] as const;

test('G01-G09 N02 N03 N05 each page is reached by a link, without a page load; it begins at the top, takes the focus and is announced', async ({
  page,
  complaints,
}) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  for (const { click, path, heading } of walk) {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page
      .getByRole(click[0], { name: click[1], exact: true })
      .and(page.locator(':visible'))
      .first()
      .press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    expect.soft(await scrolled(page), path).toBe(0);
    await expect.soft(page.locator('#announcer'), path).toHaveText(await page.title());
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('G15 T12 a route change begins at the top, forward and back', async ({ page }) => {
  await open(page, '/team');
  await page.getByRole('link', { name: `View Bio of ${another.name}` }).press('Enter');
  await expect(page).toHaveURL('/team/2');
  // The address changes before the page does: a visitor who goes back in between has never left.
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(another.name) })).toBeFocused();

  for (const [go, path] of [
    ['goBack', '/team'],
    ['goForward', '/team/2'],
    ['goBack', '/team'],
  ] as const) {
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page[go]();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrolled(page), path).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('G15 a new query or hash is no route change: neither the place nor the focus is lost', async ({
  page,
}) => {
  await open(page, '/contact');
  const name = page.getByLabel('Full Name');
  await name.focus();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const message = page.getByRole('textbox', { name: 'Message' });
  // A card above it says what the message is about: what is in sight stays where it is.
  const place = async () => Math.round((await message.boundingBox())?.y ?? 0);
  const before = await place();

  for (const change of [`?agent=${founder.slug}`, `?agent=${founder.slug}#somewhere`, '?']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, change);
    if (change.startsWith('?agent')) await expect(message).toHaveValue(new RegExp(founder.name));
    expect.soft(Math.abs((await place()) - before), change).toBeLessThan(2);
    await expect.soft(name, change).toBeFocused();
  }
});

test('G09 G10 every agent has two addresses, with the same page', async ({ site }) => {
  for (const { slug, name } of roster) {
    const [short, long] = await Promise.all(
      [site.origin, `${site.origin}/agents`].map((start) => fetch(`${start}/${slug}`)),
    );
    const [one, other] = [await short?.text(), await long?.text()].map(
      (html) => /<main.*<\/main>/s.exec(html ?? '')?.[0],
    );

    expect.soft([short?.status, long?.status], slug).toEqual([200, 200]);
    expect.soft(one, slug).toContain(`Specializing in`);
    expect.soft(one?.replace(/<[^>]*>/g, ''), slug).toContain(name);
    expect.soft(other, slug).toBe(one);
  }
});

test('G11 G13 G14 X08 a path that is no page says so, logs itself, and leads home', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/villas/oceanfront');
  await hydrated(page);

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect(complaints.some((line) => line.includes('404') && line.includes('/villas/oceanfront'))).toBe(true);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('G16 G17 nothing asks who the visitor is, and no page fetches what it shows', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'websocket', 'eventsource'].includes(request.resourceType()))
      fetched.push(new URL(request.url()).pathname);
  });

  for (const path of ['/', pathOf(house), '/team', `/${founder.slug}`, '/market-report', '/contact']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await expect.soft(page.locator('input[type=password]'), path).toHaveCount(0);
    await expect
      .soft(page.getByText(/\b(log|sign) ?in\b|my account|create an account/i), path)
      .toHaveCount(0);
  }
  // The addresses of the site's scripts, for the next navigation: nothing that a page shows.
  expect(fetched.filter((path) => path !== tablePath)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('G18 the brand colours are in use', async ({ page }) => {
  await open(page, `/${founder.slug}`);
  const paint = (locator: ReturnType<Page['locator']>, what: 'color' | 'backgroundColor') =>
    locator.evaluate((element, property) => getComputedStyle(element)[property], what);

  expect(
    await paint(page.getByRole('banner').getByRole('link', { name: 'Contact Us' }), 'backgroundColor'),
  ).toBe('rgb(16, 47, 116)');
  expect(await paint(page.getByRole('link', { name: 'Chat on WhatsApp' }), 'backgroundColor')).toBe(
    'rgb(37, 211, 102)',
  );
  await open(page, '/');
  expect(await paint(page.getByRole('main').getByText(claims.propertiesSold.text).first(), 'color')).toBe(
    'rgb(212, 175, 55)',
  );
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
