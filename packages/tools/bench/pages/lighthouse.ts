import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';
import { inBrowser } from './phone.ts';

/**
 * Ways to throttle: computed from a fast load, or applied to a real one; and the categories judged in addition to
 * speed.
 */
export const throttlings = {
  simulated: { method: 'simulate', besides: ['accessibility', 'best-practices', 'seo'] },
  applied: { method: 'devtools', besides: [] },
} as const;

const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
};

/** Other costs of a page on the phone: its main thread's work in milliseconds, and all bytes that it requests. */
const costs = { 'main thread': 'mainthread-work-breakdown', 'bytes on the wire': 'total-byte-weight' };

/**
 * Runs Lighthouse (mobile) once, in a browser of its own; retries when the browser fails.
 * @returns scores out of 100, times in milliseconds, bytes
 */
export async function lighthouseRun(
  address: string,
  throttling: keyof typeof throttlings,
  tries = 3,
): Promise<Record<string, number>> {
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

      requireWhole(result.lhr);

      return figuresOf(result.lhr);
    });
  } catch (error) {
    if (tries <= 1) throw error;
    console.error(`  once more: ${String(error)}`);

    return lighthouseRun(address, throttling, tries - 1);
  }
}

/** @throws when a file that the page requests is missing: the page would seem lighter than it is */
function requireWhole({ audits }: Result) {
  const { items = [] } = (audits['network-requests']?.details ?? {}) as {
    items?: { url: string; statusCode: number }[];
  };
  const missing = items.filter(({ statusCode }) => statusCode >= 400).map(({ url }) => url);
  if (missing.length > 0) throw new Error(`The page lacks ${missing.length} files, such as ${missing[0]}`);
}

function figuresOf({ audits, categories }: Result) {
  const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const rounded = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([name, audit]) => [name, Math.round(value(audit))]);

  return Object.fromEntries([
    ...scores,
    ...rounded(times),
    ['CLS', Number(value('cumulative-layout-shift').toFixed(3))],
    ...rounded(costs),
  ]);
}
