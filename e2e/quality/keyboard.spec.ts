import { office } from '@dosmares/content/office';
import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../site/site.ts';
import { tab } from './focus.ts';

test('N02-N05 the keyboard walks the navigation in the order it is read, opens its menu, and skips past it', async ({
  page,
}) => {
  await open(page, '/contact');
  const names: string[] = [];
  for (let at = 0; at < 8; at += 1) names.push((await tab(page)).name);

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
  await opener.focus();
  await page.keyboard.press('Enter');

  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'View All Properties' })).toBeVisible();
  expect((await tab(page)).name).toContain('View All Properties');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();

  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  expect(await tab(page, { inside: 'main' })).toMatchObject({ isInside: true, isSeen: true });
});

test('H08 A06 a tabbed dialog takes the focus, keeps it, and gives it back on Escape', async ({ page }) => {
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Family' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Family' });
  await expect(dialog).toBeVisible();
  const tabs = dialog.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');

  for (let times = 0; times < 6; times += 1) {
    const { name, isInside } = await tab(page, { inside: '[role=dialog]' });
    // A native dialog lets the keyboard out to the browser's own bar, never to the page behind.
    expect(isInside || name === 'the page', `stop ${times} at "${name}"`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('W01 an open choice keeps the keyboard until it is made or left', async ({ page }) => {
  await open(page, '/contact');
  const box = page.getByRole('combobox', { name: /Preferred Agent/ });
  await box.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();

  for (let times = 0; times < 3; times += 1) {
    expect((await tab(page, { inside: '[role=listbox]' })).isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}
