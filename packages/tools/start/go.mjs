// @ts-check
// go.mjs [--FLAG ...] SCRIPT [ARGUMENT ...]: installs missing packages, then runs a script of ours on the project's own
// Node (24), with these Node flags. It has to run on the system's Node 20, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const bin = path.join(root, 'node_modules/.bin');
const lockFile = path.join(root, 'package-lock.json');
const list = path.join(root, 'node_modules/.package-lock.json');
const stamp = path.join(root, 'node_modules/.installed');
const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
const shellCheckMs = 300;

const args = process.argv.slice(2);
const at = args.findIndex((word) => !word.startsWith('--'));
const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;
const flags = [...args.slice(0, at), '--disable-warning=ExperimentalWarning', '--import', endWithParent];

const isStart = args[at]?.endsWith('/start.ts');
// An image is complete and has no lock file.
const hash = existsSync(lockFile) && createHash('sha256').update(readFileSync(lockFile)).digest('hex');
const isComplete = !hash || isInstalled();
if (isStart) await reserved(dataDir, 'npm start');
if (!isComplete) {
  const reservation = await reserved(bin, 'An installation');
  install(reservation);
  reservation.close();
}
const child = spawn(projectNode(), [...flags, path.join(root, args[at] ?? ''), ...args.slice(at + 1)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    // Caches stripped TypeScript: stripping it costs each process 20 MB.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    NODE_OPTIONS: '',
  },
});
// Signals are meant for the process that does the work.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (status) => process.exit(status ?? 1));
// npm starts commands through a shell, which does not pass on signals.
const shell = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), shellCheckMs).unref();

/**
 * Reserves a folder by a port that its name determines: unlike a file, it is free once its processes have ended.
 * @type {(folder: string, what: string) => Promise<import('node:net').Server>}
 */
async function reserved(folder, what) {
  const digest = createHash('sha256').update(folder).digest();
  const port = 20_000 + (digest.readUInt16BE() % 10_000);
  const reservation = createServer().listen(port, '127.0.0.1').unref();
  const sentence = `${what} is under way here (${folder}, port ${port}): end it, or wait for it.`;
  await once(reservation, 'listening').catch(() => fail(sentence));

  return reservation;
}

/** Reports whether all packages are there: an interrupted deletion of `node_modules` may leave the stamp. */
function isInstalled() {
  if (![bin, list, stamp].every(existsSync) || readFileSync(stamp, 'utf8') !== hash) return false;
  try {
    const { packages } = JSON.parse(readFileSync(list, 'utf8'));

    return Object.keys(packages).every((place) => existsSync(path.join(root, place, 'package.json')));
  } catch {
    return false;
  }
}

/** @param {any} reservation */
function install(reservation) {
  // On stderr, because a program may read the command's output.
  console.error('Installing packages');
  // No package here needs its install script. Development packages are needed even in production.
  const options = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  // If this process is killed, npm goes on and keeps the reservation.
  const stdio = ['inherit', 2, 'inherit', shell ? 'ignore' : reservation._handle.fd];
  const { status } = spawnSync('npm', options, { cwd: root, stdio, shell });
  if (status !== 0) fail('The packages could not be installed; see above.');
  writeFileSync(stamp, String(hash));
}

/** Returns the packaged Node, or the one running this if it is new enough. */
function projectNode() {
  const own = path.join(bin, 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;

  return fail(`Node 24 is needed; this is ${process.version}.`);
}

/** @type {(sentence: string) => never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
