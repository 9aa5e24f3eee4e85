import { settingsFrom } from '../settings.ts';
import { requirePublicAddresses } from './public-addresses.ts';

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
const placeIn = (variables: NodeJS.ProcessEnv) => settingsFrom(variables).place;

describe('the place that the environment names', () => {
  it.each([
    ['https://{name}.example', 'https://mf-agents.example'],
    ['https://cdn.example/{name}/', 'https://cdn.example/mf-agents'],
  ])('REMOTE_ORIGIN %s is %s for the agents', (pattern, address) => {
    expect(placeIn({ REMOTE_ORIGIN: pattern }).remoteOrigins['mf-agents']).toBe(address);
  });

  it('an application may have an origin of its own', () => {
    const { remoteOrigins } = placeIn({
      REMOTE_ORIGIN: 'https://{name}.example',
      MF_CHAT_ORIGIN: 'https://chat.example',
    });

    expect([remoteOrigins['mf-chat'], remoteOrigins['mf-agents']]).toEqual([
      'https://chat.example',
      'https://mf-agents.example',
    ]);
  });
});

describe('public addresses', () => {
  it('may be any that visitors reach', () => {
    expect(() =>
      requirePublicAddresses(placeIn({ ...world, REMOTE_ORIGIN: 'https://cdn.example/{name}' })),
    ).not.toThrow();
  });

  it.each([
    [world, 'REMOTE_ORIGIN (or MF_AGENTS_ORIGIN): http://localhost:3002'],
    [
      { ...world, REMOTE_ORIGIN: 'https://{name}.example', SITE_ORIGIN: 'http://127.0.0.1' },
      'SITE_ORIGIN: http://127.0.0.1',
    ],
    [
      { ...world, REMOTE_ORIGIN: 'https://{name}.example', MAP_URL: 'http://localhost/map' },
      'MAP_URL: http://localhost/map',
    ],
  ])('%j are refused with the name of the variable', (variables, sentence) => {
    expect(() => requirePublicAddresses(placeIn(variables))).toThrow(sentence);
  });
});
