import path from 'node:path';
import { root } from '@dosmares/tools/presets/checkout';
import type { Addresses } from './builds/site-build.ts';

/** Folders, ports and addresses of one running site. */
export interface Settings {
  /** The repository. */
  root: string;
  dataDir: string;
  /** The address of releases and site builds: a folder, or `s3://bucket/prefix`. */
  store: string;
  /** The release log: `postgres://…`, or the file of an SQLite database. */
  releaseLog: string;
  ports: Record<'site' | 'remotes' | 'deploy' | 'api' | 'mailbox' | 'smtp', number>;
  /** The public addresses that site builds are made for. */
  addresses: Addresses;
}

/** The file in the data folder with the first token, at a desk. */
export const deskToken = 'deploy-token';

/** Reads the settings of a site from the environment. */
export function settingsFrom(environment: NodeJS.ProcessEnv = process.env): Settings {
  const port = (name: string, usual: number) => {
    const value = Number(environment[name] ?? usual);
    if (!Number.isInteger(value) || value < 1 || value > 65_535)
      throw new Error(`${name} must be a port, not "${environment[name]}".`);

    return value;
  };
  const ports = {
    site: port('SITE_PORT', 3000),
    remotes: port('REMOTES_PORT', 3001),
    deploy: port('DEPLOY_PORT', 3050),
    api: port('API_PORT', 3100),
    mailbox: port('MAILBOX_PORT', 3125),
    smtp: port('SMTP_PORT', 3025),
  };
  const localhost = (number: number) => `http://localhost:${number}`;
  const outside = localhost(ports.mailbox);
  const dataDir = path.resolve(root, environment.DATA_DIR ?? '.data');
  const store = environment.STORE ?? path.join(dataDir, 'delivery');

  return {
    root,
    dataDir,
    store,
    releaseLog:
      environment.DATABASE_URL || path.join(store.startsWith('s3:') ? dataDir : store, 'ledger.sqlite'),
    ports,
    addresses: {
      config: {
        siteOrigin: environment.SITE_ORIGIN ?? localhost(ports.site),
        apiOrigin: environment.API_ORIGIN ?? localhost(ports.api),
        listingServiceUrl: environment.LISTING_SERVICE_URL ?? `${outside}/listings`,
        mlsSearchUrl: environment.MLS_SEARCH_URL ?? `${outside}/mls-search`,
        ...(environment.MAP_URL && { mapUrl: environment.MAP_URL }),
        directionsUrl: environment.DIRECTIONS_URL ?? `${outside}/directions`,
        shareUrl: environment.SHARE_URL ?? `${outside}/share`,
      },
      remoteOrigin: withoutSlash(environment.REMOTE_ORIGIN ?? `${localhost(ports.remotes)}/{name}`),
      remoteOrigins: originsIn(environment),
    },
  };
}

/** Remotes whose files are elsewhere, such as MF_AGENTS_ORIGIN. */
const originsIn = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([variable, origin]) => {
      const [, name] = /^(MF_[A-Z_]+)_ORIGIN$/.exec(variable) ?? [];

      return name && origin ? [[name.toLowerCase().replaceAll('_', '-'), withoutSlash(origin)]] : [];
    }),
  );

const withoutSlash = (address: string) => address.replace(/\/$/, '');
