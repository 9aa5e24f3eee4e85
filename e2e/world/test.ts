import { test as base } from 'playwright/test';
import { openWorld, type World } from './world.ts';

/** Playwright's test with the site in the world. */
export const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the pattern
    async ({}, use) => {
      const world = await openWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
