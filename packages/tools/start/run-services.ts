import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '@dosmares/delivery/settings';

/** Node's flags for every child process. */
export const childFlags = [
  '--disable-warning=ExperimentalWarning',
  ...['--import', new URL('./end-with-parent.ts', import.meta.url).href],
];
/** Longer than any process takes to shut down: the API gives its open requests and mails 25 seconds. */
const killAfterMs = 30_000;
/** A process that ends is noticed at once; on a busy machine a database takes more than a minute to start. */
const startWithinMs = 180_000;
const restartAfterMs = 1_000;
/** A terminal, npm and our own starter may each pass on the same Ctrl-C. */
const sameSignalMs = 1_000;

/** One process of the product. */
export interface Service {
  name: string;
  port: number;
  script: string;
  env: Readonly<Record<string, string>>;
  /** The path that answers with success once it is ready. */
  health: string;
}

/** Returns every process of the product. */
export function services({ dataDir, store, ports, addresses }: Settings): Service[] {
  const env = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [variableOf(name), String(port)])),
    // The asset host's own.
    PORT: String(ports.remotes),
    DATA_DIR: dataDir,
    SITE_ORIGIN: addresses.config.siteOrigin,
    STORE: store,
  };
  const rows = [
    ['mailbox', ports.mailbox, 'packages/local-services/bin/local-services.ts', '/'],
    ['api', ports.api, 'api/bin/api.ts', '/health/ready'],
    ['asset-host', ports.remotes, 'packages/delivery/bin/asset-host.ts', '/health/live'],
    ['deploy', ports.deploy, 'packages/delivery/bin/deploy-service.ts', '/health/live'],
    ['shell', ports.site, 'shell/bin/edge.ts', '/health/live'],
  ] as const;

  return rows.map(([name, port, script, health]) => ({ name, port, script, health, env }));
}

const variableOf = (port: string) => `${port.toUpperCase()}_PORT`;

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

  async function start(name: string): Promise<void> {
    const service = all.find((one) => one.name === name);
    if (!service) throw new Error(`There is no service "${name}".`);
    wanted.add(name);
    if (running.has(name)) return;

    const child = spawn(process.execPath, [...childFlags, service.script], {
      cwd: settings.root,
      env: { ...process.env, ...service.env, ...env },
      stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit', 'ipc'],
      // A terminal's Ctrl-C goes only to this process, which then ends each other once, gracefully.
      detached: process.platform !== 'win32',
    });
    running.set(name, child);
    child.once('exit', () => running.delete(name));
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
    async stop(name: string) {
      wanted.delete(name);
      await end(name);
    },
    async startAll() {
      await refuseTakenPorts(settings);
      await Promise.all(all.map(({ name }) => start(name)));
    },
    async stopAll(signal?: NodeJS.Signals) {
      wanted.clear();
      await Promise.all([...running.keys()].map((name) => end(name, signal)));
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

/** Ends all gracefully on a signal, at once when it is repeated. Returns whether the end has begun. */
export function endOnSignal(stopAll: (signal: NodeJS.Signals) => Promise<unknown>) {
  let begun = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      const isRepeated = begun > 0;
      if (isRepeated && performance.now() - begun < sameSignalMs) return;
      begun ||= performance.now();
      await stopAll(isRepeated ? 'SIGKILL' : 'SIGTERM');
      process.exit(0);
    });

  return () => begun > 0;
}

/** Throws, with the port and its variable, when a port is taken. */
export async function refuseTakenPorts({ ports }: Settings) {
  for (const [name, port] of Object.entries(ports))
    if (await isTaken(port))
      throw new Error(`Port ${port} is taken. Free it, or set ${variableOf(name)} to another one.`);
}

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

/** Returns a port that nobody listens on. */
export function freePort() {
  const probe = createServer().listen(0);
  const { port } = probe.address() as { port: number };

  return new Promise<number>((resolve) => probe.close(() => resolve(port)));
}
