import { applicationNames } from '@dosmares/presets/checkout';
import { browserTests, otherEngines } from './browser-tests.ts';
import { nodeTests } from './node-tests.ts';
import { postgresFolder } from './prerequisites.ts';
import { type Count, type Output, one, script, tool } from './run.ts';
import { unitTests } from './unit-tests.ts';

const folders = [
  'packages/contracts',
  'packages/content',
  'packages/ui',
  'packages/platform',
  'packages/delivery',
  'packages/local-services',
  'packages/presets',
  'packages/build',
  'packages/runner',
  'packages/checks',
  'packages/bench',
  ...applicationNames,
  'api',
  'e2e',
];

/** Folders without unit tests. */
const untested = new Set(['packages/presets', 'packages/runner', 'e2e']);

/** One check of the repository, which writes its messages to `output`. */
export interface Step {
  name: string;
  run: (output: Output) => Promise<Count>;
}

const tools: readonly Step[] = [
  // One program for all folders: each of them alone would check what it imports again.
  { name: 'types', run: async (output) => one(await tool('tsc', ['--noEmit', '-p', '.'], { output })) },
  {
    name: 'lint',
    run: async (output) => one(await tool('biome', ['ci', '--error-on-warnings', '.'], { output })),
  },
  {
    name: 'layers',
    run: async (output) =>
      one(await tool('depcruise', ['--config', '.dependency-cruiser.mjs', ...folders], { output })),
  },
  { name: 'dead code', run: async (output) => one(await tool('knip', [], { output })) },
  ownScript('licences', 'packages/checks/bin/licences.ts'),
  ownScript('patterns', 'packages/checks/bin/patterns.ts'),
  ownScript('acceptance', 'packages/checks/bin/acceptance.ts'),
  { name: 'dated content', run: datedContent },
  ownScript('build', 'packages/build/bin/build.ts'),
  ownScript('browser floor', 'packages/checks/bin/floor.ts'),
  ownScript('byte budgets', 'packages/bench/bin/budgets.ts'),
];

/**
 * All checks. Stages run one after another; the lanes of a stage run at the same time, so that a waiting check leaves
 * its core to others. Checks that measure time have a stage to themselves.
 */
export const stages: readonly (readonly (readonly Step[])[])[] = [
  [
    tools,
    [{ name: 'node tests', run: nodeTests }],
    [
      { name: 'chaos on PGlite', run: (output) => chaos('pglite', output) },
      { name: 'chaos on PostgreSQL', run: chaosOnPostgres },
    ],
  ],
  [
    [
      {
        name: 'unit tests',
        run: (output) =>
          unitTests(
            folders.filter((one) => !untested.has(one)),
            output,
          ),
      },
    ],
  ],
  [[{ name: 'browser tests', run: browserTests }]],
  [[{ name: 'other engines', run: otherEngines }]],
];

function ownScript(name: string, file: string): Step {
  return { name, run: async (output) => one(await script(file, [], { output })) };
}

/** Content gets old by the calendar alone: that is reported, but fails nothing. */
async function datedContent(output: Output): Promise<Count> {
  const isFresh = await script('packages/content/bin/dated-content.ts', [], { output });

  return { passed: 1, failed: 0, notes: isFresh ? [] : ['content has grown old: see "dated content" above'] };
}

/** Injects each fault once, under a load that leaves half of the processor to the other lanes. */
async function chaos(engine: 'pglite' | 'postgres', output: Output) {
  const words = ['--engine', engine, '--faults', 'all', '--rounds', '1', '--visitors', '2', '--pause', '100'];

  return one(await script('api/bin/chaos.ts', words, { output }));
}

async function chaosOnPostgres(output: Output): Promise<Count> {
  return postgresFolder() ? chaos('postgres', output) : { passed: 0, failed: 0, skipped: 1 };
}
