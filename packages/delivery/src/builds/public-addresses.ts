import { type Addresses, originOf } from './site-build.ts';

const local = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** The variables that set the public addresses, apart from the remotes'. */
const variables: Readonly<Record<keyof Addresses['config'], string>> = {
  siteOrigin: 'SITE_ORIGIN',
  apiOrigin: 'API_ORIGIN',
  listingServiceUrl: 'LISTING_SERVICE_URL',
  mlsSearchUrl: 'MLS_SEARCH_URL',
  mapUrl: 'MAP_URL',
  directionsUrl: 'DIRECTIONS_URL',
  shareUrl: 'SHARE_URL',
};

/** Refuses local addresses. @throws with the name of each variable that has to be set */
export function requirePublicAddresses(addresses: Addresses) {
  const faults = [
    ...Object.entries(addresses.config).map(([name, address]) => [
      variables[name as keyof Addresses['config']],
      address,
    ]),
    ['REMOTE_ORIGIN', originOf('mf-name', addresses)],
    ...Object.entries(addresses.remoteOrigins).map(([name, address]) => [
      `${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`,
      address,
    ]),
  ].filter(([, address = '']) => local.test(new URL(address).hostname));
  if (faults.length > 0) {
    const sentences = faults.map(([variable, address]) => `  ${variable}: ${address}`);
    throw new Error(`Visitors cannot reach this machine by such addresses; set\n${sentences.join('\n')}`);
  }
}
