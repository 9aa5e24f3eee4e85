import { keep } from '../fixture/releases.ts';
import { site } from '../fixture/site.ts';
import { sourcesOf } from '../fixture/sources.ts';
import type { Place } from '../store/composition.ts';
import { contextFrom } from './repository-context.ts';

const page = String(sourcesOf('mf-agents')['types/mf-agents/src/team-page.d.ts']);

/** Makes a site with a released remote that no list of this checkout names. */
async function besideWeather() {
  const given = await site();
  for (const version of ['1.0.0', '2.0.0'])
    await keep(given.store, {
      name: 'mf-weather',
      version,
      exposes: { 'weather-page': [] },
      routes: [{ path: '/weather', expose: 'weather-page' }],
      texts: {
        'server/fragment.cjs': `exports['weather-page'] = { render: () => 'Sunny ${version}' };`,
        'types/mf-weather/src/weather-page.d.ts': page,
      },
    });

  return given;
}

describe('a remote of another repository', () => {
  it('is promoted, stays while others are, and is tried, rolled back and removed like any other', async () => {
    const { say, status, context, store } = await besideWeather();
    expect(context.applications).not.toContain('mf-weather');

    await say('promote mf-weather@1.0.0');
    await say('promote mf-chat@2.0.0');
    const both = { 'mf-weather': '1.0.0', 'mf-chat': '2.0.0' };
    expect((await status()).live.versions).toMatchObject(both);
    expect((await store.readComposition((await status()).live.composition)).pages).toHaveProperty('/weather');

    await say('promote mf-weather@2.0.0 --share 10');
    await say('promote mf-agents@2.0.0');
    expect((await status()).canaries).toMatchObject([{ application: 'mf-weather', version: '2.0.0' }]);
    await say('promote mf-weather@2.0.0');
    await say('rollback mf-weather');
    expect((await status()).live.versions).toMatchObject({ ...both, 'mf-agents': '2.0.0' });

    await say('remove mf-weather');
    expect((await status()).live.versions).not.toHaveProperty('mf-weather');
    await say('rollback mf-weather');
    expect((await status()).live.versions).toMatchObject(both);
  });

  it('can be pruned, and is kept while somebody gets it', async () => {
    const { say, store } = await besideWeather();
    await say('promote mf-weather@1.0.0');
    await say('prune --all');

    expect(await store.versions('mf-weather')).toEqual(['1.0.0']);
  });

  it('is not built here, and its name is no longer free', async () => {
    const { say } = await besideWeather();

    await expect(say('release mf-weather')).rejects.toThrow('There is no application "mf-weather" here');
    await expect(say('new weather')).rejects.toThrow('There is a remote mf-weather already.');
  });
});

const live = (remoteOrigins: Place['remoteOrigins']) =>
  ({ config: { siteOrigin: 'https://site.example' }, remoteOrigins }) as unknown as Place;

const selection = { shell: '1', 'mf-chat': '1', 'mf-weather': '1' };

describe('the address of a remote', () => {
  it.each([
    ['what the live composition says', {}, { 'mf-weather': 'https://sky.example' }, 'https://sky.example'],
    [
      "like the others' when it is new",
      {},
      { 'mf-chat': 'https://cdn.example/mf-chat' },
      'https://cdn.example/mf-weather',
    ],
    [
      'what its own variable says',
      { MF_WEATHER_ORIGIN: 'https://own.example' },
      { 'mf-weather': 'https://sky.example' },
      'https://own.example',
    ],
    [
      "below another's where those have no names in them",
      {},
      { 'mf-chat': 'http://localhost:4004' },
      'http://localhost:4004/mf-weather',
    ],
    ["below the first origin's at a desk", {}, {}, 'http://localhost:3001/mf-weather'],
    [
      'as it was where the environment tells only of others',
      { SITE_PORT: '4000', REMOTES_PORT: '4001' },
      { 'mf-chat': 'http://localhost:3004', 'mf-weather': 'https://sky.example' },
      'https://sky.example',
    ],
  ])('is %s', (_what, environment, origins, expected) => {
    const { placeFor } = contextFrom({ STORE: '.data/nowhere', LEDGER_URL: ':memory:', ...environment });

    expect(placeFor(selection, live(origins)).remoteOrigins['mf-weather']).toBe(expected);
  });

  it('is still known when it was taken off the site', () => {
    const { placeFor } = contextFrom({ STORE: '.data/nowhere', LEDGER_URL: ':memory:' });
    const place = placeFor({ shell: '1' }, live({ 'mf-weather': 'https://sky.example' }));

    expect(place.remoteOrigins).toEqual({ 'mf-weather': 'https://sky.example' });
  });
});
