import { settingsFrom } from '../settings.ts';
import { requirePublicAddresses } from './public-addresses.ts';
import { originOf } from './site-build.ts';

const outside = {
  LISTING_SERVICE_URL: 'https://listings.example',
  MLS_SEARCH_URL: 'https://mls.example',
  MAP_URL: 'https://map.example',
  DIRECTIONS_URL: 'https://map.example/way',
  SHARE_URL: 'https://share.example',
};
const world = {
  ...outside,
  SITE_ORIGIN: 'https://dosmares.example',
  API_ORIGIN: 'https://api.dosmares.example',
};
const addressesIn = (variables: NodeJS.ProcessEnv) => settingsFrom(variables).addresses;

describe('the addresses that the environment names', () => {
  it.each([
    ['https://{name}.example', 'https://mf-agents.example'],
    ['https://cdn.example/{name}/', 'https://cdn.example/mf-agents'],
  ])('REMOTE_ORIGIN %s is %s for the agents', (pattern, address) => {
    expect(originOf('mf-agents', addressesIn({ REMOTE_ORIGIN: pattern }))).toBe(address);
  });

  it('an application may have an origin of its own', () => {
    const addresses = addressesIn({
      REMOTE_ORIGIN: 'https://{name}.example',
      MF_CHAT_ORIGIN: 'https://chat.example',
    });

    expect([originOf('mf-chat', addresses), originOf('mf-agents', addresses)]).toEqual([
      'https://chat.example',
      'https://mf-agents.example',
    ]);
  });
});

describe('public addresses', () => {
  it('may be any that visitors reach', () => {
    expect(() =>
      requirePublicAddresses(addressesIn({ ...world, REMOTE_ORIGIN: 'https://cdn.example/{name}' })),
    ).not.toThrow();
  });

  it.each([
    [world, 'REMOTE_ORIGIN: http://localhost:3001/mf-name'],
    [
      { ...world, REMOTE_ORIGIN: 'https://{name}.example', SITE_ORIGIN: 'http://127.0.0.1' },
      'SITE_ORIGIN: http://127.0.0.1',
    ],
    [
      { ...world, REMOTE_ORIGIN: 'https://{name}.example', MAP_URL: 'http://localhost/map' },
      'MAP_URL: http://localhost/map',
    ],
  ])('%j are refused with the name of the variable', (variables, sentence) => {
    expect(() => requirePublicAddresses(addressesIn(variables))).toThrow(sentence);
  });
});
