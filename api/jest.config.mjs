import { node } from '@dosmares/tools/presets/jest';

export default {
  ...node,
  // One empty store on each engine for the whole run; without PostgreSQL the setup prints a warning.
  globalSetup: './testing/databases/setup.config.mjs',
  globalTeardown: './testing/databases/teardown.config.mjs',
  testTimeout: 30_000,
};
