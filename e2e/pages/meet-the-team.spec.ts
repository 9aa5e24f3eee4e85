import { profiles } from '@dosmares/content/profiles';
import { roster, telHref } from '@dosmares/content/roster';
import type { Page } from 'playwright/test';
import { founder, someone } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';

/** Finds the value beside a term of a list. */
const fact = (page: Page, term: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');

test('T08 T09 T10 AG27 every person has a page with portrait, numbers, record, story and ways on', async ({
  page,
}) => {
  for (const { id, name, phone, phoneSecondary, email, slug } of roster) {
    const profile = profiles[id];
    await page.goto(`/team/${id}`);
    const main = page.getByRole('main');

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    const portrait = await main
      .getByRole('img', { name: new RegExp(name) })
      .first()
      .boundingBox();
    expect(portrait?.width).toBeLessThanOrEqual(320);
    await expect(fact(page, 'Years Experience')).toHaveText(String(profile?.yearsShown));
    await expect(fact(page, 'Properties Sold')).toHaveText(`${profile?.propertiesSold}+`);
    await expect(fact(page, 'Email').getByRole('link')).toHaveAttribute('href', `mailto:${email}`);
    await expect(fact(page, phoneSecondary ? 'Cell' : 'Phone').getByRole('link')).toHaveAttribute(
      'href',
      telHref(phone),
    );
    if (phoneSecondary)
      await expect(fact(page, 'Mexico Number').getByRole('link')).toHaveAttribute(
        'href',
        telHref(phoneSecondary),
      );
    else await expect(main.getByText('Mexico Number')).toHaveCount(0);

    for (const text of profile?.bio ?? []) await expect(main.getByText(text)).toBeVisible();
    for (const [heading, items] of [
      ['Credentials', profile?.certifications],
      ['Languages', profile?.languages],
    ] as const)
      await expect(
        main.getByRole('heading', { name: heading }).locator('xpath=..').getByRole('listitem'),
      ).toHaveText([...(items ?? [])]);

    for (const [link, path] of [
      ['Back to Team', '/team'],
      ['Schedule Consultation', `/contact?agent=${slug}&type=general`],
      ['Contact Us', '/contact'],
      ['Browse Properties', '/properties'],
      ['Listings and reviews', `/${slug}`],
    ] as const)
      await expect(main.getByRole('link', { name: link })).toHaveAttribute('href', path);
  }
  expect(roster.filter(({ phoneSecondary }) => phoneSecondary).map(({ id }) => id)).toEqual([3, 9]);
});

test('T12 T11 another id begins at the top of another person, also one whom nobody knows', async ({
  page,
  complaints,
}) => {
  await page.goto('/team/3');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });

  for (const [path, name] of [
    [`/team/${someone.id}`, someone.name],
    ['/team/9999', 'Agent Not Found'],
    ['/team/12abc', 'Agent Not Found'],
    [`/team/${founder.id}`, founder.name],
  ] as const) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);

    await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
    // Two of them share a heading, which therefore does not show which of them is open.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goBack();
  await expect(page.getByRole('main').getByText("The agent you're looking for doesn't exist")).toBeVisible();
  expect(await page.evaluate(() => [scrollY, 'sameDocument' in window])).toEqual([0, true]);
  await page.getByRole('main').getByRole('link', { name: 'Back to Team' }).click();
  await expect(page).toHaveURL('/team');
  expect(complaints).toEqual([]);
});

test('T02-T05 the keyboard brings every card into view, and an arrow at its end keeps the focus', async ({
  page,
}) => {
  await page.goto('/team');
  await hydrated(page);
  const cards = page.getByRole('link', { name: /^View Bio/ });
  await cards.first().focus();
  for (let index = 0; index < 11; index += 1) {
    await expect(cards.nth(index)).toBeFocused();
    await expect(cards.nth(index)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Tab');
  }

  const previous = page.getByRole('button', { name: 'Previous' });
  const place = () =>
    page.evaluate(() => document.querySelector('[aria-roledescription=carousel] > div')?.scrollLeft ?? 0);
  await expect(previous).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  for (let before = await place(); before > 10; before = await place()) {
    await page.keyboard.press('Enter');
    await expect.poll(place).toBe(Math.max(Math.round(before) - 350, 0));
  }
  await expect(previous).toBeDisabled();
  await page.keyboard.press('Enter');
  expect(await place()).toBe(0);
  await expect(previous).toBeFocused();
});
