import { browserOptions } from '@dosmares/tools/presets/browser';
import { defineConfig } from 'playwright/test';

/** The gate's journeys, in a real browser against the real processes, all on one site. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: '**/*.deep.spec.ts',
  globalSetup: './site/setup.config.ts',
  outputDir: '../test-results',
  // One more than the two cores of CI, because journeys spend half of their time waiting.
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
