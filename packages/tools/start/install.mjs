// @ts-check
// Runs on the system's Node 20: it is needed before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const lockFile = path.join(root, 'package-lock.json');
const stamp = path.join(root, 'node_modules/.installed');
const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');
const shellCheckMs = 300;
const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;

/**
 * Installs the packages of the lock file, unless that has been done. An image has no lock file, because it is
 * complete.
 */
export function ensureInstalled() {
  if (!existsSync(lockFile)) return;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;

  console.log('Installing packages');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // No package here needs an install script to work.
  const { status } = spawnSync(
    npm,
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed; see above.');
    process.exit(1);
  }
  writeFileSync(stamp, lockHash());
}

/** Returns the project's own Node (24), or the one running this if it is new enough. */
export function projectNode() {
  const own = path.join(root, 'node_modules/.bin/node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;

  console.error(
    `Node 24 is needed; this is ${process.version}, and no packaged Node exists for ${process.platform}-${process.arch}.`,
  );
  process.exit(1);
}

/**
 * Runs a script on the project's Node, in place of this process.
 * @param {string} script
 * @param {string[]} words
 * @param {string[]} [flags] of Node's
 */
export function runOnProjectNode(script, words, flags = []) {
  refuseMissing(script);
  ensureInstalled();
  const bin = path.join(root, 'node_modules/.bin');
  const env = {
    // Caches TypeScript without its types: stripping them costs each process 20 MB.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
    // The checkout of a release is another folder each time.
    NODE_COMPILE_CACHE_PORTABLE: '1',
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    NODE_OPTIONS: '',
  };
  const child = spawn(
    projectNode(),
    [
      ...flags,
      '--disable-warning=ExperimentalWarning',
      '--import',
      endWithParent,
      path.join(root, script),
      ...words,
    ],
    { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env },
  );
  // A signal to this process is meant for the one that does the work.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithShell(child);
  child.on('exit', (status) => process.exit(status ?? 1));
}

/** Fails for a missing script: an image contains only what it needs to run. @param {string} script */
function refuseMissing(script) {
  if (existsSync(path.join(root, script))) return;

  const command = process.env.npm_lifecycle_event;
  const what = command ? `"npm run ${command}"` : script;
  console.error(`${what} is not part of this installation: run it in a checkout of the project.`);
  process.exit(1);
}

/**
 * Ends the command with its shell: npm starts commands through a shell, which does not pass on the signal when npm
 * ends it.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithShell(child) {
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), shellCheckMs).unref();
}
