import { fileAt, scriptAddressesIn } from './pages.ts';

it('counts preloaded and running scripts once each, and no data', () => {
  const html =
    '<link rel="preload" as="font" href="/f"><link rel="preload" as="script" href="/a"><script src="/a"></script><script src="/b" defer></script><script type="application/json">{}</script>';

  expect(scriptAddressesIn(html)).toEqual(['/a', '/b']);
});

it.each([
  ['http://a.example/1/web/x.js', '/mf-agents@1/web/x.js'],
  ['http://a.example/mf-weather/2/web/x.js', '/mf-weather@2/web/x.js'],
  ['http://a.example/mf-weather/1/web/x.js', undefined],
  ['/assets/main.js', '/shell@1/web/main.js'],
])('%s is the file %s, also where one remote is below another', async (address, file) => {
  const build = {
    selection: { shell: '1', 'mf-agents': '1', 'mf-weather': '2' },
    addresses: {
      config: { siteOrigin: 'http://site.example' },
      remoteOrigin: 'http://a.example/{name}',
      remoteOrigins: { 'mf-agents': 'http://a.example' },
    },
  };
  const store = { releaseFolder: async (name: string, version: string) => `/${name}@${version}` };

  expect(await fileAt(address, build as never, store as never)).toBe(file);
});
