// @ts-check
import { agentById, founder } from '@dosmares/content/roster';
import { medians } from '../median.mjs';
import { emptyPage, hydrated, inBrowser, slowDown } from './phone.mjs';

/** @typedef {import('playwright').Page} Page */

/** What a visitor does, where, and what has to be done before that does not count. */
const acts = /** @type {const} */ ([
  {
    name: 'open the menu',
    at: '/',
    act: (/** @type {Page} */ page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'open a dialog',
    at: '/',
    before: (/** @type {Page} */ page) =>
      page.getByRole('button', { name: 'Family' }).scrollIntoViewIfNeeded(),
    act: (/** @type {Page} */ page) => page.getByRole('button', { name: 'Family' }).click(),
  },
  {
    name: 'open the chat',
    at: '/about',
    before: (/** @type {Page} */ page) => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' })),
    act: (/** @type {Page} */ page) => page.getByRole('button', { name: 'AI Chat' }).click(),
  },
  {
    name: 'send a form',
    at: `/${agentById(founder)?.slug}`,
    before: fillIn,
    act: (/** @type {Page} */ page) => page.getByRole('button', { name: 'Send Message' }).last().click(),
  },
]);

/** @param {Page} page */
async function fillIn(page) {
  await page.getByLabel('Your Name *').fill('Ines Caldera');
  await page.getByLabel('Email *', { exact: true }).fill(`ines${Date.now()}@visitor.example`);
  await page.getByLabel('Your Message *').fill('I would like to see the house in Pedregal.');
}

/**
 * How long a visitor on a phone with a quarter of the processor waits for an answer to a touch (INP), in milliseconds:
 * the browser tells of 16 and more.
 * @param {string} origin
 * @param {number} runs
 */
export async function benchAnswers(origin, runs) {
  const rows = [];
  for (const one of acts) {
    const waits = [];
    for (let run = 0; run < runs; run += 1) waits.push({ INP: await waitFor(origin, one) });
    rows.push({ act: one.name, at: one.at, ...medians(waits) });
    console.error(`  ${one.name}: ${waits.map(({ INP }) => INP).join(', ')} ms`);
  }

  return rows;
}

/** @param {string} origin @param {{ at: string, before?: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<unknown> }} what */
const waitFor = (origin, { at, before, act }) =>
  inBrowser(async (browser) => {
    const { page, devtools } = await emptyPage(browser);
    await page.goto(`${origin}${at}`);
    await hydrated(page);
    await before?.(page);
    await page.waitForTimeout(1_000);
    await slowDown(devtools);
    await page.evaluate(() => {
      const record = /** @type {{ waits: number[] }} */ (/** @type {unknown} */ (window));
      record.waits = [16];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (/** @type {{ interactionId?: number }} */ (entry).interactionId)
            record.waits.push(entry.duration);
      }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
    });
    await act(page);
    await page.waitForTimeout(2_000);

    return page.evaluate(() =>
      Math.max(.../** @type {{ waits: number[] }} */ (/** @type {unknown} */ (window)).waits),
    );
  });
