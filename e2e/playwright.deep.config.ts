import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

/** Files that take minutes start first, so that none runs alone at the end. */
const long = ['world/**/*.deep.spec.ts', 'delivery/story.deep.spec.ts', 'resilience/old-tabs.deep.spec.ts'];

/** Journeys that stop processes, promote releases or visit every page; each worker has its own site. */
export default defineConfig({
  ...journeys,
  testIgnore: [],
  projects: [
    { name: 'long', testMatch: long },
    { name: 'journeys', testMatch: '**/*.deep.spec.ts', testIgnore: long },
  ],
  metadata: { site: 'of each worker' },
  fullyParallel: false,
  timeout: 240_000,
});
