import path from 'node:path';
import { remoteNames, root } from '@dosmares/tools/presets/checkout';
import type { Place } from './store/composition.ts';

/** Folders, ports and addresses of one running site. */
export interface Settings {
  /** The repository. */
  root: string;
  dataDir: string;
  /** The address of releases and compositions: a folder, or `s3://bucket/prefix`. */
  store: string;
  ports: Record<'site' | 'remotes' | 'api' | 'mailbox' | 'smtp', number>;
  /** The place that this checkout's compositions are made for. */
  place: Place;
  /** Returns the origin of a remote, of this repository or of another. */
  originOf: (name: string) => string;
}

/**
 * Reads the settings of a site from the environment. Ports of this checkout's remotes follow REMOTES_PORT in the
 * order of their names. On a developer's machine, every origin also has the files of other repositories' remotes,
 * below their names.
 */
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
  const originOf = (name: string) => {
    const at = remoteNames.indexOf(name);
    const here = at < 0 ? `${localhost(ports.remotes)}/${name}` : localhost(ports.remotes + at);

    return originIn(environment, name) ?? here;
  };

  return {
    root,
    dataDir,
    store: environment.STORE ?? path.join(dataDir, 'delivery'),
    ports,
    originOf,
    place: {
      config: {
        siteOrigin: environment.SITE_ORIGIN ?? localhost(ports.site),
        apiOrigin: environment.API_ORIGIN ?? localhost(ports.api),
        listingServiceUrl: environment.LISTING_SERVICE_URL ?? `${outside}/listings`,
        mlsSearchUrl: environment.MLS_SEARCH_URL ?? `${outside}/mls-search`,
        ...(environment.MAP_URL && { mapUrl: environment.MAP_URL }),
        directionsUrl: environment.DIRECTIONS_URL ?? `${outside}/directions`,
        shareUrl: environment.SHARE_URL ?? `${outside}/share`,
      },
      remoteOrigins: Object.fromEntries(remoteNames.map((name) => [name, originOf(name)])),
    },
  };
}

/**
 * Returns the place of these applications and of this checkout's, by the settings.
 * @param names an object with the applications' names as keys
 */
export const placeOf = (names: Readonly<Record<string, unknown>>, { place, originOf }: Settings): Place => ({
  config: place.config,
  remoteOrigins: originsOf({ ...place.remoteOrigins, ...names }, originOf),
});

/**
 * Returns the origins of the remotes among some applications.
 * @param names an object with the applications' names as keys
 */
export const originsOf = (names: Readonly<Record<string, unknown>>, originOf: Settings['originOf']) =>
  Object.fromEntries(
    Object.keys(names)
      .filter((name) => name !== 'shell')
      .map((name) => [name, originOf(name)]),
  );

/**
 * Returns a remote's origin in the environment: its own variable (`MF_AGENTS_ORIGIN`), or the pattern for all in
 * REMOTE_ORIGIN, such as `https://{name}.example` or `https://cdn.example/{name}`.
 */
export function originIn(environment: NodeJS.ProcessEnv, name: string) {
  const own = environment[`${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`];

  return (own ?? environment.REMOTE_ORIGIN?.replace('{name}', name))?.replace(/\/$/, '');
}
