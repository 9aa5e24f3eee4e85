import type { Place } from '../store/composition.ts';

const local = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** The variables that set the addresses of a place, apart from the remotes'. */
const variables: Readonly<Record<keyof Place['config'], string>> = {
  siteOrigin: 'SITE_ORIGIN',
  apiOrigin: 'API_ORIGIN',
  listingServiceUrl: 'LISTING_SERVICE_URL',
  mlsSearchUrl: 'MLS_SEARCH_URL',
  mapUrl: 'MAP_URL',
  directionsUrl: 'DIRECTIONS_URL',
  shareUrl: 'SHARE_URL',
};

/** Refuses a place with local addresses. @throws with the name of each variable that has to be set */
export function requirePublicAddresses({ config, remoteOrigins }: Place) {
  const faults = [
    ...Object.entries(config).map(([name, address]) => [variables[name as keyof Place['config']], address]),
    ...Object.entries(remoteOrigins).map(([name, address]) => [
      `REMOTE_ORIGIN (or ${name.toUpperCase().replaceAll('-', '_')}_ORIGIN)`,
      address,
    ]),
  ].filter(([, address = '']) => local.test(new URL(address).hostname));
  if (faults.length > 0) {
    const sentences = faults.map(([variable, address]) => `  ${variable}: ${address}`);
    throw new Error(`Visitors cannot reach this machine by such addresses; set\n${sentences.join('\n')}`);
  }
}
