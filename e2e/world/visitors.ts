import type { BrowserContext } from 'playwright/test';
import { breachesIn, expect, hydrated, withoutFilm } from '../site/site.ts';
import { https } from './machines/names.ts';
import type { World } from './world.ts';

/** Opens a browser window on the site, and collects everything that a visitor should not meet with. */
export async function openWindow({ browser }: Pick<World, 'browser'>) {
  const context = await browser.newContext({
    baseURL: https('site'),
    viewport: { width: 1440, height: 900 },
    ...withoutFilm,
  });
  const faults = await faultsIn(context);

  return { context, faults, page: await context.newPage() };
}

async function faultsIn(context: BrowserContext) {
  const faults = await breachesIn(context);
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol !== 'data:' && !hostname.endsWith('.dosmares.example'))
      faults.push(`asked ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  context.on('weberror', (error) => faults.push(String(error.error())));

  return faults;
}

/** Opens pages one after another; returns the faults that a visitor should not meet with. */
export async function look(paths: readonly string[], world: World) {
  const { context, faults, page } = await openWindow(world);
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await context.close();

  return faults;
}
