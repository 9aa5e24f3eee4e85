import type { Attempt } from './attempt.ts';

const gridTypes = 'types/mf-agents/src/team-grid.d.ts';
const gridOf = (props: string) => ({ [gridTypes]: `export default function TeamGrid(${props}): unknown;` });

/** Attempts that come close to each refusal, but pass. */
export const passes: readonly (readonly [what: string, attempt: Attempt])[] = [
  ['one more expose', { given: { exposes: { 'team-page': [], 'team-grid': [], 'team-list': [] } } }],
  [
    'a prop more that its consumer may leave out',
    { given: { texts: gridOf('props: { ids: readonly number[]; title?: string }') } },
  ],
  ['props that it does not look at', { given: { texts: gridOf('') } }],
  ['less from the platform', { given: { platform: [] } }],
  ['a range that the shell is within', { given: { shared: { react: '^19.0.0' } } }],
  ['nothing shared', { given: { shared: {} } }],
  [
    'no more than what the live API needs',
    { given: { calls: [{ path: '/api/contact', fields: ['name'] }] } },
  ],
  [
    'no calls, whatever the live API says',
    { given: { calls: [] }, context: { readApi: async () => Promise.reject(new Error('fetch failed')) } },
  ],
  [
    'a route that nobody answers',
    {
      given: {
        routes: [
          { path: '/team', expose: 'team-page' },
          { path: '/people', expose: 'team-page' },
        ],
      },
    },
  ],
  ['losing a route that nobody wants any more', { given: { routes: [] }, drops: ['/team'] }],
  [
    'an origin that nobody may ask',
    {
      context: { fetchFile: async () => Promise.reject(new Error('was asked')) },
      without: { api: false, origins: true, browser: false },
    },
  ],
  [
    'a file of just its budget',
    {
      given: { texts: { 'web/entry.js': 'x'.repeat(100) } },
      context: { readBudgets: async () => ({ files: { 'mf-agents': { 'entry.js': 100 } }, pages: {} }) },
    },
  ],
  [
    'a page that was over its budget before',
    { context: { readBudgets: async () => ({ files: {}, pages: { '/team': 1 } }) } },
  ],
];
