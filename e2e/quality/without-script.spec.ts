import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { properties } from '@dosmares/content/properties';
import { roster } from '@dosmares/content/roster';
import { areas, claims, guideGroups } from '@dosmares/content/site';
import type { Page } from 'playwright/test';
import { listing, pathOf, reference } from '../site/listings.ts';
import { founder, sentBy } from '../site/people.ts';
import { addedPages, kindsOfPage, routesOfSite } from '../site/routes.ts';
import { expect, test } from '../site/site.ts';

test.use({ javaScriptEnabled: false });

/** Words that each page must contain; unit tests cover the rest. */
const characteristicWords: Readonly<Record<string, readonly string[]>> = {
  '/': ['Featured Properties', claims.propertiesSold, founder.name, listing.price],
  '/about': ['Our Story', 'National Recognition', roster.at(-1)?.name ?? ''],
  '/contact': [office.phone, 'Full Name', 'On Boulevard Marina', 'Your rights'],
  '/properties': [claims.properties, areas.at(-1) ?? '', 'Search in a new window'],
  '/team': [claims.combinedYears, roster.at(-1)?.name ?? ''],
  '/market-report': ['484,000', 'Listing Inventory', marketReport.listings.at(-1)?.name ?? ''],
  [pathOf(listing)]: [listing.price, ...listing.features, listing.lotSize],
  [`/${founder.slug}`]: [founder.email, 'Client Reviews', 'you agree to be contacted'],
};

test('G01-G10 G17 I40 M04 N08 every kind of page is complete', async ({ page }) => {
  for (const { path, status } of routesOfSite.filter((route) => kindsOfPage.includes(route.path))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const words = await page.getByRole('main').innerText();

    for (const some of characteristicWords[path] ?? [])
      expect.soft(words.toLowerCase(), path).toContain(some.toLowerCase());
    // A new remote's first page may be short.
    expect.soft(words.length, path).toBeGreaterThan(status === 200 && !addedPages.includes(path) ? 250 : 60);
    expect.soft(words, path).not.toMatch(/Loading|Try again/);
    expect.soft(await hiddenWords(page), path).toEqual([]);
    await expect.soft(page.getByRole('navigation').first(), path).toBeVisible();
    await expect.soft(page.getByRole('contentinfo'), path).toContainText(office.email);
  }
});

test('the navigation works on a desktop and on a phone (N02, N06)', async ({ page }) => {
  await page.goto('/contact');
  const banner = page.getByRole('banner');
  await banner.getByText('Properties', { exact: true }).hover();
  await banner.getByRole('link', { name: 'View All Properties' }).click();
  await expect(page).toHaveURL('/properties');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

test('P01 P04 forms say what to do instead, and the search works', async ({ page, context }) => {
  for (const [path, field] of [
    ['/contact', 'Full Name'],
    [`/${founder.slug}`, 'Your Name'],
    [`/${sentBy('click').slug}`, 'Your Name'],
    ['/market-report', 'Name'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    expect.soft(await main.innerText(), path).toMatch(/This form needs JavaScript\. .*@dosmares\.example/);

    await main.getByLabel(field).first().fill('Ines Caldera');
    await main.getByLabel(field).first().press('Enter');
    expect.soft(page.url(), path).not.toMatch(/Ines|\?/);
  }

  await page.goto('/properties');
  await page.getByLabel('MLS or IDX number').fill(reference);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Search in a new window' }).click();
  expect((await opened).url()).toContain(`/listings?q=${reference}`);
});

test('P13 P15 the guide shows one group, and houses stand side by side in a table', async ({ page }) => {
  await page.goto('/properties#buying');
  const guide = page.getByRole('region', { name: 'Buying in Mexico' });
  await guide.getByText('Costs', { exact: true }).first().click();
  for (const name of Object.values(guideGroups))
    await expect(guide.getByRole('heading', { level: 3, name })).toBeVisible({
      visible: name === guideGroups.cost,
    });

  await page.goto('/properties/compare?homes=1,2');
  for (const { title } of properties)
    await expect(page.getByRole('columnheader', { name: title })).toHaveCount(1);
});

/** Returns text that is not visible, except where that is intended: options, print, collapsed parts. */
const hiddenWords = (page: Page) =>
  page.evaluate(() => {
    const allowed =
      'option, fieldset, h1 > :first-child + span, [role=tooltip], [role=status], details, button, script, svg, [aria-hidden=true], [aria-live]';
    const print = [...document.querySelectorAll('main p, main span, main strong')].filter((one) =>
      one.closest('p')?.textContent.includes(location.origin),
    );

    return [...document.querySelectorAll('main *')]
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      .filter((one) => !one.closest(allowed) && !print.includes(one))
      .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => `${one.tagName.toLowerCase()} "${one.textContent.slice(0, 50)}"`);
  });
