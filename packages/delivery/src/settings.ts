import path from 'node:path';
import { remoteNames } from '@dosmares/contracts/remote';
import type { Place, RemoteOrigins } from './store/composition.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Folders, ports and addresses of one running site. */
export interface Settings {
  /** The repository. */
  root: string;
  dataDir: string;
  /** The address of releases and compositions: a folder, or `s3://bucket/prefix`. */
  store: string;
  ports: Record<'site' | 'remotes' | 'api' | 'mailbox' | 'smtp', number>;
  /** What a composition for this site is made for. */
  place: Place;
}

/** Reads the settings of a site from the environment; ports of remotes follow REMOTES_PORT in the order of their names. */
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
    api: port('API_PORT', 3100),
    mailbox: port('MAILBOX_PORT', 3125),
    smtp: port('SMTP_PORT', 3025),
  };
  const localhost = (number: number) => `http://localhost:${number}`;
  const outside = localhost(ports.mailbox);
  const dataDir = path.resolve(root, environment.DATA_DIR ?? '.data');
  const origins = remoteNames.map((name, index) => [
    name,
    originOf(name, environment) ?? localhost(ports.remotes + index),
  ]);

  return {
    root,
    dataDir,
    store: environment.STORE ?? path.join(dataDir, 'delivery'),
    ports,
    place: {
      config: {
        siteOrigin: environment.SITE_ORIGIN ?? localhost(ports.site),
        apiOrigin: environment.API_ORIGIN ?? localhost(ports.api),
        listingServiceUrl: environment.LISTING_SERVICE_URL ?? `${outside}/listings`,
        mlsSearchUrl: environment.MLS_SEARCH_URL ?? `${outside}/mls-search`,
        mapUrl: environment.MAP_URL ?? `${outside}/map`,
        directionsUrl: environment.DIRECTIONS_URL ?? `${outside}/directions`,
        shareUrl: environment.SHARE_URL ?? `${outside}/share`,
      },
      remoteOrigins: Object.fromEntries(origins) as RemoteOrigins,
    },
  };
}

/**
 * Where a remote's files are served: its own variable (`MF_AGENTS_ORIGIN`), else the pattern for all in REMOTE_ORIGIN,
 * such as `https://{name}.example` or `https://cdn.example/{name}`.
 */
function originOf(name: string, environment: NodeJS.ProcessEnv) {
  const own = environment[`${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`];

  return (own ?? environment.REMOTE_ORIGIN?.replace('{name}', name))?.replace(/\/$/, '');
}
