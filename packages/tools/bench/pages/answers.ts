import { agentById, founder } from '@dosmares/content/roster';
import type { Page } from 'playwright';
import { medians } from '../median.ts';
import { emptyPage, hydrated, inBrowser, slowDown } from './phone.ts';

/** Acts of a visitor, each with its page and a preparation that does not count. */
const acts = [
  {
    name: 'open the menu',
    at: '/',
    act: (page: Page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'open a dialog',
    at: '/',
    before: (page: Page) => page.getByRole('button', { name: 'Family' }).scrollIntoViewIfNeeded(),
    act: (page: Page) => page.getByRole('button', { name: 'Family' }).click(),
  },
  {
    name: 'open the chat',
    at: '/about',
    before: (page: Page) => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' })),
    act: (page: Page) => page.getByRole('button', { name: 'AI Chat' }).click(),
  },
  {
    name: 'send a form',
    at: `/${agentById(founder)?.slug}`,
    before: fillIn,
    act: (page: Page) => page.getByRole('button', { name: 'Send Message' }).last().click(),
  },
] as const;

async function fillIn(page: Page) {
  await page.getByLabel('Your Name *').fill('Ines Caldera');
  await page.getByLabel('Email *', { exact: true }).fill(`ines${Date.now()}@visitor.example`);
  await page.getByLabel('Your Message *').fill('I would like to see the house in Pedregal.');
}

/**
 * Measures INP in milliseconds, on a phone with a quarter of the processor. The browser reports values of 16 and
 * more.
 */
export async function benchAnswers(origin: string, runs: number) {
  const rows = [];
  for (const one of acts) {
    const waits = [];
    for (let run = 0; run < runs; run += 1) waits.push({ INP: await waitFor(origin, one) });
    rows.push({ act: one.name, at: one.at, ...medians(waits) });
    console.error(`  ${one.name}: ${waits.map(({ INP }) => INP).join(', ')} ms`);
  }

  return rows;
}

const waitFor = (
  origin: string,
  {
    at,
    before,
    act,
  }: { at: string; before?: (page: Page) => Promise<unknown>; act: (page: Page) => Promise<unknown> },
) =>
  inBrowser(async (browser) => {
    const { page, devtools } = await emptyPage(browser);
    await page.goto(`${origin}${at}`);
    await hydrated(page);
    await before?.(page);
    await page.waitForTimeout(1_000);
    await slowDown(devtools);
    await page.evaluate(() => {
      const record = window as unknown as { waits: number[] };
      record.waits = [16];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ((entry as { interactionId?: number }).interactionId) record.waits.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(page);
    await page.waitForTimeout(2_000);

    return page.evaluate(() => Math.max(...(window as unknown as { waits: number[] }).waits));
  });
