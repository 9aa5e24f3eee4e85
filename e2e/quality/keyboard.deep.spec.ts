import { listing, pathOf } from '../site/listings.ts';
import { founder } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { desktop, open, phone, scrollTo } from '../site/visit.ts';
import { nowhere, stopAfter } from './focus.ts';

const inDialog = '[role=dialog], dialog[open], [data-reach-dialog-overlay]';

for (const size of [phone, desktop])
  test(`at ${size.width} px no fixed element covers what has the focus (WCAG 2.4.11)`, async ({ page }) => {
    await page.setViewportSize(size);
    // Elements that glide into view are judged where they come to rest.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, key] of [
      ['/', 'Tab'],
      ['/', 'Shift+Tab'],
      ['/contact', 'Tab'],
      [`/${founder.slug}`, 'Tab'],
      ['/market-report', 'Tab'],
      [pathOf(listing), 'Tab'],
    ] as const) {
      await open(page, path);
      const hidden: string[] = [];
      for (let times = 0; times < 90; times += 1) {
        const { name, isSeen } = await stopAfter(page, key);
        if (name === nowhere) break;
        if (!isSeen) hidden.push(name);
      }
      expect.soft(hidden, `${path} by ${key}`).toEqual([]);
    }
  });

for (const { what, at, name, size } of [
  { what: 'A02 A06 a milestone', at: '/about', name: /Recognition/, size: desktop },
  { what: 'the lightbox', at: pathOf(listing), name: /^View picture 1/, size: desktop },
  { what: 'N06 the menu of a phone', at: '/', name: 'Open menu', size: phone },
  { what: 'CH01 the assistant on a phone', at: '/contact', name: 'AI Chat', size: phone },
])
  test(`${what} takes the focus, keeps it, and gives it back on Escape`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, at);
    await scrollTo(page, 400);
    const opener = page.getByRole('button', { name });
    await opener.press('Enter');
    await expect(page.locator(`:is(${inDialog}):focus-within`)).not.toHaveCount(0);

    for (const key of ['Tab', 'Shift+Tab'])
      for (let times = 0; times < 12; times += 1) {
        const { name: place, isInside } = await stopAfter(page, key, inDialog);
        expect(isInside || place === nowhere, `stop ${times} at "${place}"`).toBe(true);
      }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
