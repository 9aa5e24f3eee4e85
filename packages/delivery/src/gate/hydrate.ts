import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire, getCompileCacheDir } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { browserOptions } from '@dosmares/tools/presets/browser';
import { root } from '@dosmares/tools/presets/checkout';
import type { BrowserContext, Route } from 'playwright';
import { remoteFileOf } from '../composition/page-scripts.ts';
import type { Composition } from '../store/composition.ts';
import { openLedger } from '../store/ledger/ledger.ts';
import { openDatabase } from '../store/ledger/open.ts';
import { promoted } from '../store/pointer.ts';
import type { Store } from '../store/store.ts';

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
 * Opens pages of a composition in a browser as visitors will: from an edge of their own, with the remotes' files from
 * their own origins. Returns errors, messages of the console, and pages that did not hydrate.
 */
export async function hydrate(composition: Composition, paths: readonly string[], store: Store) {
  const opening = openStage(composition, store);
  // Loaded here, because it is slow and only `promote` needs it; the edge starts at the same time.
  const launching = import('playwright').then(({ chromium }) => chromium.launch(browserOptions()));
  try {
    const [stage, browser] = await Promise.all([opening, launching]);
    const context = await browser.newContext();
    let isRefused = false;
    await context.route(
      (url) => url.origin !== stage.origin,
      (route) => answer(route, composition, store),
    );
    const complaints = await Readable.from(paths)
      .map(
        async (at: string) => {
          // A page that answers no more takes the processor from the others.
          if (isRefused) return [];
          const { messages, isAlive } = await look(context, `${stage.origin}${at}`);
          isRefused ||= !isAlive;

          return messages.map((message) => ({ path: at, message }));
        },
        { concurrency: pagesAtOnce },
      )
      .toArray();

    return complaints.flat();
  } finally {
    // If one of the two failed to start, the other has to be closed too.
    await Promise.allSettled([
      launching.then((browser) => browser.close()),
      opening.then((stage) => stage.close()),
    ]);
  }
}

/** Starts an edge with its own ledger, in which the composition to check is live. */
async function openStage(composition: Composition, store: Store) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-stage-'));
  const ledgerUrl = path.join(folder, 'ledger.sqlite');
  const ledger = openLedger(openDatabase(ledgerUrl), 'gate');
  await ledger.move({ verb: 'compose', subject: composition.id }, () => promoted(undefined, composition));
  await ledger.close();
  const port = await freePort();
  const edge = fork(edgeProgram, {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: getCompileCacheDir() ?? '',
      STORE: store.address,
      LEDGER_URL: ledgerUrl,
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
  await answering(`${origin}/health/live`).catch(async (error) => {
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
async function answer(route: Route, composition: Composition, store: Store) {
  const found = await remoteFileOf(route.request().url(), composition, store);
  const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  if (!found) return route.fulfill({ status: 200, contentType: 'text/html', headers, body: '' });

  return route.fulfill({ path: found.file, headers });
}

/** Returns the errors of a page while it comes alive; never rejects. */
async function look(context: BrowserContext, address: string) {
  const messages: string[] = [];
  const limit = AbortSignal.timeout(longestLookMs);
  // The one limit is enough: a page that blocks its process may also keep the next one from opening.
  const isAlive = await Promise.race([
    comesAlive(context, address, messages).catch(() => false),
    new Promise<false>((resolve) => limit.addEventListener('abort', () => resolve(false))),
  ]);
  if (!isAlive) messages.push(`it did not come alive within ${longestLookMs / 1_000} s`);

  return { messages, isAlive };
}

async function comesAlive(context: BrowserContext, address: string, messages: string[]) {
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  page.setDefaultTimeout(longestLookMs);
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForFunction(scrollOn);
  await page.waitForTimeout(watchedMs);
  // A page that keeps its own thread busy answers nothing any more.
  await page.evaluate(() => true);
  await page.close();

  return true;
}

/**
 * Runs in the page, once a frame: what is far from the window is hydrated when it comes near. Returns whether this was
 * the end of the page.
 */
function scrollOn() {
  scrollBy({ top: innerHeight, behavior: 'instant' });

  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}
