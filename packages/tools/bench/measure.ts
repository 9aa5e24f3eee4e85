import { freePort } from '@dosmares/local-services/testing/free-port';
import { type Browser, chromium } from 'playwright';
import { browserOptions, visitorsBrowser } from '../presets/browser.ts';

/** Figures of one measurement, by name. */
export type Figures = Readonly<Record<string, number>>;

/** Returns the median of each figure over several runs. */
export const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const sorted = runs.map((run) => run[name] ?? Number.NaN).sort((one, other) => one - other);

      return [name, sorted[Math.floor(sorted.length / 2)] ?? Number.NaN];
    }),
  );

/** Runs work in a fresh browser, without any state of the previous run. @param work also receives the debugger's port */
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
