// @ts-check
import { founder } from '@dosmares/content/roster';
import { byOwner, scriptWeights, sum } from '../bytes/first-load.mjs';
import { medians } from '../median.mjs';
import { emptyPage, hydrated, inBrowser } from './phone.mjs';

/** A way inside the site for each application, from a page that has a link to it. */
const ways = [
  { from: '/', to: '/about' },
  { from: '/', to: '/properties' },
  { from: '/about', to: '/team' },
  { from: '/about', to: `/team/${founder}` },
  { from: '/', to: '/market-report' },
];

/**
 * In-site navigation: from the click to the painted heading of the next page, in milliseconds, with nothing fetched
 * before, prefetched by a pointer over the link, and so for who likes no motion; and what it asks for.
 * @param {{ origin: string, where: import('@dosmares/runner/services').Where, composition: import('@dosmares/delivery').Composition, runs: number }} site
 */
export async function benchNavigation({ origin, where, composition, runs }) {
  const weigh = scriptWeights(where, composition);
  const rows = [];
  for (const way of ways) {
    const times = [];
    let asked = /** @type {string[]} */ ([]);
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

/** @param {string} origin @param {{ from: string, to: string }} way @param {{ isPrefetched: boolean, isStill?: boolean }} how */
const follow = (origin, { from, to }, { isPrefetched, isStill = false }) =>
  inBrowser(async (browser) => {
    const { page } = await emptyPage(browser, { isDesk: true, isStill });
    await page.goto(`${origin}${from}`);
    await hydrated(page);
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

/** In the page: follows a link without pointing at it first, and waits until the next page's heading is painted. @param {string} to */
function clickAndWait(to) {
  const link = /** @type {HTMLElement | null} */ (document.querySelector(`a[href="${to}"]`));
  if (!link) throw new Error(`There is no link to ${to}`);
  const heading = document.querySelector('#content h1');
  const start = performance.now();
  link.click();

  return /** @type {Promise<number>} */ (
    new Promise((resolve) => {
      function look() {
        const next = document.querySelector('#content h1');
        const isThere = location.pathname === to && next && next !== heading;
        requestAnimationFrame(isThere ? () => resolve(performance.now() - start) : look);
      }
      look();
    })
  );
}

/** @param {import('playwright').Page} page */
const scriptsOf = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
