import type { Registry } from '@dosmares/contracts/release';
import { partsOnPage } from './page-parts.ts';

const registry: Registry = {
  composition: 'c1',
  shellVersion: '1.0.0',
  remotes: [
    {
      name: 'mf-agents',
      version: '2.0.0',
      entry: 'https://agents.example/2.0.0/web/entry.js',
      integrity: '',
      exposes: {},
      routes: [],
    },
  ],
};
const script = (file: string, startTime: number, responseEnd: number) => ({
  name: `https://agents.example/2.0.0/web/${file}`,
  startTime,
  responseEnd,
});

it('reads each slot with its release, its time from the first to the last script, and why it failed', () => {
  document.body.innerHTML =
    '<div data-slot="shell/home-page"><div data-slot="mf-agents/team-grid"></div></div>';
  performance.getEntriesByType = () => [script('entry.js', 100, 180), script('grid.js', 190, 250.4)] as never;

  expect(partsOnPage({ registry, failures: new Map([['Error: broken', 'mf-agents/team-grid']]) })).toEqual([
    { at: 0, address: 'shell/home-page', owner: 'shell@1.0.0', loadMs: undefined, error: undefined },
    { at: 1, address: 'mf-agents/team-grid', owner: 'mf-agents@2.0.0', loadMs: 150, error: 'Error: broken' },
  ]);
});
