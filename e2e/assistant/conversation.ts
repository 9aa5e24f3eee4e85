import type { Locator, Page } from 'playwright/test';
import { expect } from '../site/site.ts';

/** The assistant's panel, found as a visitor finds it. */
export interface Conversation {
  panel: Locator;
  box: Locator;
  /** Texts of the messages, oldest first, without text for screen readers only. */
  said: () => Promise<string[]>;
  message: (index: number) => Locator;
}

export function conversationOn(page: Page): Conversation {
  const panel = page.getByRole('dialog', { name: 'Concierge' });
  const messages = panel.getByRole('log').locator('[data-role]');

  return {
    panel,
    box: panel.getByRole('textbox', { name: 'Your message' }),
    said: () => messages.allInnerTexts(),
    message: (index) => messages.nth(index),
  };
}

/**
 * Opens the panel by keyboard alone: scrolls until the bar appears, then tabs to its button, the last stop of the
 * page. It tabs backwards from the start of the page, forwards from anywhere else: tabbing backwards from there would
 * scroll the page up and hide the bar.
 */
export async function openByKeyboard(page: Page): Promise<Conversation> {
  await page.keyboard.press('PageDown');
  const button = page.getByRole('button', { name: 'AI Chat' });
  await expect(button).toBeInViewport();
  await scrolled(page);
  const isAtStart = await page.evaluate(() => document.activeElement === document.body);
  await tabTo(page, button, isAtStart ? 'Shift+Tab' : 'Tab');
  await page.keyboard.press('Enter');
  const conversation = conversationOn(page);
  await expect(conversation.panel).toBeVisible();

  return conversation;
}

/** Waits until the page stops scrolling: moving the focus earlier would stop it where the bar hides again. */
const scrolled = (page: Page) =>
  expect(async () => {
    const before = await page.evaluate(() => scrollY);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }).toPass();

/** Presses Tab, or Shift+Tab, until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not come to ${target}.`);
}
