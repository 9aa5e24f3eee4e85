// @ts-check
import path from 'node:path';
import { remotes } from '@dosmares/build/applications';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Where everything runs, from the environment: ports, folders and the addresses that follow from them.
 * @param {NodeJS.ProcessEnv} environment
 */
export function placeFrom(environment = process.env) {
  const port = (/** @type {string} */ name, /** @type {number} */ usual) => {
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
  const at = (/** @type {number} */ number) => `http://localhost:${number}`;
  const outside = at(ports.mailbox);
  const dataDir = path.resolve(root, environment.DATA_DIR ?? '.data');
  const remotePorts = Object.fromEntries(remotes.map((name, index) => [name, ports.remotes + index]));

  return {
    root,
    dataDir,
    store: environment.STORE ?? path.join(dataDir, 'delivery'),
    ports,
    remotePorts,
    place: {
      config: {
        siteOrigin: environment.SITE_ORIGIN ?? at(ports.site),
        apiOrigin: environment.API_ORIGIN ?? at(ports.api),
        listingServiceUrl: environment.LISTING_SERVICE_URL ?? `${outside}/listings`,
        mlsSearchUrl: environment.MLS_SEARCH_URL ?? `${outside}/mls-search`,
        mapUrl: environment.MAP_URL ?? `${outside}/map`,
        directionsUrl: environment.DIRECTIONS_URL ?? `${outside}/directions`,
        shareUrl: environment.SHARE_URL ?? `${outside}/share`,
      },
      remoteOrigins: Object.fromEntries(
        remotes.map((name) => [name, at(/** @type {number} */ (remotePorts[name]))]),
      ),
    },
  };
}
