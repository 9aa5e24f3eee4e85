import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '@dosmares/delivery/settings';
import { root } from '../presets/checkout.ts';
import { reasonOf } from './reason-of.mjs';
import { openServiceLog } from './service-log.ts';

/** Node's flags for every child process. */
export const childFlags = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('./end-with-parent.ts', import.meta.url).href,
];
/** Longer than any process takes to shut down: the API gives pending requests and mails 25 seconds. */
const killAfterMs = 30_000;
/** On a busy machine, a database takes more than a minute to start; a process that ends is noticed at once. */
const startWithinMs = 180_000;

export interface Service {
  name: string;
  port: number;
  script: string;
  env: Readonly<Record<string, string>>;
  /** Path of the health check. */
  health: string;
  /** Whether visitors do without it: the site goes on when it ends. */
  isOptional?: boolean;
}

/** Returns every process of the product. @param extraEnv environment variables for all of them */
export function services({ dataDir, store, ports, addresses }: Settings, extraEnv = {}): Service[] {
  const env = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [variableOf(name), String(port)])),
    PORT: String(ports.remotes),
    DATA_DIR: dataDir,
    SITE_ORIGIN: addresses.config.siteOrigin,
    STORE: store,
    ...extraEnv,
  };
  const rows = [
    ['mailbox', ports.mailbox, 'packages/local-services/bin/local-services.ts', '/'],
    ['api', ports.api, 'api/bin/api.ts', '/health/ready'],
    ['asset-host', ports.remotes, 'packages/delivery/bin/asset-host.ts', '/health/live'],
    ['deploy', ports.deploy, 'packages/delivery/bin/deploy-service.ts', '/health/live'],
    ['shell', ports.site, 'shell/bin/edge.ts', '/health/live'],
  ] as const;

  return rows.map(([name, port, script, health]) => ({
    name,
    port,
    script,
    health,
    env,
    isOptional: name === 'mailbox' || name === 'deploy',
  }));
}

const variableOf = (port: string) => `${port.toUpperCase()}_PORT`;

interface Supervision {
  /** Called when a service ends by itself. */
  onEnd?: (what: string, service: Service) => void;
  /** Receives what services write; without it, errors go to the terminal. */
  log?: ReturnType<typeof openServiceLog>;
}

/** Runs processes, which can be stopped and started by name. */
export function runServices(all: readonly Service[], { onEnd, log }: Supervision = {}) {
  const running = new Map<string, ChildProcess>();

  async function start(name: string): Promise<void> {
    const service = all.find((one) => one.name === name);
    if (!service || running.has(name)) return;

    const child = spawn(process.execPath, [...childFlags, service.script], {
      cwd: root,
      env: { ...process.env, ...service.env },
      stdio: log ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'ignore', 'inherit', 'ipc'],
      // So that Ctrl-C in a terminal reaches only this process, which then stops the others gracefully.
      detached: process.platform !== 'win32',
    });
    running.set(name, child);
    log?.follow(name, child);
    await untilHealthy(service, child).catch(async (error) => {
      await stop(name);
      throw error;
    });
    // Not at its exit: its last lines may still be on their way.
    child.once('close', () => {
      if (running.get(name) !== child) return;
      running.delete(name);
      onEnd?.(`${name} ended by itself (${outcome(child)}).`, service);
    });
  }

  async function stop(name: string) {
    const child = running.get(name);
    running.delete(name);
    if (!child || hasExited(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    await ended;
    clearTimeout(force);
  }

  return {
    start,
    stop,
    startAll: () => Promise.all(all.map(({ name }) => start(name))),
    stopAll: () => Promise.all([...running.keys()].map(stop)),
  };
}

const outcome = ({ exitCode, signalCode }: ChildProcess) => signalCode ?? `exit ${exitCode}`;
const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function untilHealthy({ name, port, health }: Service, child: ChildProcess) {
  for (const deadline = Date.now() + startWithinMs; Date.now() < deadline; await pause(100)) {
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://localhost:${port}${health}`, { signal }).catch(() => undefined);
    // If it could not get its port, another program may answer there.
    if (hasExited(child)) throw new Error(`${name} stopped while starting (${outcome(child)}).`);
    if (answer?.ok) return;
  }
  throw new Error(`${name} did not answer on port ${port} within ${startWithinMs / 60_000} minutes.`);
}

/** Runs all services until a signal, or until one that visitors need ends by itself. */
export function runUntilStopped(settings: Settings, all = services(settings)) {
  const log = openServiceLog(path.join(settings.dataDir, 'services.log'));
  console.log(`Starting; everything that the services log is in ${log.file}`);
  const onEnd = (what: string, { isOptional }: Service) => {
    console.error(isOptional ? `${what} The site goes on without it until the next start.` : what);
    if (!isOptional) void end(1);
  };
  const running = runServices(all, { onEnd, log });
  let ending: Promise<void> | undefined;
  const end = (status: number) => {
    // A terminal, npm and our starter may each pass on the same Ctrl-C.
    ending ??= running.stopAll().then(() => process.exit(status));

    return ending;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

  // Failures caused by the shutdown are not reported.
  return running.startAll().catch((error) => ending ?? Promise.reject(error));
}

/** @throws with a reason and the variable of a port that cannot be used */
export async function refuseTakenPorts({ ports }: Pick<Settings, 'ports'>) {
  for (const [name, port] of Object.entries(ports)) await requireFree(port, variableOf(name));
}

/** @throws with a reason when a port cannot be used. @param variable the environment variable that chooses it */
export async function requireFree(port: number, variable: string) {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening').catch((error) => {
    throw new Error(`${reasonOf(error)} Set ${variable} to another one.`);
  });
  await once(probe.close(), 'close');
}
