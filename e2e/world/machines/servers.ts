import { freePort } from '@dosmares/local-services/testing/free-port';
import type { Service } from '@dosmares/tools/start/services';
import { environmentOf } from './guide.ts';
import { hosts, https } from './names.ts';

const here = { HOST: '127.0.0.1' };

/** Settings of the servers that the guide cannot know. */
export interface Given {
  /** Environment of all processes that use the store. */
  store: Readonly<Record<string, string>>;
  folder: string;
  /** The deploy service's database. */
  releaseLog: string;
  /** The API's own database. */
  database: string;
}

/** Every process of the site in the world, on ports of this machine. */
export async function serversOf({ store, folder, releaseLog, database }: Given) {
  const [mailbox, smtp, api] = [await freePort(), await freePort(), await freePort()];
  const local: Service = {
    name: 'local services',
    port: mailbox,
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
  const edges = [1, 2].map(async (number): Promise<Service> => {
    const port = await freePort();
    const own = { ...here, SITE_PORT: String(port) };

    return {
      name: `edge-${number}`,
      port,
      script: 'shell/bin/edge.ts',
      env: { ...store, ...environmentOf('An edge', own), CACHE_DIR: `${folder}/edge-${number}` },
      health: '/health/ready',
    };
  });
  const [files, deploys] = [await freePort(), await freePort()];
  const assetHost: Service = {
    name: 'asset host',
    port: files,
    script: 'packages/delivery/bin/asset-host.ts',
    env: {
      ...store,
      ...environmentOf('The asset host', { ...here, PORT: String(files) }),
      CACHE_DIR: `${folder}/asset-host`,
    },
    health: '/health/ready',
  };
  const deploy: Service = {
    name: 'deploy service',
    port: deploys,
    script: 'packages/delivery/bin/deploy-service.ts',
    env: {
      ...store,
      ...addresses({ ...here, DEPLOY_PORT: String(deploys), DATABASE_URL: releaseLog }),
      CACHE_DIR: `${folder}/deploy`,
      // As at a desk: its first token is in a file, not in the log.
      NODE_ENV: 'test',
      DATA_DIR: folder,
    },
    health: '/health/ready',
  };

  return { local, api: theApi, edges: await Promise.all(edges), assetHost, deploy };
}

/** Returns this machine's addresses of the guide's machines. */
export function machinesOf({ api, edges, assetHost }: Awaited<ReturnType<typeof serversOf>>, bucket: string) {
  const at = ({ port }: Service) => `127.0.0.1:${port}`;
  const [first, second] = edges as [Service, Service];

  return {
    'edge-1.internal:3000': at(first),
    'edge-2.internal:3000': at(second),
    'api.internal:3100': at(api),
    'assets.internal:3001': at(assetHost),
    's3.internal:9000': new URL(bucket).host,
    'bucket/dos-mares/delivery': 'bucket/artifacts/world',
  };
}

/** Settings of the deploy service. One remote's files come from the bucket itself. */
export const addresses = (own: Readonly<Record<string, string>> = {}) => ({
  ...environmentOf('The deploy service', { SITE_ORIGIN: https('site'), ...own }),
  MF_MARKET_REPORT_ORIGIN: `https://${hosts.files}/mf-market-report`,
});
