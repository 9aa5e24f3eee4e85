import { requirePublicAddresses, settingsFrom } from './settings.ts';

const addressesIn = (variables: NodeJS.ProcessEnv) => settingsFrom(variables).addresses;
const world = {
  LISTING_SERVICE_URL: 'https://listings.example',
  MLS_SEARCH_URL: 'https://mls.example',
  DIRECTIONS_URL: 'https://map.example/way',
  SHARE_URL: 'https://share.example',
  SITE_ORIGIN: 'https://dosmares.example',
  API_ORIGIN: 'https://api.dosmares.example',
  REMOTE_ORIGIN: 'https://cdn.example/{name}/',
};

it.each([
  [{ REMOTE_ORIGIN: undefined }, 'http://localhost:3001/mf-name'],
  [{ SITE_ORIGIN: 'http://127.0.0.1' }, 'http://127.0.0.1'],
  [{ MAP_URL: 'http://localhost/map' }, 'http://localhost/map'],
])('%j is refused as a public address', (own, sentence) => {
  expect(() => requirePublicAddresses(addressesIn(world))).not.toThrow();
  expect(() => requirePublicAddresses(addressesIn({ ...world, ...own }))).toThrow(sentence);
});
