import { endpoints } from '@dosmares/contracts/endpoints';
import { tablePath } from '@dosmares/contracts/site/boot';
import { another, founder, someone } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { headline, isMarked, markDocument, open, pushAddress, scrolled, scrollTo } from '../site/visit.ts';

/** A walk through every page by links: each link's name, its path, and the heading that follows. */
const walk = [
  ['Search Properties', '/properties', /The coast/],
  ['MLS Property Search', '/idx-search', 'MLS Property Search'],
  ['Market Report', '/market-report', 'Cabo San Lucas: Market Report'],
  ['ABOUT', '/about', /Where two seas/],
  ['Visit the team', '/team', 'Meet Our Team'],
  [`View Bio of ${someone.name}`, `/team/${someone.id}`, someone.name],
  ['Listings and reviews', `/${someone.slug}`, someone.name],
  ['Contact Us', '/contact', /Begin with/],
  ['Dos Mares Estates', '/', /Where the desert/],
] as const;

test('G01-G09 G17 N02 N03 N05 I40 I41 links reach every page, and none fetches its content', async ({
  page,
  context,
  errors,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'websocket', 'eventsource'].includes(request.resourceType()))
      fetched.push(new URL(request.url()).pathname);
  });
  await open(page, '/');
  await markDocument(page);
  for (const [name, path, words] of walk) {
    await scrollTo(page, 900);
    const link = page.getByRole('link', { name, exact: true }).and(page.locator(':visible'));
    await link.first().press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeFocused();
    expect.soft(await scrolled(page), path).toBe(0);
    await expect.soft(page.locator('#announcer'), path).toHaveText(await page.title());
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we handle your data' }).click();
  await expect(page).toHaveURL('/contact#privacy');
  const notice = page.getByRole('region', { name: 'Privacy notice' });
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('heading')).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
  // Except the table for the next navigation, and reports, which may be sent at any time.
  expect(fetched.filter((path) => path !== tablePath && path !== endpoints.vitals)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(errors).toEqual([]);
});

test('G15 T12 a route change starts at the top, also between two people', async ({ page, errors }) => {
  await open(page, '/team');
  await page.getByRole('link', { name: `View Bio of ${another.name}` }).press('Enter');
  // The address changes before the page does; going back in between would leave the same page.
  await expect(headline(page)).toHaveText(another.name);

  for (const [go, name] of [
    [() => page.goBack(), 'Meet Our Team'],
    [() => page.goForward(), another.name],
    [() => pushAddress(page, `/team/${founder.id}`), founder.name],
    [() => pushAddress(page, '/team/9999'), 'Agent Not Found'],
    [() => page.goBack(), founder.name],
  ] as const) {
    await scrollTo(page, 700);
    await go();
    await expect(headline(page)).toHaveText(name);
    await expect(headline(page)).toBeFocused();
    await expect.poll(() => scrolled(page), name).toBe(0);
  }
  expect(errors).toEqual([]);
});

test('a tab that cannot get the table of the site goes on by full page loads, Back to a fragment too', async ({
  page,
}) => {
  await open(page, '/contact#privacy');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Team', exact: true }).first().press('Enter');
  await expect(headline(page)).toHaveText('Meet Our Team');
  // As a network that wants a sign-in answers.
  await page.route(`**${tablePath}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' }),
  );
  await page.reload();
  await hydrated(page);

  await page.goBack();
  await expect(headline(page)).toHaveText(/Begin with/);
  await hydrated(page);
  await page.getByRole('link', { name: 'Team', exact: true }).first().press('Enter');
  await expect(headline(page)).toHaveText('Meet Our Team');
});

test('G15 a new query or hash is no route change: scroll position and focus stay', async ({ page }) => {
  await open(page, '/contact');
  const name = page.getByLabel('Full Name');
  await name.focus();
  await scrollTo(page, 500);
  const message = page.getByRole('textbox', { name: 'Message' });
  // A card with the subject appears above it; what is in view must not move.
  const place = async () => Math.round((await message.boundingBox())?.y ?? 0);
  const before = await place();

  for (const change of [`?agent=${founder.slug}`, `?agent=${founder.slug}#somewhere`, '?']) {
    await pushAddress(page, change);
    if (change.startsWith('?agent')) await expect(message).toHaveValue(new RegExp(founder.name));
    expect.soft(Math.abs((await place()) - before), change).toBeLessThan(2);
    await expect.soft(name, change).toBeFocused();
  }
});
