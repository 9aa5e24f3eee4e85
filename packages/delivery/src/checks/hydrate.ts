import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { within } from '@dosmares/contracts/waiting';
import { browserOptions } from '@dosmares/tools/presets/browser';
import type { BrowserContext } from 'playwright';
import type { SiteBuild } from '../builds/site-build.ts';
import { previewName } from '../live.ts';

/** Longest time until an edge shows the preview, which it may have to fetch from a bucket. */
const longestWaitMs = 30_000;

/** Longest time for one page, among others that load at the same time, on a small machine that does other work too. */
const longestLookMs = 90_000;

/** Later work of a page fails later: timers, effects, requests when it is idle. */
const watchedMs = 2_000;

// Pages spend half of their time waiting.
const pagesAtOnce = Math.min(8, 2 * availableParallelism());

const readable = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Opens pages as visitors will: from the edges by a preview, every file from its public address. Ends with the first fault. */
export async function hydrate(build: SiteBuild, paths: readonly string[], token: string) {
  const { siteOrigin } = build.addresses.config;
  const origins = new Set([siteOrigin, ...build.remotes.map(({ entry }) => new URL(entry).origin)]);
  // Loaded here, because it is slow and only promoting needs it.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(browserOptions());
  try {
    // A company's own authority is unknown to the browser; the bytes of every script are compared with their hash.
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    // The API and the world outside do not hear of these visits.
    await context.route(
      (url) => !origins.has(url.origin),
      (route) => route.fulfill({ contentType: 'text/html', headers: readable, body: '' }),
    );
    const failed = Promise.withResolvers<{ path: string; message: string }>();
    const looked = Readable.from(paths).forEach(
      async (path: string) => {
        const address = new URL(path, siteOrigin);
        address.searchParams.set(previewName, token);
        const message = await look(address.href, build.id, context);
        if (message) failed.resolve({ path, message });
      },
      { concurrency: pagesAtOnce },
    );

    return await Promise.race([failed.promise, looked.then(() => undefined)]);
  } finally {
    await browser.close();
  }
}

/** Returns the first error of a page while it comes alive; never rejects. */
async function look(address: string, build: string, context: BrowserContext): Promise<string | undefined> {
  const fault = Promise.withResolvers<string>();
  async function comeAlive() {
    const page = await context.newPage();
    page.setDefaultTimeout(longestLookMs);
    let isShown = false;
    const fail = (message: string) => isShown && fault.resolve(message);
    page.on('console', (message) => message.type() === 'error' && fail(message.text()));
    page.on('pageerror', (error) => fail(String(error)));
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) isShown = response.headers()['x-site-build'] === build;
      else if (response.status() >= 400)
        fail(`${response.url()} answers ${response.status()}: browsers would not get it`);
    });
    // The edge that answers may not have heard of the preview yet.
    for (const end = Date.now() + longestWaitMs; !isShown; await pause(isShown ? 0 : 250)) {
      if (Date.now() > end) throw new Error('no edge shows it: look at them, or say --without-browser');
      await page.goto(address);
    }
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.waitForFunction(scrollOn);
    await page.waitForTimeout(watchedMs);
    // A page that keeps its own thread busy answers nothing any more.
    await page.evaluate(() => true);
    await page.close();

    return undefined;
  }

  // The one limit is enough: a page that blocks its process may also keep the next one from opening.
  return within(longestLookMs, Promise.race([fault.promise, comeAlive().catch(String)])).catch(
    () => `it did not come alive within ${longestLookMs / 1_000} s`,
  );
}

/** Runs in the page, once a frame until its end: what is far from the window is hydrated when it comes near. */
function scrollOn() {
  scrollBy({ top: innerHeight, behavior: 'instant' });

  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}
