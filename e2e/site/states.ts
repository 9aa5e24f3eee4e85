import type { Page } from 'playwright/test';
import { house, pathOf } from './houses.ts';
import { founder } from './people.ts';

/** A state of a page other than how it opens: where, how, and from or below which width it exists. */
export interface State {
  name: string;
  at: string;
  act: (page: Page) => Promise<unknown>;
  from?: number;
  below?: number;
}

async function scrollOn(page: Page) {
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await page.getByRole('complementary', { name: 'Reach us' }).waitFor();
}

const failEverySend = (page: Page) =>
  page.route('**/api/**', (route) => route.fulfill({ status: 500, json: { success: false } }));

/** Menus, dialogs, the assistant and failures, for pictures and for accessibility checks. */
export const states: readonly State[] = [
  {
    name: 'mobile-menu',
    at: '/',
    below: 1024,
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'properties-menu',
    at: '/about',
    from: 1024,
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Properties' }).click(),
  },
  { name: 'scrolled', at: '/', act: scrollOn },
  {
    name: 'tabbed-dialog',
    at: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Family' }).click();
      await page.getByRole('dialog').getByRole('tab').nth(1).click();
    },
  },
  {
    name: 'milestone-dialog',
    at: '/about',
    act: async (page) => {
      await page.getByRole('button', { name: /recognition/i }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'chat',
    at: '/about',
    act: async (page) => {
      await scrollOn(page);
      await page.getByRole('button', { name: 'AI Chat' }).click();
      await page.getByRole('log').waitFor();
    },
  },
  {
    name: 'chat-failed',
    at: '/contact',
    act: async (page) => {
      await failEverySend(page);
      await scrollOn(page);
      await page.getByRole('button', { name: 'AI Chat' }).click();
      const box = page.getByRole('dialog').getByRole('textbox');
      await box.fill('Which houses look over the marina?');
      await box.press('Enter');
      await page.getByText(/trouble connecting/).waitFor();
    },
  },
  {
    name: 'lightbox',
    at: pathOf(house),
    act: async (page) => {
      await page.getByRole('button', { name: /^View picture 1/ }).click();
      await page.getByRole('dialog').getByText('1 of').waitFor();
      const shown = page.getByRole('dialog').getByRole('img').first();
      await shown.evaluate((picture: HTMLImageElement) => picture.decode());
    },
  },
  {
    name: 'floor-plan',
    at: pathOf(house),
    act: async (page) => {
      await page.getByRole('link', { name: /^Main level/ }).click();
      const shown = page.getByRole('dialog').getByRole('img').first();
      await shown.evaluate((picture: HTMLImageElement) => picture.decode());
    },
  },
  {
    name: 'contact-mistakes',
    at: '/contact',
    act: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Please tell us your name.').waitFor();
    },
  },
  {
    name: 'contact-failed',
    at: `/contact?agent=${founder.slug}`,
    act: async (page) => {
      await failEverySend(page);
      await page.getByLabel(/Full Name/).fill('Ines Caldera');
      await page.getByLabel(/Email Address/).fill('ines@visitor.example');
      await page.getByRole('combobox', { name: /Inquiry Type/ }).click();
      await page.getByRole('option', { name: 'Buying' }).click();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText(/Failed to send message/).waitFor();
    },
  },
  {
    name: 'select',
    at: '/contact',
    act: async (page) => {
      await page.getByRole('combobox', { name: /Preferred Agent/ }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'inquiry-failed',
    at: `/${founder.slug}`,
    act: async (page) => {
      await failEverySend(page);
      await page.getByLabel('Your Name *').fill('Ines Caldera');
      await page.getByLabel('Email *', { exact: true }).fill('ines@visitor.example');
      await page.getByLabel('Your Message *').fill('I would like to see the house in Pedregal.');
      await page.getByRole('button', { name: 'Send Message' }).last().click();
      await page.getByRole('alert').getByText('Unable to Send Message').waitFor();
    },
  },
];
