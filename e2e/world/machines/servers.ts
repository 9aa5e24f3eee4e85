import { freePort } from '@dosmares/local-services/testing/free-port';
import type { Service } from '@dosmares/tools/start/run-services';
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
  const smtp = String(await freePort());

  /** A process on a port of its own. */
  async function process(
    name: string,
    script: string,
    env: (port: string) => Service['env'],
  ): Promise<Service> {
    const port = await freePort();
    const health = script.includes('local-services') ? '/' : '/health/ready';

    return { name, port, script, env: env(String(port)), health };
  }

  const local = await process('local services', 'packages/local-services/bin/local-services.ts', (port) => ({
    ...here,
    MAILBOX_PORT: port,
    SMTP_PORT: smtp,
    DATA_DIR: folder,
    SITE_ORIGIN: https('site'),
  }));
  const api = await process('API', 'api/bin/api.ts', (port) =>
    environmentOf('The API', {
      ...here,
      SITE_ORIGIN: https('site'),
      API_PORT: port,
      DATABASE_URL: database,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: smtp,
      SMTP_SECURITY: 'none',
    }),
  );
  const edge = (name: string) =>
    process(name, 'shell/bin/edge.ts', (port) => ({
      ...store,
      ...environmentOf('An edge', { ...here, SITE_PORT: port }),
      CACHE_DIR: `${folder}/${name}`,
    }));
  const assetHost = await process('asset host', 'packages/delivery/bin/asset-host.ts', (port) => ({
    ...store,
    ...environmentOf('The asset host', { ...here, PORT: port }),
    CACHE_DIR: `${folder}/asset-host`,
  }));
  const deploy = await process('deploy service', 'packages/delivery/bin/deploy-service.ts', (port) => ({
    ...store,
    ...addresses({ ...here, DEPLOY_PORT: port, DATABASE_URL: releaseLog }),
    CACHE_DIR: `${folder}/deploy`,
    // As at a desk: its first token is in a file, not in the log.
    NODE_ENV: 'test',
    DATA_DIR: folder,
  }));

  return { local, api, edges: [await edge('edge-1'), await edge('edge-2')] as const, assetHost, deploy };
}

/** Returns this machine's addresses of the guide's machines. */
export function machinesOf({ api, edges, assetHost }: Awaited<ReturnType<typeof serversOf>>, bucket: string) {
  const at = ({ port }: Service) => `127.0.0.1:${port}`;

  return {
    'edge-1.internal:3000': at(edges[0]),
    'edge-2.internal:3000': at(edges[1]),
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
