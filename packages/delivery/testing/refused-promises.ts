import type { Refusal } from './attempt.ts';
import { declarations } from './sources.ts';

const gridTypes = 'types/mf-agents/src/team-grid.d.ts';
const pageTypes = 'types/mf-agents/src/team-page.d.ts';

const team = { path: '/team', expose: 'team-page' };

/** Refusals because other releases, or the API, expect something else. */
export const refusedPromises: readonly Refusal[] = [
  [
    'a missing expose',
    { given: { exposes: { 'team-page': [] } } },
    'shell@1.0.0 mounts mf-agents/team-grid, which mf-agents@2.0.0 does not expose: the team of mf-agents has to, until the team of shell has shipped without it.',
  ],
  [
    'a route without its page',
    { given: { routes: [{ path: '/team', expose: 'gone-page' }] } },
    'mf-agents@2.0.0 has the route /team, but does not expose its page gone-page: the team of mf-agents has to do both or neither.',
  ],
  [
    'another version of the contract',
    { given: { contractVersion: 2 } },
    'mf-agents@2.0.0 speaks version 2 of the contract, shell@1.0.0 version 1: the team of shell has to ship one that serves both first.',
  ],
  [
    'props that its consumer does not hand over',
    {
      given: {
        texts: {
          [gridTypes]:
            'export default function TeamGrid(props: { ids: readonly number[]; title: string }): unknown;',
        },
      },
    },
    'shell@1.0.0 mounts mf-agents/team-grid with props that mf-agents@2.0.0 does not take, and the team of mf-agents has to take until the team of shell has moved: ',
  ],
  [
    'a page that the shell cannot mount',
    { given: { texts: { [pageTypes]: 'export default function TeamPage(): unknown;' } } },
    'mf-agents@2.0.0 has a page team-page that shell@1.0.0 cannot mount, and the team of mf-agents has to change: ',
  ],
  [
    'a platform that it was not built for',
    {
      given: {
        texts: {
          'types/packages/platform/src/index.d.ts': declarations.platform.replace('void', 'number'),
        },
      },
    },
    'mf-agents@2.0.0 takes useToast from the platform differently from how shell@1.0.0 offers it, and the team of shell has to ship what both can live with first: ',
  ],
  [
    'a platform without what it takes',
    { given: { platform: ['useToast', 'useWeather'] } },
    'mf-agents@2.0.0 takes useWeather from the platform differently from how shell@1.0.0 offers it, and the team of shell has to ship what both can live with first: ',
  ],
  [
    'a shared singleton outside its range',
    { given: { shared: { react: '^20.0.0' } } },
    'mf-agents@2.0.0 needs react ^20.0.0, and shell@1.0.0 hands out 19.3.1: the team of mf-agents has to accept both versions before the team of shell hands out another.',
  ],
  [
    'an endpoint that the live API lacks',
    { given: { calls: [{ path: '/api/tours', fields: [] }] } },
    'mf-agents@2.0.0 posts to /api/tours, which the live API (7) does not have.',
  ],
  [
    'a field that the live API lacks',
    { given: { calls: [{ path: '/api/contact', fields: ['name', 'budget'] }] } },
    'mf-agents@2.0.0 sends the field budget to /api/contact, which the live API (7) does not take there.',
  ],
  [
    'leaving out a field that the live API needs',
    { given: { calls: [{ path: '/api/contact', fields: ['email'] }] } },
    'mf-agents@2.0.0 sends no field name to /api/contact, which the live API (7) needs there.',
  ],
  [
    'losing a route that visitors have',
    { given: { routes: [] } },
    'mf-agents@2.0.0 does not answer /team any more, which mf-agents@1.0.0 does; if that is meant, say --drop /team.',
  ],
  [
    'a route that another application answers',
    { given: { routes: [{ path: '/', expose: 'team-page' }, team] } },
    'mf-agents@2.0.0 and shell@1.0.0 both answer /: one of the two teams has to give it up, in a release promoted with --drop /.',
  ],
  [
    'a route twice, in other letters',
    {
      given: {
        routes: [
          { path: '/team', expose: 'team-page' },
          { path: '/Team', expose: 'team-page' },
        ],
      },
    },
    'mf-agents@2.0.0 answers /team twice.',
  ],
  [
    'a route that the edge answers',
    { given: { routes: [{ path: '/:page', expose: 'team-page', values: ['assets'], closed: true }, team] } },
    'mf-agents@2.0.0 answers /assets, which belongs to the edge.',
  ],
  [
    'an API that cannot be asked',
    { context: { readApi: async () => Promise.reject(new Error('fetch failed')) } },
    'mf-agents@2.0.0 calls the API, which could not be asked what it takes (fetch failed); start it, or say --without-api.',
  ],
];
