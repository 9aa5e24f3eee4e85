import { applicationNames } from '../presets/checkout.ts';
import { deepJourneys, journeys, otherEngines } from './browser-tests.ts';
import { images } from './images.ts';
import { postgresFolder } from './prerequisites.ts';
import { productionStart } from './production-start.ts';
import { type Count, type Output, one, script, tool } from './run.ts';
import { nodeTests, unitTests } from './unit-tests.ts';

const folders = ['packages', ...applicationNames, 'api', 'e2e'];

/** One check of the repository, which writes its messages to `output`. */
export interface Step {
  name: string;
  run: (output: Output) => Promise<Count>;
}

/** Steps that run at the same time; each lane runs its own one after another. */
type Stage = readonly (readonly Step[])[];

const build = ownScript('build', 'packages/tools/bin/build.ts');

/**
 * The two commands, each a list of stages that follow one another. A check belongs to one of them: the gate asks
 * whether a change may land, the deep command whether the product holds in the world.
 */
export const commands: Readonly<Record<'gate' | 'deep', readonly Stage[]>> = {
  gate: [
    [
      [
        // One program for all folders: each of them alone would check what it imports again.
        ownTool('types', 'tsc', ['--noEmit', '-p', '.']),
        ownTool('lint', 'biome', ['ci', '--error-on-warnings', '.']),
        ownTool('layers', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...folders]),
        ownTool('dead code', 'knip', []),
        ownScript('licences', 'packages/tools/bin/licences.ts'),
        ownScript('acceptance', 'packages/tools/bin/acceptance.ts'),
        { name: 'dated content', run: datedContent },
      ],
      [build, { name: 'production start', run: productionStart }],
    ],
    [[{ name: 'node tests', run: (output) => nodeTests('gate', output) }]],
    [[{ name: 'unit tests', run: (output) => unitTests('gate', output) }]],
    [[{ name: 'journeys', run: journeys }]],
  ],
  deep: [
    [
      [
        build,
        ownScript('browser floor', 'packages/tools/bin/floor.ts'),
        ownScript('byte budgets', 'packages/tools/bin/budgets.ts'),
        { name: 'deep node tests', run: (output) => nodeTests('deep', output) },
      ],
      [
        { name: 'chaos on PGlite', run: (output) => chaos('pglite', output) },
        { name: 'chaos on PostgreSQL', run: chaosOnPostgres },
      ],
    ],
    [[{ name: 'deep unit tests', run: (output) => unitTests('deep', output) }]],
    [[{ name: 'deep journeys', run: deepJourneys }]],
    [[{ name: 'other engines', run: otherEngines }]],
    [[{ name: 'images', run: images }]],
  ],
};

function ownTool(name: string, program: string, words: readonly string[]): Step {
  return { name, run: async (output) => one(await tool(program, words, { output })) };
}

function ownScript(name: string, file: string): Step {
  return { name, run: async (output) => one(await script(file, [], { output })) };
}

/** Content gets old by the calendar alone: that is reported, but fails nothing. */
async function datedContent(output: Output): Promise<Count> {
  const isFresh = await script('packages/content/bin/dated-content.ts', [], { output });

  return { passed: 1, failed: 0, notes: isFresh ? [] : ['content has grown old: see "dated content" above'] };
}

/** Injects each fault once, under a load that leaves half of the processor to the other lane. */
async function chaos(engine: 'pglite' | 'postgres', output: Output) {
  const words = ['--engine', engine, '--faults', 'all', '--rounds', '1', '--visitors', '2', '--pause', '100'];

  return one(await script('api/bin/chaos.ts', words, { output }));
}

async function chaosOnPostgres(output: Output): Promise<Count> {
  return postgresFolder() ? chaos('postgres', output) : { passed: 0, failed: 0, skipped: 1 };
}
