import { applicationNames } from './packages/tools/presets/checkout.ts';
import { dom, node } from './packages/tools/presets/jest.ts';

const folders = (...names) => names.map((name) => `<rootDir>/${name}`);
const packages = (...names) => folders(...names.map((name) => `packages/${name}`));

/** Two projects: tests of server code, and of code that runs in a page. */
export default {
  // Tests that start processes are slow on a busy machine.
  testTimeout: 30_000,
  projects: [
    {
      ...node,
      displayName: 'node',
      roots: [
        ...folders('api'),
        ...packages(
          'content',
          'contracts',
          'delivery',
          'desk',
          'local-services',
          'mail',
          'server',
          'store',
          'tools',
        ),
      ],
      // One empty store per engine for the whole run; without PostgreSQL the setup prints a warning.
      globalSetup: '<rootDir>/api/testing/databases/setup.config.mjs',
      globalTeardown: '<rootDir>/api/testing/databases/teardown.config.mjs',
    },
    { ...dom, displayName: 'dom', roots: [...folders(...applicationNames), ...packages('platform', 'ui')] },
  ],
};
