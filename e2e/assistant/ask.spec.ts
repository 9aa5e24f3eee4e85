import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import type { Page } from 'playwright/test';
import { mailsAbout, recipientsOf } from '../inquiries/mails.ts';
import { findings } from '../quality/measures.ts';
import { listing, pathOf } from '../site/listings.ts';
import { someone } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { headline, isMarked, markDocument, open, phone, reachAndPress } from '../site/visit.ts';

const wish = `I am Ines Caldera and want ${someone.name} to call me.`;

test('CH01 CH04-CH07 CH10 CH12 CH22 a visitor asks beside the page', async ({ page, errors }) => {
  await open(page, '/about');
  const { panel, box, message } = await openByKeyboard(page);
  await expect(box).toBeFocused();
  const header = await page.getByRole('banner').first().boundingBox();
  await expect.poll(async () => (await panel.boundingBox())?.y).toBe(Math.floor(header?.height ?? 0));

  await page.keyboard.type('Which homes do you have?');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('');
  await expect(message(2)).toBeVisible();
  await markDocument(page);
  await reachAndPress(page, panel.getByRole('link', { name: listing.title }), 'Shift+Tab');
  await expect(page).toHaveURL(pathOf(listing));
  await expect(headline(page)).toHaveText(listing.title);
  expect(await isMarked(page)).toBe(true);
  await expect(panel).toBeVisible();
  await box.fill('How much is this?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('log')).toContainText(listing.price);
  expect(errors).toEqual([]);
});

test('CH01 CH13-CH16 CH19 CH21 a message to a person arrives', async ({ page, site, errors }) => {
  const visitor = 'ines.panel@visitor.example';
  await page.setViewportSize(phone);
  await open(page, '/about');
  const { panel } = await openByKeyboard(page);
  await expect(panel).toBeInViewport({ ratio: 1 });
  expect((await panel.boundingBox())?.width).toBe(phone.width);

  await page.keyboard.type(wish);
  await page.keyboard.press('Enter');
  const leave = panel.getByRole('button', { name: `Leave a message for ${someone.name}` });
  await reachAndPress(page, leave, 'Shift+Tab');
  await expect(panel.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(visitor);
  expect(await findings(page)).toEqual([]);
  await reachAndPress(page, panel.getByRole('button', { name: 'Send message' }), 'Shift+Tab');
  const receipt = panel.getByRole('region', { name: 'Your message has been sent.' });
  await expect(receipt).toBeFocused();
  await expect(receipt.getByText(`${someone.name} will answer you ${answerTime.en}`)).toBeInViewport();
  await expect(receipt.getByText(/^DM-/)).toBeInViewport({ ratio: 1 });

  const mails = await mailsAbout(site, visitor);
  expect(recipientsOf(mails)).toEqual([visitor, office.email, someone.email].sort());
  for (const { text } of mails.filter(({ recipients: [to] }) => to !== visitor))
    expect(text).toContain(`${wish}\n`);
  expect(errors).toEqual([]);
});

/** Opens the panel by keyboard: scrolls until the bar appears, then tabs back to its button, the last on the page. */
async function openByKeyboard(page: Page) {
  await page.keyboard.press('PageDown');
  const button = page.getByRole('button', { name: 'AI Chat' });
  await expect(button).toBeInViewport();
  // Moving the focus during scrolling would stop the page where the bar hides again.
  await page.waitForFunction(
    () => new Promise((resolve) => setTimeout((before) => resolve(scrollY === before), 100, scrollY)),
  );
  await reachAndPress(page, button, 'Shift+Tab');
  const panel = page.getByRole('dialog', { name: 'Concierge' });
  await expect(panel).toBeVisible();

  return {
    panel,
    box: panel.getByRole('textbox', { name: 'Your message' }),
    message: (index: number) => panel.getByRole('log').locator('[data-role]').nth(index),
  };
}
