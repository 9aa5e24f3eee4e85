import { createServer } from 'node:net';
import type { Settings } from '@dosmares/delivery/settings';

/** One process of the product. */
export interface Service {
  name: string;
  port: number;
  /** The environment variable that sets the port. */
  variable: string;
  script: string;
  words?: string[];
  env: Record<string, string>;
  /** The path that answers with success once it is ready. */
  health: string;
}

/** Returns every process of the product. */
export function services({ dataDir, store, ports, addresses }: Settings): Service[] {
  const shared = {
    DATA_DIR: dataDir,
    SITE_PORT: String(ports.site),
    SITE_ORIGIN: addresses.config.siteOrigin,
    REMOTES_PORT: String(ports.remotes),
    DEPLOY_PORT: String(ports.deploy),
    API_PORT: String(ports.api),
    MAILBOX_PORT: String(ports.mailbox),
    SMTP_PORT: String(ports.smtp),
    STORE: store,
  };

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
      env: shared,
      health: '/health/ready',
    },
    {
      name: 'asset-host',
      port: ports.remotes,
      variable: 'REMOTES_PORT',
      script: 'packages/delivery/bin/asset-host.ts',
      env: { ...shared, PORT: String(ports.remotes) },
      health: '/health/live',
    },
    {
      name: 'deploy',
      port: ports.deploy,
      variable: 'DEPLOY_PORT',
      script: 'packages/delivery/bin/deploy-service.ts',
      env: shared,
      health: '/health/live',
    },
    {
      name: 'shell',
      port: ports.site,
      variable: 'SITE_PORT',
      script: 'shell/bin/edge.ts',
      env: shared,
      health: '/health/live',
    },
  ];
}

/** Throws, with the port and its variable, when a port is taken. */
export async function refuseTakenPorts(settings: Settings) {
  const wanted = [
    ...services(settings),
    { name: 'mailbox (SMTP)', port: settings.ports.smtp, variable: 'SMTP_PORT' },
  ];
  for (const { name, port, variable } of wanted) {
    if (await isTaken(port))
      throw new Error(
        `Port ${port} is taken, and ${name} needs it. Free it, or set ${variable} to another one.`,
      );
  }
}

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
