import { office } from '@dosmares/content/office';
import { expect, test } from '../site/site.ts';
import { open } from '../site/visit.ts';
import { nowhere, stopAfter } from './focus.ts';

test('N02-N05 the keyboard walks the navigation in the order it is read, opens its menu, and skips past it', async ({
  page,
}) => {
  await open(page, '/contact');
  const names: string[] = [];
  for (let at = 0; at < 8; at += 1) names.push((await stopAfter(page, 'Tab')).name);
  expect(names).toEqual([
    'Skip to content',
    expect.anything(),
    'Properties',
    'About',
    'Team',
    expect.stringContaining(office.phone),
    expect.stringContaining(office.email),
    'Contact Us',
  ]);

  const opener = page.getByRole('banner').getByRole('button', { name: 'Properties' });
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'View All Properties' })).toBeVisible();
  expect((await stopAfter(page, 'Tab')).name).toContain('View All Properties');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();

  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  expect(await stopAfter(page, 'Tab', 'main')).toMatchObject({ isInside: true, isSeen: true });
});

test('H08 A06 a tabbed dialog takes the focus, keeps it, and gives it back on Escape', async ({ page }) => {
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Family' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Family' });
  const tabs = dialog.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');

  for (let times = 0; times < 6; times += 1) {
    const { name, isInside } = await stopAfter(page, 'Tab', '[role=dialog]');
    // A native dialog lets the keyboard out to the browser's own bar, never to the page behind.
    expect(isInside || name === nowhere, `stop ${times} at "${name}"`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
