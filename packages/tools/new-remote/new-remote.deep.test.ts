import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../presets/checkout.ts';

jest.setTimeout(600_000);

// One is sorted before all other files of a remote, the other after them; both are longer than any remote's here.
const names = ['mf-aardvark-watching', 'mf-zoological-garden'];
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'dos-mares-remotes-'));
  await shell(`cd ${root} && git ls-files -z | xargs -0 cp --parents -t ${copy}`);
  // Hard links, except for our own packages: these are the copy's.
  await shell(`cp -al ${root}/node_modules ${copy}/node_modules`);
  // npm and the generator write these where they stand, and they are the original's too.
  for (const file of ['.package-lock.json', '.installed'])
    await shell(`cp --remove-destination ${root}/node_modules/${file} node_modules/${file}`);
  await shell('git init -q . && git add -A');
});
afterAll(() => rm(copy, { recursive: true }));

it('makes remotes that pass lint, types and their own tests, whatever their names', async () => {
  for (const name of names) await shell(`npm run --silent new-remote -- ${name}`);
  await shell('git add -A');

  await shell('npm run lint');
  await shell('npm run typecheck');
  for (const name of names) expect(await shell(`npm test -w ${name}`)).toContain('1 passed');
  const { workspaces } = JSON.parse(await readFile(path.join(copy, 'package.json'), 'utf8'));
  expect(workspaces).toEqual(expect.arrayContaining(names));
});

/** Runs a command in the copy; returns its output. @throws with all of it when it fails */
async function shell(command: string) {
  const env = { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' };
  try {
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], { cwd: copy, env });

    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}\n${stderr}`, { cause: error });
  }
}
