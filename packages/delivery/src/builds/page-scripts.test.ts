import { remoteFileOf, scriptAddressesIn } from './page-scripts.ts';
import type { SiteBuild } from './site-build.ts';

it('counts preloaded and running scripts once each, and no data', () => {
  const html =
    '<link rel="preload" as="font" href="/f"><link rel="preload" as="script" href="/a"><script src="/a"></script><script src="/b" defer></script><script type="application/json">{}</script>';

  expect(scriptAddressesIn(html)).toEqual(['/a', '/b']);
});

it("finds a file of a remote whose files are below another's", async () => {
  const build = {
    selection: { shell: '1', 'mf-agents': '1', 'mf-weather': '2' },
    addresses: {
      remoteOrigin: 'http://a.example/{name}',
      remoteOrigins: { 'mf-agents': 'http://a.example' },
    },
  } as unknown as SiteBuild;
  const store = { releaseFolder: async (name: string, version: string) => `/${name}@${version}` };
  const find = (address: string) => remoteFileOf(address, build, store);

  expect(await find('http://a.example/1/web/x.js')).toEqual({
    owner: 'mf-agents',
    file: '/mf-agents@1/web/x.js',
  });
  expect((await find('http://a.example/mf-weather/2/web/x.js'))?.owner).toBe('mf-weather');
  expect(await find('http://a.example/mf-weather/1/web/x.js')).toBeUndefined();
});
