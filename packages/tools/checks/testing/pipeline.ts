import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';

/** A step of a workflow, with the fields that are used here. */
interface Step {
  name?: string;
  run?: string;
  if?: string;
  env?: Readonly<Record<string, string>>;
}

interface Workflow {
  jobs: {
    ship: {
      uses?: string;
      with?: Readonly<Record<string, string>>;
      env?: Readonly<Record<string, string>>;
      steps?: readonly Step[];
    };
  };
}

/** Environment of a pipeline's run. */
export interface Machine {
  /** The checkout. */
  root: string;
  /** Secrets and variables that CI would provide, by name. */
  values: Readonly<Record<string, string | undefined>>;
  /** Further environment of each step: `PATH` and the like. */
  environment: NodeJS.ProcessEnv;
  tell: (line: string) => void;
}

/** Outcome of each step, and the text that the steps wrote to the job's summary. */
export interface Run {
  steps: readonly { name: string; outcome: 'success' | 'failure' | 'skipped' }[];
  summary: string;
}

/** The step that only a new machine needs. */
const installing = 'Install';

/**
 * Runs an application's workflow (`.github/workflows/ship-APP.yml`) as CI does, from the same files: the steps with
 * `run` in order, with their conditions, and the variables that they pass on to each other.
 */
export async function runPipeline(application: string, machine: Machine): Promise<Run> {
  const read = async (file: string) =>
    parse(await readFile(path.join(machine.root, file), 'utf8')) as Workflow;
  const { ship: caller } = (await read(`.github/workflows/ship-${application}.yml`)).jobs;
  const { ship } = (await read(caller.uses ?? '')).jobs;
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-pipeline-'));
  const files = { GITHUB_ENV: path.join(folder, 'env'), GITHUB_STEP_SUMMARY: path.join(folder, 'summary') };
  for (const file of Object.values(files)) await writeFile(file, '');

  const { values } = machine;
  const context = { inputs: caller.with, secrets: values, vars: values };
  const job = { ...filledIn(ship.env, context), ...files, RUNNER_TEMP: folder };
  const steps: Run['steps'][number][] = [];
  try {
    for (const { name = '', run, if: condition, env: own } of ship.steps ?? []) {
      if (!run || name === installing) continue;
      const env = { ...job, ...linesOf(await readFile(files.GITHUB_ENV, 'utf8')), ...filledIn(own, context) };
      const isDue = due(condition, { env, hasFailed: steps.some(({ outcome }) => outcome === 'failure') });
      machine.tell(`${isDue ? '==' : '--'} ${name}`);
      steps.push({ name, outcome: isDue ? await outcomeOf(run, env, machine) : 'skipped' });
    }

    return { steps, summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Evaluates one of GitHub's expressions: those in these workflows are valid JavaScript. */
const evaluate = (expression: string, context: object): unknown =>
  runInNewContext(expression, { ...context });

const filledIn = (table: Readonly<Record<string, string>> = {}, context: object) =>
  Object.fromEntries(
    Object.entries(table).map(([name, text]) => [
      name,
      text.replace(/\$\{\{([^}]+)\}\}/g, (_, expression) => String(evaluate(expression, context) ?? '')),
    ]),
  );

/**
 * Reports whether a step is to run: unless its condition mentions failures, only if all steps before it succeeded.
 */
function due(condition = 'true', { env, hasFailed }: { env: object; hasFailed: boolean }) {
  const states = { failure: () => hasFailed, cancelled: () => false };
  const isForFailures = Object.keys(states).some((state) => condition.includes(`${state}()`));

  return (isForFailures || !hasFailed) && Boolean(evaluate(condition, { env, ...states }));
}

const linesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([^=\n]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

function outcomeOf(script: string, env: object, { root, environment, tell }: Machine) {
  return new Promise<'success' | 'failure'>((resolve) => {
    const words = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
    execFile('bash', words, { cwd: root, env: { ...environment, ...env } }, (error, stdout, stderr) => {
      tell(`${stdout}${stderr}`.trimEnd());
      resolve(error ? 'failure' : 'success');
    });
  });
}
