import { scriptAddressesIn } from './page-scripts.ts';

it('counts preloaded and running scripts once each, and no data', () => {
  const html =
    '<link rel="preload" as="font" href="/f"><link rel="preload" as="script" href="/a"><script src="/a"></script><script src="/b" defer></script><script type="application/json">{}</script>';

  expect(scriptAddressesIn(html)).toEqual(['/a', '/b']);
});
