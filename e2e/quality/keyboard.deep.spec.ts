import type { Page } from 'playwright/test';
import { house, pathOf } from '../site/houses.ts';
import { founder } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { stop, tab } from './focus.ts';

const phone = { width: 390, height: 844 };

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`at ${size.width} px no fixed element covers what has the focus (WCAG 2.4.11)`, async ({ page }) => {
    await page.setViewportSize(size);
    // Elements that glide into view are judged where they come to rest.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/contact', `/${founder.slug}`, '/market-report', pathOf(house)]) {
      await open(page, path);
      expect.soft(await hiddenStops(page), path).toEqual([]);
      if (path === '/') expect.soft(await hiddenStops(page, true), 'backwards').toEqual([]);
    }
  });
}

const openers = [
  { what: 'H08 A06 a tabbed dialog', at: '/', name: 'Family' },
  { what: 'A02 A06 a milestone', at: '/about', name: /Recognition/ },
  { what: 'the lightbox', at: pathOf(house), name: /^View picture 1/ },
  { what: 'N06 the menu of a phone', at: '/', name: 'Open menu', size: phone },
  { what: 'CH01 the assistant on a phone', at: '/contact', name: 'AI Chat', size: phone },
];

for (const { what, at, name, size } of openers) {
  test(`${what} takes the focus, keeps it, and gives it back on Escape`, async ({ page }) => {
    if (size) await page.setViewportSize(size);
    await open(page, at);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const opener = page.getByRole('button', { name });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(async () => (await stop(page, inDialog)).isInside).toBe(true);

    for (const back of [false, true]) {
      for (let times = 0; times < 12; times += 1) {
        const { name: place, isInside } = await tab(page, { back, inside: inDialog });
        // A native dialog lets the keyboard out to the browser's own bar, never to the page behind.
        expect(isInside || place === bodyName, `stop ${times} at "${place}"`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('CH01 CH22 the assistant stands beside the page: Tab goes on into it, the header stays in use, nothing with the focus is covered, and Escape is heard from there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const opener = page.getByRole('button', { name: 'AI Chat' });
  const panel = page.getByRole('dialog', { name: 'Concierge' });
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await opener.press('Enter');
  await expect(panel.getByRole('textbox')).toBeFocused();

  await expect.poll(async () => (await tab(page, { inside: inDialog })).isInside).toBe(false);
  await expect(panel).toBeVisible();
  await link('About').focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(link('About')).toBeFocused();

  await opener.press('Enter');
  await expect(panel).toBeVisible();
  await link('Contact Us').focus();
  expect(await stop(page)).toMatchObject({ name: 'Contact Us', isSeen: true });
  await expect(panel).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Schedule' }).focus();
  await expect(panel).toHaveCount(0);
  expect(await stop(page)).toMatchObject({ name: 'Schedule', isSeen: true });
});

const inDialog = '[role=dialog], dialog[open], [data-reach-dialog-overlay]';
const bodyName = 'the page';

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Walks the whole page by Tab; returns the names of all stops that cannot be seen at all. */
async function hiddenStops(page: Page, back = false) {
  const hidden: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let times = 0; times < 90; times += 1) {
    const { name, isSeen } = await tab(page, { back });
    if (name === bodyName) return hidden;
    if (!isSeen) hidden.push(name);
  }

  return hidden;
}
