import type { DeployContext } from '../src/service/context.ts';
import type { Given } from './releases.ts';
import { declarations } from './sources.ts';

/** Changes of a release and its surroundings before the deploy checks look at it. */
export interface Attempt {
  given?: Partial<Given>;
  context?: Partial<DeployContext>;
  values?: Readonly<Record<string, string | boolean>>;
}

const fragment = (text: string) => ({ texts: { 'server/fragment.cjs': text } });
const away = async () => Promise.reject(new Error('fetch failed'));
const team = { path: '/team', expose: 'team-page' };
const gridTypes = (props: string) => ({
  texts: {
    'types/mf-agents/src/team-grid.d.ts': `export default function TeamGrid(${props}): unknown;`,
  },
});
const otherPlatform = declarations.platform.replace('void', 'number');

/** Releases that are refused: what is wrong, how it comes about, and the sentence. */
export const refusals: readonly (readonly [what: string, attempt: Attempt, sentence: string])[] = [
  [
    'a missing expose',
    { given: { exposes: { 'team-page': [] } } },
    'shell@1.0.0 mounts mf-agents/team-grid, which mf-agents@2.0.0 does not expose: the team of mf-agents has to, until the team of shell has shipped without it.',
  ],
  [
    'a route without its page',
    { given: { routes: [{ path: '/team', expose: 'gone-page' }] } },
    'mf-agents@2.0.0 has the route /team, but does not expose its page gone-page',
  ],
  [
    'another version of the contract',
    { given: { contractVersion: 2 } },
    'mf-agents@2.0.0 speaks version 2 of the contract, shell@1.0.0 version 1: the team of shell has to ship one that serves both first.',
  ],
  [
    'props that its consumer does not hand over',
    { given: gridTypes('props: { ids: readonly number[]; title: string }') },
    'shell@1.0.0 mounts mf-agents/team-grid with props that mf-agents@2.0.0 does not take, and the team of mf-agents has to take until the team of shell has moved: ',
  ],
  [
    'a page that the shell cannot mount',
    {
      given: {
        texts: {
          'types/mf-agents/src/team-page.d.ts': 'export default function TeamPage(): unknown;',
        },
      },
    },
    'mf-agents@2.0.0 has a page team-page that shell@1.0.0 cannot mount, and the team of mf-agents has to change: ',
  ],
  [
    'a platform that it was not built for',
    { given: { texts: { 'types/packages/platform/src/index.d.ts': otherPlatform } } },
    'mf-agents@2.0.0 takes useToast from the platform differently from how shell@1.0.0 offers it, and the team of shell has to ship what both can live with first: ',
  ],
  [
    'a shared singleton outside its range',
    { given: { shared: { react: '^20.0.0' } } },
    'mf-agents@2.0.0 needs react ^20.0.0, and shell@1.0.0 hands out 19.3.1',
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
    'an API that cannot be asked',
    { context: { readApi: away } },
    'could not be asked what it takes (fetch failed); start it, or say --without-api.',
  ],
  [
    'losing a route that visitors have',
    { given: { routes: [] } },
    'mf-agents@2.0.0 does not answer /team any more, which mf-agents@1.0.0 does; if that is meant, say --drop /team.',
  ],
  [
    'a route that another application answers',
    { given: { routes: [{ path: '/', expose: 'team-page' }, team] } },
    'mf-agents@2.0.0 and shell@1.0.0 both answer /: one of the two teams has to give it up',
  ],
  [
    'a route twice, in other letters',
    { given: { routes: [team, { ...team, path: '/Team' }] } },
    'mf-agents@2.0.0 answers /team twice.',
  ],
  [
    'a route that the edge answers',
    { given: { routes: [{ path: '/:page', expose: 'team-page', values: ['assets'], closed: true }, team] } },
    'mf-agents@2.0.0 answers /assets, which belongs to the edge.',
  ],
  [
    'a page over its budget',
    {
      given: { texts: { 'web/entry.js': 'x'.repeat(200) } },
      context: { readBudgets: async () => ({ '/team': 100 }) },
    },
    '/team of shell@1.0.0 with mf-agents@2.0.0 asks for 200 bytes of script at once, over its budget of 100.',
  ],
  [
    'a page that throws while composing',
    {
      given: fragment(
        "exports['team-page'] = { render() { throw new Error('no team'); } }; exports['team-grid'] = { render: () => '' };",
      ),
    },
    '/team of shell@1.0.0 with mf-agents@2.0.0 fails while composing: Error: no team',
  ],
  [
    'a page that fails in a browser',
    {
      context: {
        hydrate: async (_build, paths) =>
          paths.includes('/team') ? { path: '/team', message: 'Error: late' } : undefined,
      },
    },
    '/team of shell@1.0.0 with mf-agents@2.0.0 fails in a browser: Error: late',
  ],
];

/** Releases that come close to a refusal, but pass. */
export const passes: readonly (readonly [what: string, attempt: Attempt])[] = [
  ['nothing unusual', {}],
  [
    'a prop more that its consumer may leave out',
    { given: gridTypes('props: { ids: readonly number[]; title?: string }') },
  ],
  ['a range that the shell is within', { given: { shared: { react: '^19.0.0' } } }],
  [
    'no more than what the live API needs',
    { given: { calls: [{ path: '/api/contact', fields: ['name'] }] } },
  ],
  ['no calls, whatever the live API says', { given: { calls: [] }, context: { readApi: away } }],
  ['losing a route that nobody wants any more', { given: { routes: [] }, values: { drop: '/team' } }],
  ['a page that was over its budget before', { context: { readBudgets: async () => ({ '*': 1 }) } }],
  [
    'neither API nor browser asked',
    {
      context: { readApi: away, hydrate: away },
      values: { 'without-api': true, 'without-browser': true },
    },
  ],
];
