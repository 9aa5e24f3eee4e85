import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire, getCompileCacheDir } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { browserOptions } from '@dosmares/tools/presets/browser';
import { root } from '@dosmares/tools/presets/checkout';
import type { BrowserContext, Route } from 'playwright';
import { remoteFileOf } from '../builds/page-scripts.ts';
import type { SiteBuild } from '../builds/site-build.ts';
import type { Live } from '../live/live.ts';
import type { Store } from '../store/store.ts';
import type { Complaint } from './case.ts';

const edgeProgram = createRequire(import.meta.url).resolve('@dosmares/shell/edge');

/** Longest time for the edge to start: many times what it needs on an idle machine. */
const longestWaitMs = 60_000;

/** Longest time for one page, among others that load at the same time, on a small machine that does other work too. */
const longestLookMs = 90_000;

/** Later work of a page fails later: timers, effects, requests when it is idle. */
const watchedMs = 2_000;

// Pages spend half of their time waiting.
const pagesAtOnce = Math.min(8, 2 * availableParallelism());

/**
 * Opens pages of a site build in a browser as visitors will: from an edge of their own, with the remotes' files from the
 * store. Ends with the first page that fails: with an error, a message of the console, or without getting alive.
 */
export async function hydrate(
  build: SiteBuild,
  paths: readonly string[],
  store: Store,
): Promise<Complaint | undefined> {
  const opening = openStage(build, store);
  // Loaded here, because it is slow and only promoting needs it; the edge starts at the same time.
  const launching = import('playwright').then(({ chromium }) => chromium.launch(browserOptions()));
  try {
    const [stage, browser] = await Promise.all([opening, launching]);
    const context = await browser.newContext();
    await context.route(
      (url) => url.origin !== stage.origin,
      (route) => answer(route, build, store),
    );
    const failed = Promise.withResolvers<Complaint>();
    const looked = Readable.from(paths).forEach(
      async (at: string) => {
        const message = await look(context, `${stage.origin}${at}`);
        if (message) failed.resolve({ path: at, message });
      },
      { concurrency: pagesAtOnce },
    );

    return await Promise.race([failed.promise, looked.then(() => undefined)]);
  } finally {
    // If one of the two failed to start, the other has to be closed too.
    await Promise.allSettled([
      launching.then((browser) => browser.close()),
      opening.then((stage) => stage.close()),
    ]);
  }
}

/** Starts an edge for which the site build to check is live. */
async function openStage({ id, selection }: SiteBuild, store: Store) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-stage-'));
  const liveFile = path.join(folder, 'live.json');
  const at = new Date().toISOString();
  const live: Live = {
    number: 1,
    build: id,
    selection,
    since: at,
    canaries: [],
    previews: [],
    at,
    by: 'checks',
  };
  await writeFile(liveFile, JSON.stringify(live));
  const port = await freePort();
  const edge = fork(edgeProgram, {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: getCompileCacheDir() ?? '',
      STORE: store.address,
      CACHE_DIR: store.localFolder,
      LIVE_FILE: liveFile,
      SITE_PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://localhost:${port}`;
  const ended = once(edge, 'exit');
  async function close() {
    // It has no connections to drain.
    edge.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
  await answering(`${origin}/health/ready`).catch(async (error) => {
    await close();
    throw error;
  });

  return { origin, close };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();

  return port;
}

async function answering(address: string) {
  for (
    const end = Date.now() + longestWaitMs;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, 50))
  ) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
  }
  throw new Error(`${address} does not answer.`);
}

/** Answers a request: files of remotes come from the store, everything else outside of the site is an empty page. */
async function answer(route: Route, build: SiteBuild, store: Store) {
  const found = await remoteFileOf(route.request().url(), build, store);
  const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  if (!found) return route.fulfill({ status: 200, contentType: 'text/html', headers, body: '' });

  return route.fulfill({ path: found.file, headers });
}

/** Returns the first error of a page while it comes alive; never rejects. */
async function look(context: BrowserContext, address: string): Promise<string | undefined> {
  const fault = Promise.withResolvers<string>();
  const limit = setTimeout(
    () => fault.resolve(`it did not come alive within ${longestLookMs / 1_000} s`),
    longestLookMs,
  );
  // The one limit is enough: a page that blocks its process may also keep the next one from opening.
  const alive = comesAlive(context, address, fault.resolve).catch(String);

  return Promise.race([fault.promise, alive]).finally(() => clearTimeout(limit));
}

async function comesAlive(context: BrowserContext, address: string, fail: (message: string) => void) {
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && fail(message.text()));
  page.on('pageerror', (error) => fail(String(error)));
  page.setDefaultTimeout(longestLookMs);
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForFunction(scrollOn);
  await page.waitForTimeout(watchedMs);
  // A page that keeps its own thread busy answers nothing any more.
  await page.evaluate(() => true);
  await page.close();

  return undefined;
}

/**
 * Runs in the page, once a frame: what is far from the window is hydrated when it comes near. Returns whether this was
 * the end of the page.
 */
function scrollOn() {
  scrollBy({ top: innerHeight, behavior: 'instant' });

  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}
