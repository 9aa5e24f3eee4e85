import { availableParallelism } from 'node:os';
import { browserOptions } from '@dosmares/presets/browser';
import { defineConfig } from 'playwright/test';

/** Journeys across applications, in a real browser against the real processes: each worker runs a site of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // One more than cores: half of a journey's time is waiting for the page, the mail or the ledger.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A browser on a busy machine may lose a race; a fault loses three. What passed late is reported as flaky.
  retries: 2,
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions(),
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
});
