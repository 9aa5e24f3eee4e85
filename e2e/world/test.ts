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
    // Six servers and a first publication: on a busy machine more than five minutes.
    { scope: 'worker', timeout: 900_000 },
  ],
});
