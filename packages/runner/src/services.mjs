// @ts-check
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { remotes } from '@dosmares/build/applications';

/** @typedef {ReturnType<typeof import('@dosmares/delivery/settings').placeFrom>} Where */
/** @typedef {{ name: string, port: number, variable: string, script: string, words?: string[], env: Record<string, string>, health: string }} Service */

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
  // Whoever signs tickets and whoever checks them need the same key; nobody else gets it.
  const signing = {
    ...shared,
    TICKET_KEY: process.env.TICKET_KEY ?? randomBytes(32).toString('base64url'),
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
      script: 'packages/local-services/bin/local-services.ts',
      env: shared,
      health: '/',
    },
    {
      name: 'api',
      port: ports.api,
      variable: 'API_PORT',
      script: 'api/bin/api.ts',
      env: signing,
      health: '/health/ready',
    },
    ...remotes.map(origin),
    {
      name: 'shell',
      port: ports.site,
      variable: 'SITE_PORT',
      script: 'shell/bin/edge.ts',
      env: signing,
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
