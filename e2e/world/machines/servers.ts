import { freePort } from '@dosmares/local-services/testing/free-port';
import { remoteNames } from '@dosmares/tools/presets/checkout';
import type { Service } from '@dosmares/tools/start/services';
import { environmentOf } from './guide.ts';
import { hosts, https } from './names.ts';

const here = { HOST: '127.0.0.1' };

/** Settings of the servers that the guide cannot know. */
export interface Given {
  /** Environment of all processes that use the store. */
  store: Readonly<Record<string, string>>;
  /** Files with the keys that edges trust. */
  publicKeys: string;
  folder: string;
  /** Address of the ledger for each edge, over a line of its own. */
  ledgers: readonly string[];
  /** The API's own database. */
  database: string;
}

/** Every process of the site in the world, on ports of this machine. */
export async function serversOf({ store, publicKeys, folder, ledgers, database }: Given) {
  const [mailbox, smtp, api] = [await freePort(), await freePort(), await freePort()];
  const local: Service = {
    name: 'local services',
    port: mailbox,
    variable: 'MAILBOX_PORT',
    script: 'packages/local-services/bin/local-services.ts',
    env: {
      ...here,
      MAILBOX_PORT: String(mailbox),
      SMTP_PORT: String(smtp),
      DATA_DIR: folder,
      SITE_ORIGIN: https('site'),
    },
    health: '/',
  };
  const theApi: Service = {
    name: 'API',
    port: api,
    variable: 'API_PORT',
    script: 'api/bin/api.ts',
    env: environmentOf('The API', {
      ...here,
      SITE_ORIGIN: https('site'),
      API_PORT: String(api),
      DATABASE_URL: database,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtp),
      SMTP_SECURITY: 'none',
    }),
    health: '/health/ready',
  };
  const edges = ledgers.map(async (ledger, index): Promise<Service> => {
    const port = await freePort();
    const own = {
      ...here,
      LEDGER_URL: ledger,
      DELIVERY_PUBLIC_KEYS: publicKeys,
      SITE_PORT: String(port),
    };

    return {
      name: `edge-${index + 1}`,
      port,
      variable: 'SITE_PORT',
      script: 'shell/bin/edge.ts',
      env: { ...store, ...environmentOf('An edge', own), CACHE_DIR: `${folder}/edge-${index + 1}` },
      health: '/health/ready',
    };
  });
  const origins = remoteNames.map(async (name): Promise<Service> => {
    const port = await freePort();

    return {
      name,
      port,
      variable: 'PORT',
      script: 'packages/delivery/bin/origin.ts',
      words: [name],
      env: {
        ...store,
        ...environmentOf('An origin', { ...here, PORT: String(port) }),
        CACHE_DIR: `${folder}/${name}`,
      },
      health: '/health/ready',
    };
  });

  return { local, api: theApi, edges: await Promise.all(edges), origins: await Promise.all(origins) };
}

/** Returns this machine's addresses of the guide's machines. */
export function machinesOf({ api, edges, origins }: Awaited<ReturnType<typeof serversOf>>, bucket: string) {
  const at = ({ port }: Service) => `127.0.0.1:${port}`;
  const [first, second] = edges as [Service, Service];

  return {
    'edge-1.internal:3000': at(first),
    'edge-2.internal:3000': at(second),
    'api.internal:3100': at(api),
    ...Object.fromEntries(
      origins.map((origin, index) => [`${origin.name}.internal:${3001 + index}`, at(origin)]),
    ),
    's3.internal:9000': new URL(bucket).host,
    'bucket/dos-mares/delivery': 'bucket/artifacts/world',
  };
}

/** Addresses that the first composition gets. One remote's files come from the bucket itself. */
export const addresses = () => ({
  ...environmentOf('The first composition, and whenever an address changes', { SITE_ORIGIN: https('site') }),
  MF_MARKET_REPORT_ORIGIN: `https://${hosts.files}/mf-market-report`,
});
