import type { Composition } from '../store/composition.ts';
import { remoteFileOf, scriptAddressesIn } from './page-scripts.ts';

it('counts preloaded and running scripts once each, and no data', () => {
  const html =
    '<link rel="preload" as="font" href="/f"><link rel="preload" as="script" href="/a"><script src="/a"></script><script src="/b" defer></script><script type="application/json">{}</script>';

  expect(scriptAddressesIn(html)).toEqual(['/a', '/b']);
});

it("finds a file of a remote whose origin is below another's", async () => {
  const composition = {
    selection: { shell: '1', 'mf-agents': '1', 'mf-weather': '2' },
    place: {
      remoteOrigins: { 'mf-agents': 'http://a.example', 'mf-weather': 'http://a.example/mf-weather' },
    },
  } as unknown as Composition;
  const store = { releaseFolder: async (name: string, version: string) => `/${name}@${version}` };
  const find = (address: string) => remoteFileOf(address, composition, store);

  expect(await find('http://a.example/1/web/x.js')).toEqual({
    owner: 'mf-agents',
    file: '/mf-agents@1/web/x.js',
  });
  expect((await find('http://a.example/mf-weather/2/web/x.js'))?.owner).toBe('mf-weather');
  expect(await find('http://a.example/mf-weather/1/web/x.js')).toBeUndefined();
});
