import { properties } from '@dosmares/content/properties';
import { agentById, founder } from '@dosmares/content/roster';
import {
  type Boot,
  bootId,
  loadedAtOnce,
  type PageReleases,
  releasesId,
} from '@dosmares/contracts/site/boot';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { type Browser, chromium } from 'playwright';
import { browserOptions, visitorsBrowser } from '../presets/browser.ts';
import type { openSite } from '../start/private-site.ts';

export type Site = Awaited<ReturnType<typeof openSite>>;

export interface BenchOptions {
  runs: number;
  only: readonly string[];
  /** Names and home pages of other sites, which take turns with ours. */
  beside: readonly (readonly [name: string, address: string])[];
}

export type Measurements = Readonly<Record<string, number>>;

/** Returns the median of each measurement over several runs. */
export const medians = (runs: readonly Measurements[]): Measurements =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const sorted = runs.map((run) => run[name] ?? Number.NaN).sort((one, other) => one - other);

      return [name, sorted[Math.floor(sorted.length / 2)] ?? Number.NaN];
    }),
  );

/** Runs work in a fresh browser. @param work also receives the debugger's port */
export async function inBrowser<Value>(work: (browser: Browser, port: number) => Promise<Value>) {
  const port = await freePort();
  const { args, ...options } = browserOptions(visitorsBrowser());
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    return await work(browser, port);
  } finally {
    await browser.close();
  }
}

/** Kinds of pages, each with an example route from the content. */
export const kinds: Readonly<Record<string, string>> = {
  '/': '/',
  '/properties': '/properties',
  '/property/:id': `/property/${properties[0]?.id}`,
  '/about': '/about',
  '/contact': '/contact',
  '/team': '/team',
  '/team/:id': `/team/${founder}`,
  '/:agent': `/${agentById(founder)?.slug}`,
  '/market-report': '/market-report',
};

function dataIn<Data>(html: string, id: string): Data {
  const [, json = '{}'] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];

  return JSON.parse(json);
}

/** Returns what a page's HTML loads: the number of scripts, their bytes (brotli), and its modules. */
export async function firstLoad(origin: string, route: string) {
  const html = await (
    await fetch(`${origin}${route}`, { headers: { 'accept-encoding': 'identity' } })
  ).text();
  const { main, preloads } = dataIn<PageReleases>(html, releasesId);
  const scripts = [main, ...preloads].map(([address]) => address);
  const { rendered } = dataIn<Boot>(html, bootId);
  const sizes = await Promise.all(scripts.map((address) => sizeOf(new URL(address, origin))));

  return {
    requests: scripts.length,
    bytes: sizes.reduce((total, size) => total + size, 0),
    modules: loadedAtOnce(rendered, html),
  };
}

async function sizeOf(address: URL) {
  const { ok, headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const size = Number(headers.get('content-length'));
  if (!ok || !size) throw new Error(`${address} does not tell its size.`);

  return size;
}
