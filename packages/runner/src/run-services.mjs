// @ts-check
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { refuseTakenPorts, services } from './services.mjs';

const nodeOptions = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('../end-with-parent.mjs', import.meta.url).href,
];

/** Longer than any process takes to end by itself: the API gives its open requests and mails 25 seconds. */
const killAfterMs = 30_000;
const startWithinMs = 60_000;
const probeTimeoutMs = 2_000;
const firstRestartMs = 1_000;
const longestRestartMs = 30_000;

/** @typedef {{ env?: Record<string, string>, restarts?: boolean, all?: readonly import('./services.mjs').Service[], tell?: (line: string) => void }} Options */

/**
 * Runs the product's processes. Each can be stopped and started again by name.
 * @param {import('./services.mjs').Where} where
 * @param {Options} [options] more environment for all of them; whether one that ends by itself is started again
 */
export function runServices(where, options = {}) {
  const { env = {}, restarts = false, all = services(where), tell = console.error } = options;
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map();
  /** @type {Set<string>} */
  const wanted = new Set();

  /** @param {string} name */
  async function start(name) {
    const service = all.find((one) => one.name === name);
    if (!service) throw new Error(`There is no service "${name}".`);
    wanted.add(name);
    if (running.has(name)) return;

    const { script, words = [], env: own } = service;
    const child = run(name, [script, ...words], {
      env: { ...own, ...env },
      output: process.env.VERBOSE ? 'inherit' : 'ignore',
    });
    await answering(service, child).catch(async (error) => {
      await end(name);
      throw error;
    });
    if (restarts) child.once('exit', () => startAgain(name, outcome(child)));
  }

  /** @param {string} name @param {string[]} words @param {{ env?: Record<string, string>, output: 'inherit' | 'ignore' }} how */
  function run(name, words, { env = {}, output }) {
    const child = spawn(process.execPath, [...nodeOptions, ...words], {
      cwd: where.root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, 'inherit', 'ipc'],
      // A terminal's Ctrl-C is for the supervisor, which then ends each process once and in good order.
      detached: process.platform !== 'win32',
    });
    running.set(name, child);
    child.once('exit', () => running.delete(name));

    return child;
  }

  /** @param {string} name @param {string} how */
  async function startAgain(name, how, pauseMs = firstRestartMs) {
    if (!wanted.has(name)) return;

    tell(`${name} ended by itself (${how}). Starting it again in ${pauseMs / 1_000} s.`);
    await pause(pauseMs);
    if (!wanted.has(name)) return;
    await start(name).then(
      () => tell(`${name} is running again.`),
      ({ message }) => startAgain(name, message, Math.min(pauseMs * 2, longestRestartMs)),
    );
  }

  /** @param {string} name @param {NodeJS.Signals} [signal] */
  async function stop(name, signal = 'SIGTERM') {
    wanted.delete(name);
    await end(name, signal);
  }

  /** @param {string} name @param {NodeJS.Signals} [signal] */
  async function end(name, signal = 'SIGTERM') {
    const child = running.get(name);
    if (!child) return;

    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    await ended;
    clearTimeout(force);
  }

  return {
    start,
    stop,
    async startAll() {
      await refuseTakenPorts(where);
      await Promise.all(all.map(({ name }) => start(name)));
    },
    /** @param {NodeJS.Signals} [signal] */
    async stopAll(signal) {
      wanted.clear();
      await Promise.all([...running.keys()].map((name) => end(name, signal)));
    },
    /** Runs a script to its end, in a process of its own: what it needs of memory ends with it. @param {string} script */
    async finish(script) {
      const child = run(script, [script], { output: 'inherit' });
      await new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode !== 0) throw new Error(`${script} failed (${outcome(child)}); see above.`);
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child */
const outcome = ({ exitCode, signalCode }) => signalCode ?? `exit ${exitCode}`;

/** @param {import('./services.mjs').Service} service @param {import('node:child_process').ChildProcess} child */
async function answering({ name, port, health }, child) {
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  for (const end = Date.now() + startWithinMs; Date.now() < end; await pause(100)) {
    if (isGone()) throw new Error(`${name} stopped while starting (${outcome(child)}).`);
    // Another program may answer on a port that this one could not get: it has to be alive still.
    if ((await answersWell(port, health)) && !isGone()) return;
  }
  throw new Error(`${name} did not answer on port ${port} within a minute.`);
}

/**
 * Asks with a bare connection: once used, `fetch` keeps 20 MB for as long as the site runs.
 * @param {number} port @param {string} path @returns {Promise<boolean>}
 */
const answersWell = (port, path) =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    );
    socket.once('data', (bytes) => resolve(/^HTTP\/1\.1 2/.test(String(bytes))));
    socket.once('data', () => socket.destroy());
    socket.once('error', () => socket.destroy());
    socket.once('close', () => resolve(false));
    socket.setTimeout(probeTimeoutMs, () => socket.destroy());
  });
