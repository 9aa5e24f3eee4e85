// @ts-check
import lighthouse from 'lighthouse';
import { inBrowser } from './phone.mjs';

/** How the slow phone is made: reckoned from a quick load, or applied to a real one; what is judged besides speed. */
export const throttlings = /** @type {const} */ ({
  simulated: { method: 'simulate', besides: ['accessibility', 'best-practices', 'seo'] },
  applied: { method: 'devtools', besides: [] },
});

const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
};

/**
 * One Lighthouse run, mobile, in a browser of its own; tried again when the browser fails it.
 * @param {string} address
 * @param {keyof typeof throttlings} throttling
 * @returns {Promise<Record<string, number>>} scores of 100, times in milliseconds
 */
export async function lighthouseRun(address, throttling, tries = 3) {
  try {
    return await inBrowser(async (_browser, port) => {
      const result = await lighthouse(address, {
        port,
        throttlingMethod: throttlings[throttling].method,
        logLevel: 'silent',
        onlyCategories: ['performance', ...throttlings[throttling].besides],
      });
      if (!result || result.lhr.runtimeError)
        throw new Error(result?.lhr.runtimeError?.message ?? 'No result');

      return figuresOf(result.lhr);
    });
  } catch (error) {
    if (tries <= 1) throw error;
    console.error(`  once more: ${String(error)}`);

    return lighthouseRun(address, throttling, tries - 1);
  }
}

/** @param {import('lighthouse').Result} lhr */
function figuresOf({ audits, categories }) {
  const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]);
  const value = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? Number.NaN;
  const measured = Object.entries(times).map(([name, audit]) => [name, Math.round(value(audit))]);

  return Object.fromEntries([
    ...scores,
    ...measured,
    ['CLS', Number(value('cumulative-layout-shift').toFixed(3))],
  ]);
}
