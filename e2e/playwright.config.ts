import { browserOptions } from '@dosmares/presets/browser';
import { defineConfig } from 'playwright/test';

// Journeys count no bytes, and compose at every start of a site and at every promotion: with the best compression that
// would be most of composing.
process.env.PAGE_BROTLI_QUALITY ??= '9';

/** Files that take minutes begin first: one that began last would run alone at the end, on one of two cores. */
const long = [
  'world/**',
  'delivery/story.spec.ts',
  'resilience/old-tabs.spec.ts',
  'staff/office-day.spec.ts',
];

/** Journeys across applications, in a real browser against the real processes: each worker runs a site of its own. */
export default defineConfig({
  testDir: '.',
  projects: [
    // A failure in such a file repeats the whole file, which takes minutes: two runs at most.
    { name: 'long', testMatch: long.map((place) => place.replace('**', '**/*.spec.ts')), retries: 1 },
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: long },
  ],
  globalSetup: './setup.config.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // One more than the two cores that the checks are given: half of a journey's time is waiting.
  workers: 3,
  // Many times what a test needs on an idle machine: a test that is cut off on a busy one runs again from its start.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A browser on a busy machine may lose a race; a real fault fails all three runs. A test that passes late counts as
  // flaky.
  retries: 2,
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions(),
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
});
