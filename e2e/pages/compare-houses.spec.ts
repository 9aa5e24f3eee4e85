import { compareAddress } from '@dosmares/content/compare-address';
import { properties } from '@dosmares/content/properties';
import { listing, otherListing, pathOf } from '../site/listings.ts';
import { expect, test } from '../site/site.ts';
import { headline, open, phone } from '../site/visit.ts';

const both = compareAddress([listing.id, otherListing.id]);

test('P15 houses are compared from a house, and the choice is in the address', async ({ page, errors }) => {
  await open(page, pathOf(listing));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Compare with other houses' }).click();
  await expect(headline(page)).toHaveText('Compare homes');
  await expect(main.getByRole('columnheader').first()).toContainText(listing.title);
  for (const { id, title } of properties)
    if (![listing.id, otherListing.id].includes(id))
      await main.getByRole('checkbox', { name: title }).click();

  await expect(page).toHaveURL(both);
  await page.reload();
  await expect(main.getByRole('columnheader')).toHaveText([listing.title, otherListing.title]);
  expect(errors).toEqual([]);
});

test('P15 on a phone the next house snaps beside the names of the rows, and the page stays', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, both);
  const table = page.getByRole('region', { name: 'Side by side' });
  const name = table.getByRole('rowheader', { name: 'Bedrooms' });
  await table.hover();
  await page.mouse.wheel(190, 0);

  const next = table.getByRole('columnheader', { name: otherListing.title });
  await expect(next).toBeInViewport({ ratio: 0.99 });
  await expect(name).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});
