// @ts-check
// go.mjs [--FLAG ...] SCRIPT [ARGUMENT ...]: installs missing packages, then runs a script of ours on the project's own
// Node (24), with these Node flags. It has to run on the system's Node 20, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { reasonOf } from './reason-of.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const bin = path.join(root, 'node_modules/.bin');
const lockFile = path.join(root, 'package-lock.json');
/** npm writes it when an installation is complete. */
const list = path.join(root, 'node_modules/.package-lock.json');
const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
const shellCheckMs = 300;

const args = process.argv.slice(2);
const at = args.findIndex((word) => !word.startsWith('--'));
const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;
const flags = [...args.slice(0, at), '--disable-warning=ExperimentalWarning', '--import', endWithParent];

const isStart = args[at]?.endsWith('/start.ts');
// An image is complete and has no lock file.
const isComplete = !existsSync(lockFile) || isInstalled();
if (isStart) await reserved(dataDir, 'npm start');
if (!isComplete) {
  if (!isPackaged() && !isNewEnough()) refuseNode();
  const reservation = await reserved(bin, 'An installation');
  // Another installation may have ended since the look before.
  if (!isInstalled()) await install(reservation);
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
passSignals(child);
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

/** Reports whether the packages of the lock file are there: a deletion may be interrupted, too. */
function isInstalled() {
  try {
    const present = packagesIn(list);

    return (
      existsSync(bin) &&
      Object.entries(packagesIn(lockFile)).every(([place, { version, optional }]) =>
        present[place]
          ? present[place].version === version && existsSync(path.join(root, place, 'package.json'))
          : optional || place === '',
      )
    );
  } catch {
    return false;
  }
}

/** @type {(file: string) => Record<string, { version?: string, optional?: boolean }>} */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {import('node:net').Server & { _handle?: any }} reservation */
async function install(reservation) {
  // On stderr, because a program may read the command's output.
  console.error('Installing packages');
  // No package here needs its install script. Development packages are needed even in production.
  const options = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn'];
  const shell = process.platform === 'win32';
  // If this process is killed, npm goes on and keeps the reservation.
  const held = shell ? /** @type {const} */ ('ignore') : reservation._handle.fd;
  const npm = spawn('npm', options, { cwd: root, stdio: ['inherit', 2, 'pipe', held], shell });
  passSignals(npm);
  let said = '';
  npm.stderr?.on('data', (text) => {
    said += text;
  });
  const [status, signal] = await once(npm, 'close').catch((error) => [error.code]);
  // On a full disk, npm warns of files that it cannot write, and succeeds.
  const [, code] = /^npm (?:(?:error|ERR!) (?:code|signal)|warn tar TAR_ENTRY_ERROR) (\w+)/m.exec(said) ?? [];
  if (status === 0 && !code && isInstalled()) return;
  rmSync(list, { force: true });
  const isEnded = !code || code.startsWith('SIG');
  const reason = isEnded
    ? `${said}npm ended early (${code ?? signal ?? status}).`
    : reasonOf({ code, message: said, path: bin });
  fail(`${reason}\nThe packages are not installed. Run this again, and it starts over.`);
}

/** Signals are meant for the process that does the work. @param {import('node:child_process').ChildProcess} worker */
function passSignals(worker) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => worker.kill(signal));
}

/** Returns the packaged Node, or the one running this if it is new enough. */
function projectNode() {
  const own = path.join(bin, 'node');
  if (existsSync(own)) return own;

  return isNewEnough() ? process.execPath : refuseNode();
}

/** Reports whether the packages include a Node for this machine. */
function isPackaged() {
  const system = process.platform === 'win32' ? 'win' : process.platform;

  return `node_modules/node-${system}-${process.arch}` in packagesIn(lockFile);
}

function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= 24;
}

function refuseNode() {
  return fail(
    `Node 24 is needed on this machine, and this is ${process.version}: install it from nodejs.org.`,
  );
}

/** @type {(sentence: string) => never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
