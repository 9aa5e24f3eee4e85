import path from 'node:path';
import { root } from '@dosmares/tools/presets/checkout';
import type { Addresses } from './model.ts';

/** Folders, ports and addresses of one running site. */
export interface Settings {
  dataDir: string;
  /** Where releases and deployments are stored: a folder, or `s3://bucket/prefix`. */
  store: string;
  /** The release log: `postgres://…`, or the file of an SQLite database. */
  releaseLog: string;
  ports: Record<keyof typeof portTable, number>;
  addresses: Addresses;
}

/** The file in the data folder with the first token, in development. */
export const localTokenFile = 'deploy-token';

const portTable = {
  site: ['SITE_PORT', 3000],
  remotes: ['REMOTES_PORT', 3001],
  deploy: ['DEPLOY_PORT', 3050],
  api: ['API_PORT', 3100],
  mailbox: ['MAILBOX_PORT', 3125],
  smtp: ['SMTP_PORT', 3025],
} as const;

/** Returns the environment variables that move a site's ports to a range that starts at `first`. */
export const portsFrom = (first: number) =>
  Object.fromEntries(
    Object.values(portTable).map(([name, usual]) => [name, String(first + usual - portTable.site[1])]),
  );

/** Public addresses: the variable of each, and the local service and path that stand in for it. */
const addressTable = {
  siteOrigin: ['SITE_ORIGIN', 'site', ''],
  apiOrigin: ['API_ORIGIN', 'api', ''],
  listingServiceUrl: ['LISTING_SERVICE_URL', 'mailbox', '/listings'],
  mlsSearchUrl: ['MLS_SEARCH_URL', 'mailbox', '/mls-search'],
  directionsUrl: ['DIRECTIONS_URL', 'mailbox', '/directions'],
  shareUrl: ['SHARE_URL', 'mailbox', '/share'],
} as const;

/** Reads the settings of a site from the environment. */
export function settingsFrom(environment: NodeJS.ProcessEnv = process.env): Settings {
  const ports = mapTable(portTable, ([variable, usual]) => {
    const value = Number(environment[variable] ?? usual);
    if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;

    throw new Error(`${variable} must be a port, not "${environment[variable]}".`);
  });
  const config = mapTable(
    addressTable,
    ([variable, port, below]) => environment[variable] ?? `http://localhost:${ports[port]}${below}`,
  );
  const dataDir = path.resolve(root, environment.DATA_DIR ?? '.data');
  const store = environment.STORE ?? path.join(dataDir, 'delivery');
  const remoteOrigin = environment.REMOTE_ORIGIN ?? `http://localhost:${ports.remotes}/{name}`;

  return {
    dataDir,
    store,
    releaseLog:
      environment.DATABASE_URL || path.join(store.startsWith('s3:') ? dataDir : store, 'ledger.sqlite'),
    ports,
    addresses: {
      config: { ...config, ...(environment.MAP_URL && { mapUrl: environment.MAP_URL }) },
      remoteOrigin: remoteOrigin.replace(/\/$/, ''),
    },
  };
}

const mapTable = <Table extends object, Value>(table: Table, read: (row: Table[keyof Table]) => Value) =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, read(row)])) as {
    [Name in keyof Table]: Value;
  };

const local = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** Refuses addresses that only this machine can reach. @throws with all of them */
export function requirePublicAddresses({ config, remoteOrigin }: Addresses) {
  const all = [...Object.values(config), remoteOrigin.replace('{name}', 'mf-name')];
  const faults = all.filter((address) => local.test(new URL(address).hostname));
  if (faults.length > 0)
    throw new Error(
      `Visitors cannot reach this machine by ${faults.join(', ')}: set SITE_ORIGIN, REMOTE_ORIGIN and the other public addresses.`,
    );
}
