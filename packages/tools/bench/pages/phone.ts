import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Browser, CDPSession, Page } from 'playwright';
import { chromium } from 'playwright';
import { browserOptions, visitorsBrowser } from '../../presets/browser.ts';

/** A phone's window, as in Lighthouse. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A desktop window, in which a pointer can hover over a link. */
const desk = { viewport: { width: 1440, height: 900 } };

/** Slow 4G by Lighthouse's figures for applied throttling: bytes a second and milliseconds. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/**
 * Runs work in a fresh browser, without any state of the previous run.
 * @param work also receives the debugger's port
 */
export async function inBrowser<Value>(
  work: (browser: Browser, port: number) => Promise<Value>,
): Promise<Value> {
  const port = await freePort();
  const options = browserOptions(visitorsBrowser());
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    return await work(browser, port);
  } finally {
    await browser.close();
  }
}

/**
 * Opens an empty page of a phone or a desktop; a slow one has a quarter of the processor and a slow connection; a
 * still one prefers reduced motion.
 */
export async function emptyPage(
  browser: Browser,
  {
    isDesk = false,
    isSlow = false,
    isStill = false,
  }: { isDesk?: boolean; isSlow?: boolean; isStill?: boolean } = {},
) {
  const context = await browser.newContext({
    ...(isDesk ? desk : screen),
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (isSlow) {
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await slowDown(devtools);
  }

  return { page, devtools };
}

/** Throttles a page to a quarter of the processor. */
export const slowDown = (devtools: CDPSession) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Waits until a page is hydrated. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', undefined, {
    timeout: 120_000,
  });

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));

  return port;
}
