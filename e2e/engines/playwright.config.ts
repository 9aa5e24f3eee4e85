import { defineConfig } from 'playwright/test';
import { type EngineName, engines } from './browsers/engines.ts';
import type { Options } from './engine-test.ts';

/** The same short walk through the site in every engine; playwright only runs it. */
export default defineConfig<object, Options>({
  testDir: '.',
  testMatch: '*.smoke.ts',
  outputDir: '../../test-results',
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A browser on a busy machine may lose a race once; a real fault fails both runs.
  retries: 1,
  projects: (Object.keys(engines) as EngineName[])
    .filter((engine) => engines[engine].isHere())
    .map((engine) => ({ name: engine, use: { engine } })),
});
