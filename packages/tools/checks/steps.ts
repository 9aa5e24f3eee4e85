import { availableParallelism } from 'node:os';
import { applicationNames } from '../presets/checkout.ts';

/** One check of the repository. */
export interface Step {
  name: string;
  /** A command line; programs of `node_modules/.bin` are found by their names. */
  run: string;
  env?: Readonly<Record<string, string>>;
  /** The program whose results are counted by test; any other counts as one. */
  counts?: 'jest' | 'playwright';
  /** What a failure means where it does not fail the run. */
  note?: string;
}

/** Steps that run at the same time; each lane runs its own one after another. */
type Stage = readonly (readonly Step[])[];

const folders = ['packages', ...applicationNames, 'api', 'e2e'].join(' ');
const build = { name: 'build', run: 'node packages/tools/build/run.ts' };

/**
 * The two commands, each a list of stages that follow one another. A check belongs to one of them: the gate asks
 * whether a change may land, the deep command whether the product holds in the world.
 */
export const commands: Readonly<Record<'gate' | 'deep', readonly Stage[]>> = {
  gate: [
    [
      [
        { name: 'types', run: 'tsc --noEmit -p .' },
        { name: 'lint', run: 'biome ci --error-on-warnings --diagnostic-level=warn .' },
        { name: 'layers', run: `depcruise --config .dependency-cruiser.mjs ${folders}` },
        { name: 'dead code', run: 'knip' },
        { name: 'acceptance', run: 'node packages/tools/checks/acceptance.ts' },
        {
          name: 'dated content',
          run: 'node packages/content/bin/dated-content.ts',
          note: 'content has grown old: see "dated content" above',
        },
      ],
      [build, nodeTests('node tests', '{packages,api}/**/!(*.deep).node-test.ts')],
    ],
    [[jest('unit tests', '^((?![.]deep[.]).)*$', 'one')]],
    [[playwright('journeys', 'e2e/playwright.config.ts', 30)]],
  ],
  deep: [
    [
      [build, nodeTests('deep node tests', '{packages,api}/**/*.deep.node-test.ts')],
      [chaos('chaos on PGlite', 'pglite'), chaos('chaos on PostgreSQL', 'postgres')],
    ],
    // The tests of the store, which the gate runs on one engine, run on both.
    [[jest('deep unit tests', '[.]deep[.]test[.]|/api/src/(store|inquiries|handling)/', 'all')]],
    [[playwright('deep journeys', 'e2e/playwright.deep.config.ts', 90)]],
    [[playwright('other engines', 'e2e/engines/playwright.config.ts', 30)]],
  ],
};

/** A failed test runs once more; one that passes then is reported, as a fault to be found. */
function jest(name: string, paths: string, engines: 'one' | 'all'): Step {
  // One worker more than cores: many tests wait for servers, disks and clocks.
  const workers = availableParallelism() + 1;

  return {
    name,
    counts: 'jest',
    // Tests that start processes take long on a busy machine.
    run: `jest --testPathPatterns='${paths}' --reporters=summary --reporters=default --silent --maxWorkers=${workers} --testTimeout=90000`,
    env: {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      TEST_RETRIES: '1',
      TEST_ENGINES: engines,
    },
  };
}

function playwright(name: string, config: string, longestMinutes: number): Step {
  return {
    name,
    counts: 'playwright',
    run: `playwright test --config ${config} --reporter=list,json --retries=1 --global-timeout=${longestMinutes * 60_000}`,
  };
}

/** Suites that need real ES modules, which Node's own test runner has. */
function nodeTests(name: string, files: string): Step {
  return { name, run: `node --test --test-concurrency=1 '${files}'` };
}

/** Injects each fault once, under a load that leaves half of the processor to the other lane. */
function chaos(name: string, engine: 'pglite' | 'postgres'): Step {
  return {
    name,
    run: `node api/bin/chaos.ts --engine ${engine} --faults all --rounds 1 --visitors 2 --pause 100`,
  };
}
