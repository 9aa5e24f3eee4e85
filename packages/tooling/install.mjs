// @ts-check
// Runs on the system's Node 20: nothing is installed yet when it is needed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const stamp = path.join(root, 'node_modules/.installed');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the packages of the lock file, unless that has been done. */
export function ensureInstalled() {
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

/** The Node that the project brings along (24), or the one that runs this if it is new enough. */
export function projectNode() {
  const own = path.join(root, 'node_modules/.bin/node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;

  console.error(
    `Node 24 is needed; this is ${process.version}, and no packaged Node exists for ${process.platform}-${process.arch}.`,
  );
  process.exit(1);
}

/** Runs a script on the project's Node in this process's place. @param {string} script @param {string[]} words */
export function runOnProjectNode(script, words = process.argv.slice(2)) {
  ensureInstalled();
  const bin = path.join(root, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NODE_OPTIONS: '' };
  const child = spawn(
    projectNode(),
    ['--disable-warning=ExperimentalWarning', path.join(root, script), ...words],
    {
      cwd: root,
      stdio: 'inherit',
      env,
    },
  );
  // Whoever stops this process means the one that does the work.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('exit', (status) => process.exit(status ?? 1));
}
