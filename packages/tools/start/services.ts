import { createServer } from 'node:net';
import type { Settings } from '@dosmares/delivery/settings';

/** One process of the product. */
export interface Service {
  name: string;
  port: number;
  script: string;
  args?: string[];
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
