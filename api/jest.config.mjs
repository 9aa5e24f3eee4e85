import { node } from '@dosmares/presets/jest';

export default {
  ...node,
  // One empty store on each engine for the whole run; where there is no PostgreSQL, the setup says so.
  globalSetup: './testing/databases/setup.config.mjs',
  globalTeardown: './testing/databases/teardown.config.mjs',
  testTimeout: 30_000,
};
