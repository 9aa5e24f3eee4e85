import type { Page } from 'playwright/test';
import { expect } from '../site/site.ts';

// The parts of the contact page's form, as a visitor finds them.
export const form = (page: Page) => page.getByRole('form', { name: 'Message to the office' });
export const box = (page: Page, label: RegExp) => form(page).getByRole('textbox', { name: label });
export const choice = (page: Page, label: RegExp) => form(page).getByRole('combobox', { name: label });
export const button = (page: Page, name: string | RegExp = /^Send/) =>
  form(page).getByRole('button', { name });
export const notice = (page: Page) => form(page).getByRole('status');
/** What takes the form's place once it is sent. */
export const receipt = (page: Page) => page.getByRole('region', { name: /^Message sent successfully!/ });
/** The card above the form: the house, person or area that the message is about. */
export const card = (page: Page) => form(page).getByRole('region', { name: 'Your message is about' });

/** Chooses by keyboard: opens the list, types the first letters, and takes the option with the focus. */
export async function choose(page: Page, label: RegExp, letters: string, chosen: string) {
  // Until the page is idle, this is a native select, whose list tests cannot see.
  await expect(choice(page, label)).toHaveJSProperty('tagName', 'BUTTON');
  await choice(page, label).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(letters);
  await expect(page.getByRole('option', { name: chosen })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice(page, label)).toHaveText(chosen);
  await expect(choice(page, label)).toBeFocused();
}

export async function write(page: Page, email: string) {
  await box(page, /Full Name/).fill('Ines Caldera');
  await box(page, /Email Address/).fill(email);
  await choose(page, /Inquiry Type/, 'inv', 'Investment Opportunity');
  await box(page, /Message/).fill('Two bedrooms near the marina.');
}
