import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { isAlive, until } from './testing/processes.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = ['go.mjs', 'end-with-parent.ts'];
let folder = '';

/** Like an image: the starter, two scripts, and no lock file. */
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-image-'));
  await mkdir(path.join(folder, 'packages/tools/start'), { recursive: true });
  for (const file of files)
    await cp(path.join(root, 'packages/tools/start', file), path.join(folder, 'packages/tools/start', file));
  await writeFile(path.join(folder, 'count.mjs'), 'console.log(process.argv.slice(2).length);');
  await writeFile(path.join(folder, 'wait.mjs'), 'console.log(process.pid); setInterval(() => {}, 1_000);');
});
after(() => rm(folder, { recursive: true }));

const go = (...args: string[]) =>
  spawnSync(process.execPath, ['packages/tools/start/go.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_lifecycle_event: 'test', PATH: `${folder}:${process.env.PATH}` },
  });

it('runs a script where there is no lock file, without installing anything', () => {
  const { stdout, stderr, status } = go('--max-semi-space-size=1', 'count.mjs', 'one', '--two');

  assert.deepEqual([stdout, stderr, status], ['2\n', '', 0]);
});

it('installs, development packages too, until an installation of this lock file is complete', async () => {
  const [lockFile, npm] = ['package-lock.json', 'npm'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  /** Runs a script with an npm that removes `node_modules`, installs and then ends as told; returns whether it ran. */
  async function installs(end = 'exit 0') {
    const program = `#!/bin/sh\nrm -rf node_modules; mkdir node_modules; echo "npm $*"; ${end}\n`;
    await writeFile(npm, program, { mode: 0o755 });
    const { stdout, stderr } = go('count.mjs', 'one');
    if (stdout) assert.equal(stdout, '1\n');

    return stderr.includes('npm ci --ignore-scripts --include=dev');
  }
  await writeFile(lockFile, '{}');
  assert.deepEqual([await installs(), await installs()], [true, false]);
  await writeFile(lockFile, '{"changed": true}');
  assert.deepEqual([await installs('kill -9 $$'), await installs(), await installs()], [true, true, false]);
  await rm(path.join(folder, 'node_modules'), { recursive: true });
  assert.equal(await installs(), true);
  await rm(lockFile);
});

it('ends when the shell through which npm started it is gone', async () => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" packages/tools/start/go.mjs wait.mjs; true`], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await once(shell.stdout, 'data');

  shell.kill('SIGTERM');

  await until(async () => !isAlive(Number(text)));
});
