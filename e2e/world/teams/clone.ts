import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { applicationNames } from '@dosmares/tools/presets/checkout';
import { runPipeline } from '@dosmares/tools/testing/pipeline';
import type { Change } from '../../delivery/teams.ts';
import { keyText } from './keys.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
/** Longest time of a command: one that hangs fails with what it said, not with the time of its whole test. */
const longestMs = 480_000;
/** Git options that name the author of a commit. */
export const author = ['-c', 'user.name=A team', '-c', 'user.email=team@dosmares.example'];

/** Makes a team's own clone of the repository, with what is installed and what was built here. */
export async function cloneRepository(folder: string, environment: Readonly<Record<string, string>>) {
  await run('git', ['clone', '--quiet', '--local', root, folder]);
  // Files that are never written again are linked: copying a gigabyte would take a minute.
  await run('cp', ['-al', path.join(root, 'node_modules'), folder]);
  await rm(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  for (const name of applicationNames)
    await cp(path.join(root, name, 'dist'), path.join(folder, name, 'dist'), { recursive: true });

  const { PATH = '', HOME = '', CHROMIUM_PATH, PAGE_BROTLI_QUALITY = '' } = process.env;
  const env = {
    PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${PATH}`,
    HOME,
    PAGE_BROTLI_QUALITY,
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    ...environment,
  };
  const options = (more: object = {}) => ({ cwd: folder, env: { ...env, ...more }, timeout: longestMs });
  const node = (words: readonly string[]) => ['--disable-warning=ExperimentalWarning', ...words];
  const delivery = 'packages/delivery/bin/delivery.ts';

  return {
    folder,
    /** Runs a script of the clone to its end; returns its output. @throws with what it complained of */
    async script(file: string, more: Readonly<Record<string, string>> = {}) {
      return finished(run(process.execPath, node([file]), options(more)));
    },
    /** Runs `npm run delivery -- …`; returns its output. @throws with the sentence that it failed with */
    ship: (line: string, more: Readonly<Record<string, string>> = {}) =>
      finished(run(process.execPath, node([delivery, ...line.split(' ')]), options(more))),
    /** Runs the steps with which CI ships an application, with a team's secrets and variables. */
    pipeline: async (application: string, variables: Readonly<Record<string, string>> = {}) =>
      runPipeline(application, {
        root: folder,
        values: {
          ...environment,
          GITHUB_ACTOR: environment.DELIVERY_ACTOR,
          SIGNING_KEY: await keyText(environment.DELIVERY_SIGNING_KEY),
          ROOT_KEY: await keyText(environment.DELIVERY_PUBLIC_KEYS),
          ...variables,
        },
        environment: env,
        tell: (line) => console.log(line),
      }),
    /** Starts a command that the test will kill. */
    begin: (line: string): ChildProcess =>
      spawn(process.execPath, node([delivery, ...line.split(' ')]), {
        ...options(),
        stdio: 'ignore',
        detached: true,
      }),
    async commit({ message, file, edits }: Change) {
      const at = path.join(folder, file);
      const before = await readFile(at, 'utf8');
      const after = edits.reduce((text, [from, to]) => text.replace(from, to), before);
      if (after === before) throw new Error(`${file} is no longer as "${message}" finds it.`);

      await writeFile(at, after);
      await commitAll(message, folder);
    },
    commitAll: (message: string) => commitAll(message, folder),
  };
}

async function commitAll(message: string, cwd: string) {
  await run('git', ['add', '--all'], { cwd });
  await run('git', [...author, 'commit', '--quiet', '--message', message], { cwd });
}

async function finished(command: Promise<{ stdout: string }>) {
  const { stdout } = await command.catch((error: { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || String(error), { cause: error });
  });

  return stdout.trim();
}
