import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '@dosmares/delivery/settings';
import { refuseTakenPorts, type Service, services } from './services.ts';

const nodeOptions = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('./end-with-parent.ts', import.meta.url).href,
];

/** Longer than any process takes to shut down: the API gives its open requests and mails 25 seconds. */
const killAfterMs = 30_000;
/** A process that ends is noticed at once; on a busy machine a database takes more than a minute to start. */
const startWithinMinutes = 3;
const probeTimeoutMs = 2_000;
const firstRestartMs = 1_000;
const longestRestartMs = 30_000;

/** Options for running services. */
export interface Options {
  /** Environment variables for all of them. */
  env?: Record<string, string>;
  /** Whether a process that ends unasked is started again. */
  restarts?: boolean;
  all?: readonly Service[];
  tell?: (line: string) => void;
}

/** Runs the product's processes. Each can be stopped and started again by name. */
export function runServices(settings: Settings, options: Options = {}) {
  const { env = {}, restarts = false, all = services(settings), tell = console.error } = options;
  const running = new Map<string, ChildProcess>();
  const wanted = new Set<string>();

  async function start(name: string) {
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

  function run(
    name: string,
    words: string[],
    { env = {}, output }: { env?: Record<string, string>; output: 'inherit' | 'ignore' },
  ) {
    const child = spawn(process.execPath, [...nodeOptions, ...words], {
      cwd: settings.root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, 'inherit', 'ipc'],
      // A terminal's Ctrl-C goes only to the supervisor, which then ends each process once, gracefully.
      detached: process.platform !== 'win32',
    });
    running.set(name, child);
    child.once('exit', () => running.delete(name));

    return child;
  }

  async function startAgain(name: string, how: string, pauseMs = firstRestartMs) {
    if (!wanted.has(name)) return;

    tell(`${name} ended by itself (${how}). Starting it again in ${pauseMs / 1_000} s.`);
    await pause(pauseMs);
    if (!wanted.has(name)) return;
    await start(name).then(
      () => tell(`${name} is running again.`),
      ({ message }) => startAgain(name, message, Math.min(pauseMs * 2, longestRestartMs)),
    );
  }

  async function stop(name: string, signal: NodeJS.Signals = 'SIGTERM') {
    wanted.delete(name);
    await end(name, signal);
  }

  async function end(name: string, signal: NodeJS.Signals = 'SIGTERM') {
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
      await refuseTakenPorts(settings);
      await Promise.all(all.map(({ name }) => start(name)));
    },
    async stopAll(signal?: NodeJS.Signals) {
      wanted.clear();
      await Promise.all([...running.keys()].map((name) => end(name, signal)));
    },
    /** Runs a script to its end, in a separate process, which frees its memory. */
    async finish(script: string) {
      const child = run(script, [script], { output: 'inherit' });
      await new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode !== 0) throw new Error(`${script} failed (${outcome(child)}); see above.`);
    },
  };
}

const outcome = ({ exitCode, signalCode }: ChildProcess) => signalCode ?? `exit ${exitCode}`;

async function answering({ name, port, health }: Service, child: ChildProcess) {
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  for (const end = Date.now() + startWithinMinutes * 60_000; Date.now() < end; await pause(100)) {
    if (isGone()) throw new Error(`${name} stopped while starting (${outcome(child)}).`);
    // Also checks that the process is alive: another program may answer on a port that it could not get.
    if ((await answersWell(port, health)) && !isGone()) return;
  }
  throw new Error(`${name} did not answer on port ${port} within ${startWithinMinutes} minutes.`);
}

/**
 * Requests a path over a bare socket, and reports whether the answer is a success: once used, `fetch` keeps 20 MB for
 * as long as the site runs.
 */
const answersWell = (port: number, path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    );
    socket.once('data', (bytes) => resolve(/^HTTP\/1\.1 2/.test(String(bytes))));
    socket.once('data', () => socket.destroy());
    socket.once('error', () => socket.destroy());
    socket.once('close', () => resolve(false));
    socket.setTimeout(probeTimeoutMs, () => socket.destroy());
  });
