import { browserOptions } from '@dosmares/tools/presets/browser';
import { defineConfig } from 'playwright/test';

// Journeys count no bytes, and compose at every start of a site and at every promotion: with the best compression that
// would be most of composing.
process.env.PAGE_BROTLI_QUALITY ??= '9';

/** Journeys that people live by, in a real browser against the real processes: all on one site. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: '**/*.deep.spec.ts',
  globalSetup: './site/setup.config.ts',
  outputDir: '../test-results',
  // One more than the two cores that the checks are given: half of a journey's time is waiting.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions(),
    viewport: { width: 1440, height: 900 },
  },
});
