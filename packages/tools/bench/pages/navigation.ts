import { founder } from '@dosmares/content/roster';
import type { Composition } from '@dosmares/delivery';
import type { Settings } from '@dosmares/delivery/settings';
import type { Page } from 'playwright';
import { byOwner, scriptWeights, sum } from '../bytes/first-load.ts';
import { medians } from '../median.ts';
import { emptyPage, hydrated, inBrowser } from './phone.ts';

/** One navigation to each application, from a page that links there. */
const ways = [
  { from: '/', to: '/about' },
  { from: '/', to: '/properties' },
  { from: '/about', to: '/team' },
  { from: '/about', to: `/team/${founder}` },
  { from: '/', to: '/market-report' },
];

/**
 * Measures in-site navigation, in milliseconds from the click to the painted heading of the next page: cold,
 * prefetched by a pointer over the link, and prefetched with reduced motion; and the scripts that it requests.
 */
export async function benchNavigation({
  origin,
  settings,
  composition,
  runs,
}: {
  origin: string;
  settings: Settings;
  composition: Composition;
  runs: number;
}) {
  const weigh = scriptWeights(settings, composition);
  const rows = [];
  for (const way of ways) {
    const times = [];
    let asked = [] as string[];
    for (let run = 0; run < runs; run += 1) {
      const cold = await follow(origin, way, { isPrefetched: false });
      const prefetched = await follow(origin, way, { isPrefetched: true });
      const still = await follow(origin, way, { isPrefetched: true, isStill: true });
      asked = cold.asked;
      times.push({ cold: cold.ms, prefetched: prefetched.ms, still: still.ms });
    }
    const scripts = await Promise.all(asked.map(weigh));
    rows.push({
      ...way,
      ...medians(times),
      requests: scripts.length,
      ...byOwner(scripts),
      brotli: sum(scripts, 'brotli'),
      gzip: sum(scripts, 'gzip'),
    });
    console.error(`  ${way.from} to ${way.to}: ${JSON.stringify(medians(times))}`);
  }

  return rows;
}

const follow = (
  origin: string,
  { from, to }: { from: string; to: string },
  { isPrefetched, isStill = false }: { isPrefetched: boolean; isStill?: boolean },
) =>
  inBrowser(async (browser) => {
    const { page } = await emptyPage(browser, { isDesk: true, isStill });
    await page.goto(`${origin}${from}`);
    await hydrated(page);
    // A link far down belongs to a part that is hydrated when it comes near.
    await page.evaluate((href) => document.querySelector(`a[href="${href}"]`)?.scrollIntoView(), to);
    await page.waitForTimeout(1_000);
    await page.waitForLoadState('networkidle');
    const before = new Set(await scriptsOf(page));
    if (isPrefetched) {
      await page.dispatchEvent(`a[href="${to}"]`, 'pointerover');
      await page.waitForTimeout(100);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
    }
    const ms = await page.evaluate(clickAndWait, to);
    await page.waitForLoadState('networkidle');

    return { ms: Math.round(ms), asked: (await scriptsOf(page)).filter((address) => !before.has(address)) };
  });

/**
 * Runs in the page: follows a link without hovering over it first, and waits until the next page's heading is
 * painted.
 */
function clickAndWait(to: string) {
  const link = document.querySelector(`a[href="${to}"]`) as HTMLElement | null;
  if (!link) throw new Error(`There is no link to ${to}`);
  const heading = document.querySelector('#content h1');
  const start = performance.now();
  link.click();

  return new Promise((resolve) => {
    function look() {
      const next = document.querySelector('#content h1');
      const isThere = location.pathname === to && next && next !== heading;
      requestAnimationFrame(isThere ? () => resolve(performance.now() - start) : look);
    }
    look();
  }) as Promise<number>;
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
