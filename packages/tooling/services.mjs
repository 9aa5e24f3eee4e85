// @ts-check
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { remotes } from './remotes.mjs';

const nodeOptions = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('./end-with-parent.mjs', import.meta.url).href,
];

/** @typedef {ReturnType<typeof import('./place.mjs').placeFrom>} Where */
/** @typedef {{ name: string, port: number, variable: string, script: string, words?: string[], env: Record<string, string>, health: string, signsTickets?: boolean }} Service */

/** Every process of the product: its script, its port and the address that answers once it is ready. @param {Where} where @returns {Service[]} */
export function services({ dataDir, store, ports, remotePorts, place }) {
  const shared = {
    DATA_DIR: dataDir,
    SITE_PORT: String(ports.site),
    SITE_ORIGIN: place.config.siteOrigin,
    API_PORT: String(ports.api),
    MAILBOX_PORT: String(ports.mailbox),
    SMTP_PORT: String(ports.smtp),
    STORE: store,
  };
  const origin = (/** @type {string} */ name) => ({
    name,
    port: remotePorts[name] ?? 0,
    variable: 'REMOTES_PORT',
    script: 'packages/delivery/bin/origin.ts',
    words: [name],
    env: { ...shared, PORT: String(remotePorts[name]) },
    health: '/health/live',
  });

  return [
    {
      name: 'mailbox',
      port: ports.mailbox,
      variable: 'MAILBOX_PORT',
      script: 'api/bin/mailbox.ts',
      env: shared,
      health: '/',
    },
    {
      name: 'api',
      port: ports.api,
      variable: 'API_PORT',
      script: 'api/bin/api.ts',
      env: shared,
      signsTickets: true,
      health: '/health/ready',
    },
    ...remotes.map(origin),
    {
      name: 'shell',
      port: ports.site,
      variable: 'SITE_PORT',
      script: 'shell/bin/edge.ts',
      env: shared,
      signsTickets: true,
      health: '/health/live',
    },
  ];
}

/** Throws, naming the port and its variable, when one is taken. @param {Where} where */
export async function refuseTakenPorts(where) {
  const wanted = [
    ...services(where),
    { name: 'mailbox (SMTP)', port: where.ports.smtp, variable: 'SMTP_PORT' },
  ];
  for (const { name, port, variable } of wanted) {
    if (await isTaken(port))
      throw new Error(
        `Port ${port} is taken, and ${name} needs it. Free it, or set ${variable} to another one.`,
      );
  }
}

const isTaken = (/** @type {number} */ port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });

/**
 * Runs the product's processes. Each can be stopped and started again by name.
 * @param {Where} where
 * @param {Record<string, string>} [extra] more environment for all of them
 */
export function runServices(where, extra = {}) {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map();
  const all = services(where);
  const ticketKey = { TICKET_KEY: process.env.TICKET_KEY ?? randomBytes(32).toString('base64url') };

  /** @param {string} name */
  async function start(name) {
    const service = all.find((one) => one.name === name);
    if (!service) throw new Error(`There is no service "${name}".`);
    if (running.has(name)) return;
    const child = spawn(process.execPath, [...nodeOptions, service.script, ...(service.words ?? [])], {
      cwd: where.root,
      env: { ...process.env, ...service.env, ...(service.signsTickets && ticketKey), ...extra },
      stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit', 'ipc'],
    });
    running.set(name, child);
    child.once('exit', () => running.get(name) === child && running.delete(name));
    await answering(service, child);
  }

  /** @param {string} name @param {NodeJS.Signals} [signal] */
  async function stop(name, signal = 'SIGTERM') {
    const child = running.get(name);
    running.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;

    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), 8_000);
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
    stopAll: () => Promise.all([...running.keys()].map((name) => stop(name))),
  };
}

/** @param {Service} service @param {import('node:child_process').ChildProcess} child */
async function answering({ name, port, health }, child) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`${name} stopped while starting (exit ${child.exitCode}).`);
    const answer = await fetch(`http://localhost:${port}${health}`).catch(() => undefined);
    // Another program may answer on a port that this one could not get: it has to be alive still.
    if (answer?.ok && child.exitCode === null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not answer on port ${port} within a minute.`);
}
