import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '@dosmares/delivery/settings';
import { refuseTakenPorts, type Service, services } from './services.ts';

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;
/** Longer than any process takes to shut down: the API gives its open requests and mails 25 seconds. */
const killAfterMs = 30_000;
/** A process that ends is noticed at once; on a busy machine a database takes more than a minute to start. */
const startWithinMs = 180_000;
const restartAfterMs = 1_000;

/** Options for running services. */
interface Options {
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

  function run(name: string, words: string[], own: Record<string, string>, output: 'inherit' | 'ignore') {
    const flags = ['--disable-warning=ExperimentalWarning', '--import', endWithParent];
    const child = spawn(process.execPath, [...flags, ...words], {
      cwd: settings.root,
      env: { ...process.env, ...own },
      stdio: ['ignore', output, 'inherit', 'ipc'],
      // A terminal's Ctrl-C goes only to the supervisor, which then ends each process once, gracefully.
      detached: process.platform !== 'win32',
    });
    running.set(name, child);
    child.once('exit', () => running.delete(name));

    return child;
  }

  async function start(name: string) {
    const service = all.find((one) => one.name === name);
    if (!service) throw new Error(`There is no service "${name}".`);
    wanted.add(name);
    if (running.has(name)) return;

    const { script, words = [] } = service;
    const output = process.env.VERBOSE ? 'inherit' : 'ignore';
    const child = run(name, [script, ...words], { ...service.env, ...env }, output);
    await answering(service, child).catch(async (error) => {
      await end(name);
      throw error;
    });
    if (restarts) child.once('exit', () => startAgain(name, outcome(child)));
  }

  async function startAgain(name: string, how: string) {
    if (!wanted.has(name)) return;
    tell(`${name} ended by itself (${how}). Starting it again in ${restartAfterMs / 1_000} s.`);
    await pause(restartAfterMs);
    if (!wanted.has(name)) return;
    await start(name).then(
      () => tell(`${name} is running again.`),
      ({ message }) => startAgain(name, message),
    );
  }

  async function end(name: string, signal: NodeJS.Signals = 'SIGTERM') {
    const child = running.get(name);
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    await ended;
    clearTimeout(force);
  }

  return {
    start,
    async stop(name: string, signal?: NodeJS.Signals) {
      wanted.delete(name);
      await end(name, signal);
    },
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
      const child = run(script, [script], {}, 'inherit');
      await once(child, 'exit');
      if (child.exitCode !== 0) throw new Error(`${script} failed (${outcome(child)}); see above.`);
    },
  };
}

const outcome = ({ exitCode, signalCode }: ChildProcess) => signalCode ?? `exit ${exitCode}`;

async function answering({ name, port, health }: Service, child: ChildProcess) {
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  for (const latest = Date.now() + startWithinMs; Date.now() < latest; await pause(100)) {
    if (isGone()) throw new Error(`${name} stopped while starting (${outcome(child)}).`);
    // Also checks that the process is alive: another program may answer on a port that it could not get.
    if ((await isHealthy(port, health)) && !isGone()) return;
  }
  throw new Error(`${name} did not answer on port ${port} within ${startWithinMs / 60_000} minutes.`);
}

/** Once used, `fetch` keeps 20 MB for as long as the site runs. */
const isHealthy = (port: number, path: string) =>
  new Promise<boolean>((resolve) => {
    const request = get({ host: 'localhost', port, path, timeout: 2_000, agent: false }, (answer) => {
      answer.resume();
      resolve((answer.statusCode ?? 500) < 300);
    });
    request.once('error', () => resolve(false)).once('timeout', () => request.destroy());
  });
