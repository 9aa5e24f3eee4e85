import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { within } from '@dosmares/contracts/waiting';
import { browserOptions } from '@dosmares/tools/presets/browser';
import type { BrowserContext } from 'playwright';
import { previewName } from '../live.ts';
import type { Deployment } from '../model.ts';

/** Time for an edge to show the preview, which it may have to fetch from a bucket. */
const edgeLimitMs = 30_000;

/** Time for one page, generous because several load at once, on a small machine that may do other work. */
const pageLimitMs = 90_000;

/** Time for errors in timers, effects and idle requests to show after hydration. */
const settleMs = 2_000;

// Pages spend about half of their time waiting.
const pagesAtOnce = Math.min(8, 2 * availableParallelism());

const readable = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Opens pages as visitors will: previews on the edges, files from public addresses. Returns the first fault. */
export async function hydrate(deployment: Deployment, paths: readonly string[], token: string) {
  const { siteOrigin } = deployment.addresses.config;
  const origins = new Set([siteOrigin, ...deployment.remotes.map(({ entry }) => new URL(entry).origin)]);
  // Loaded here, because it is slow and only promoting needs it.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(browserOptions());
  try {
    // A company's own CA is unknown to the browser; every script is verified by its integrity hash anyway.
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    // The API and third parties must not see these visits.
    await context.route(
      (url) => !origins.has(url.origin),
      (route) => route.fulfill({ contentType: 'text/html', headers: readable, body: '' }),
    );
    const failed = Promise.withResolvers<{ path: string; message: string }>();
    const visits = Readable.from(paths).forEach(
      async (path: string) => {
        const address = new URL(path, siteOrigin);
        address.searchParams.set(previewName, token);
        const message = await openPage(address.href, deployment.id, context);
        if (message) failed.resolve({ path, message });
      },
      { concurrency: pagesAtOnce },
    );

    return await Promise.race([failed.promise, visits.then(() => undefined)]);
  } finally {
    await browser.close();
  }
}

/** Returns the first error of a page until it is hydrated and has settled; never rejects. */
async function openPage(address: string, deployment: string, context: BrowserContext) {
  const fault = Promise.withResolvers<string>();
  async function hydratePage() {
    const page = await context.newPage();
    page.setDefaultTimeout(pageLimitMs);
    let isShown = false;
    const fail = (message: string) => isShown && fault.resolve(message);
    page.on('console', (message) => message.type() === 'error' && fail(message.text()));
    page.on('pageerror', (error) => fail(String(error)));
    page.on('response', (response) => {
      if (response.request().isNavigationRequest())
        isShown = response.headers()['x-deployment'] === deployment;
      else if (response.status() >= 400)
        fail(`${response.url()} answers ${response.status()}: browsers would not get it`);
    });
    // The edge that answers may not know the preview yet.
    for (const end = Date.now() + edgeLimitMs; !isShown; await pause(isShown ? 0 : 250)) {
      if (Date.now() > end) throw new Error('no edge shows it: look at them, or say --without-browser');
      await page.goto(address);
    }
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.waitForFunction(scrollDown);
    await page.waitForTimeout(settleMs);
    // Never returns when the page blocks its main thread.
    await page.evaluate(() => true);
    await page.close();

    return undefined;
  }

  // One limit covers every step: a page that blocks its process may also keep the next one from opening.
  return within(pageLimitMs, Promise.race([fault.promise, hydratePage().catch(String)])).catch(
    () => `it was not interactive within ${pageLimitMs / 1_000} s`,
  );
}

/** Runs in the page on every frame, down to its end, so that parts that hydrate near the viewport do. */
function scrollDown() {
  scrollBy({ top: innerHeight, behavior: 'instant' });

  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}
