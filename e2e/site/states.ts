import type { Page } from 'playwright/test';
import { listing, otherListing, pathOf } from './listings.ts';
import { founder } from './people.ts';
import { scrollTo } from './visit.ts';

/** A state of a page after interaction: where, how, and from or below which width it exists. */
interface State {
  name: string;
  at: string;
  act: (page: Page) => Promise<unknown>;
  from?: number;
  below?: number;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();

async function openChat(page: Page) {
  await scrollTo(page, 400);
  await press(page, 'AI Chat');
  await page.getByRole('log').waitFor();
}

async function failToSend(page: Page, fields: Readonly<Record<string, string>>, notice: string) {
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: { success: false } }));
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).first().fill(text);
  await press(page, 'Send Message');
  await page.getByText(notice).first().waitFor();
}

const decoded = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('img')
    .first()
    .evaluate((picture: HTMLImageElement) => picture.decode());

/** Menus, dialogs, the assistant and failures in a window of this width, for pictures and accessibility checks. */
export const statesAt = ({ width }: { width: number }) =>
  states.filter(({ from = 0, below = Number.POSITIVE_INFINITY }) => width >= from && width < below);

const states: readonly State[] = [
  { name: 'mobile-menu', at: '/', below: 1024, act: (page) => press(page, 'Open menu') },
  {
    name: 'properties-menu',
    at: '/about',
    from: 1024,
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Properties' }).click(),
  },
  { name: 'scrolled', at: '/', act: (page) => scrollTo(page, 400) },
  {
    name: 'tabbed-dialog',
    at: '/',
    act: async (page) => {
      await press(page, 'Family');
      await page.getByRole('dialog').getByRole('tab').nth(1).click();
    },
  },
  { name: 'chat', at: '/about', act: openChat },
  {
    name: 'chat-failed',
    at: '/contact',
    act: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await openChat(page);
      await page.keyboard.type('Which houses look over the marina?\n');
      await page.getByText(/trouble connecting/).waitFor();
    },
  },
  {
    name: 'lightbox',
    at: pathOf(listing),
    act: async (page) => {
      await press(page, /^View picture 1/);
      await page.getByRole('dialog').getByText('1 of').waitFor();
      await decoded(page);
    },
  },
  {
    name: 'floor-plan',
    // Another house, because reloading the same one would keep its lightbox open.
    at: pathOf(otherListing),
    act: async (page) => {
      await page.getByRole('link', { name: /^Main level/ }).click();
      await decoded(page);
    },
  },
  { name: 'contact-mistakes', at: '/contact', act: (page) => press(page, 'Send Message') },
  {
    name: 'contact-failed',
    at: `/contact?property=${listing.id}`,
    act: (page) =>
      failToSend(page, { 'Full Name': 'Ines', 'Email Address': 'ines@v.example' }, 'Failed to send message'),
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
    act: (page) =>
      failToSend(
        page,
        { 'Your Name *': 'Ines', 'Email *': 'ines@v.example', 'Your Message *': 'Pedregal?' },
        'Unable to Send Message',
      ),
  },
];
