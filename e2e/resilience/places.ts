import { office } from '@dosmares/content/office';
import { claims } from '@dosmares/content/site';
import type { Locator, Page } from 'playwright/test';
import { expect } from '../site/site.ts';

/** A place that shows a remote. */
export interface Place {
  remote: string;
  module: string;
  /** The page that a hard load asks for, and the pattern of its route. */
  path: string;
  /** Navigates there inside the site, from any page of the shell's own. */
  follow: (page: Page) => Promise<unknown>;
  /** An element that only the remote shows. */
  shown: (page: Page) => Locator;
  /** Help while the remote is away: a call, an e-mail, another try. */
  help: (page: Page) => Locator;
  /** Whether its content is in the page as served. */
  isServed: boolean;
}

const pageOf = (remote: string, module: string, path: string, link: string, shows: RegExp): Place => ({
  remote,
  module,
  path,
  follow: (page) => page.getByRole('link', { name: link, exact: true }).first().click(),
  shown: (page) => page.getByText(shows).first(),
  help: (page) => page.getByRole('main'),
  isServed: true,
});

/** For each remote, one place that needs it. */
export const places: readonly Place[] = [
  {
    ...pageOf(
      'mf-listings',
      'properties-page',
      '/properties',
      'View All Properties',
      new RegExp(claims.properties.text.replace('+', '')),
    ),
    follow: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Properties' }).click();
      await page.getByRole('link', { name: 'View All Properties', exact: true }).first().click();
    },
  },
  pageOf('mf-agents', 'team-page', '/team', 'Team', /11 expert agents/),
  pageOf('mf-market-report', 'report-page', '/market-report', 'Subscribe', /Overview - Last 30 Days/),
  {
    remote: 'mf-chat',
    module: 'panel',
    path: '/about',
    follow: async (page) => {
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await page.getByRole('button', { name: 'AI Chat' }).click();
    },
    shown: (page) => page.getByRole('log'),
    help: (page) => page.getByRole('dialog'),
    isServed: false,
  },
];

/** Expects the fallback, and each of its ways to a person. */
export async function expectHelp(help: Locator) {
  await expect(help.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(
    help.getByRole('link', { name: new RegExp(`${office.phone.slice(-8)}|Call`) }).first(),
  ).toBeVisible();
  await expect(help.locator('a[href^="mailto:"]').first()).toBeVisible();
}
