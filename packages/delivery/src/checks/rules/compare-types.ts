import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { slotTypes } from '@dosmares/contracts/release';
import { compilerBase, root } from '@dosmares/tools/presets/checkout';

const run = promisify(execFile);

/** Two declaration files of two releases, and a line of TypeScript that compiles only if they fit. */
export interface Check {
  /** Release and file. `Given` is its namespace and `given` its value. */
  given: readonly [string, string];
  taken: readonly [string, string];
  test: string;
  /** The refusal when it does not compile, without the compiler's reason. */
  sentence: string;
}

/** Releases never change, so neither does a verdict. */
const verdicts = new Map<string, string | undefined>();

/**
 * Runs the compiler on checks; returns a sentence with its reason for each that fails.
 * @param trees the declarations of each release
 */
export async function compare(
  checks: readonly Check[],
  trees: ReadonlyMap<string, string>,
): Promise<string[]> {
  const nameOf = ({ given, taken, test }: Check) =>
    JSON.stringify([trees.get(given[0]), given, trees.get(taken[0]), taken, test]);
  const open = checks.filter((check) => !verdicts.has(nameOf(check)));
  if (open.length > 0) {
    const reasons = await judge(open, trees);
    for (const [at, check] of open.entries()) verdicts.set(nameOf(check), reasons.get(at));
  }

  return checks.flatMap((check) => {
    const reason = verdicts.get(nameOf(check));

    return reason ? [`${check.sentence}: ${reason}`] : [];
  });
}

async function judge(checks: readonly Check[], trees: ReadonlyMap<string, string>) {
  // Below the installed packages, because the declarations refer to their types (React's, the router's).
  const folder = path.join(root, 'node_modules/.cache/dos-mares', `types-${crypto.randomUUID()}`);
  try {
    for (const [release, tree] of trees) await cp(tree, path.join(folder, release), { recursive: true });
    await writeChecks(checks, folder);

    return reasonsIn((await diagnose(folder)).replaceAll(`${folder}/`, ''));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeChecks(checks: readonly Check[], folder: string) {
  await mkdir(folder, { recursive: true });
  for (const [at, { given, taken, test }] of checks.entries()) {
    const lines = [
      ...[given[0], taken[0]].flatMap((release) => slotsKnownTo(release, folder)),
      `import type * as Given from './${given.join('/')}';`,
      `import type * as Taken from './${taken.join('/')}';`,
      'declare const given: typeof Given;',
      'declare const taken: typeof Taken;',
      `export ${test}`,
      'export { given, taken };',
    ];
    await writeFile(path.join(folder, `check-${at}.ts`), lines.join('\n'));
  }
  const config = {
    extends: compilerBase,
    compilerOptions: { types: [] },
    include: ['check-*.ts'],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
}

/** Separate files add slots to the contracts; in earlier releases, slots are part of the contracts. */
const slotsKnownTo = (release: string, folder: string) =>
  existsSync(path.join(folder, release, slotTypes))
    ? [`import './${release}/${slotTypes.replace('.d.ts', '')}';`]
    : [];

async function diagnose(folder: string) {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const words = [compiler, '--pretty', 'false', '-p', folder];

  return run(process.execPath, words, { cwd: folder, maxBuffer: 1 << 26 }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => {
      if (!error.stdout) throw error;

      return error.stdout;
    },
  );
}

/** Returns the compiler's reason for each check: the innermost line names the exact mismatch. */
function reasonsIn(output: string) {
  const reasons = new Map<number, string>();
  let at = -1;
  for (const line of output.split('\n')) {
    const [, check, message] = /^check-(\d+)\.ts\(.*?\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (check) at = Number(check);
    if (check || line.startsWith(' ')) reasons.set(at, (message ?? line).trim());
    else if (/error TS/.test(line)) throw new Error(`The declarations could not be compared: ${line}`);
  }

  return reasons;
}
