import type { Refusal } from './attempt.ts';

const forAnyPage = { 'access-control-allow-origin': '*' };

/** Refusals because of a release's files, or of the pages made with them. */
export const refusedFiles: readonly Refusal[] = [
  [
    'a file that its origin does not have',
    { context: { fetchFile: async () => new Response('', { status: 404 }) } },
    'http://cdn.example/mf-agents/2.0.0/web/entry.js answers 404: browsers would not get 1 of the 1 scripts of mf-agents@2.0.0.',
  ],
  [
    'an origin that does not answer',
    { context: { fetchFile: async () => Promise.reject(new Error('fetch failed')) } },
    'http://cdn.example/mf-agents/2.0.0/web/entry.js does not answer (fetch failed)',
  ],
  [
    'an origin with other bytes',
    { context: { fetchFile: async () => new Response('other()', { headers: forAnyPage }) } },
    'http://cdn.example/mf-agents/2.0.0/web/entry.js has other bytes than were released',
  ],
  [
    "an origin that keeps its files from the site's pages",
    { context: { fetchFile: async () => new Response('agents()') } },
    'http://cdn.example/mf-agents/2.0.0/web/entry.js may not be read by pages of http://site.example (access-control-allow-origin)',
  ],
  [
    'a file over its budget',
    {
      given: { texts: { 'web/entry.js': 'x'.repeat(200) } },
      context: { readBudgets: async () => ({ files: { 'mf-agents': { 'entry.js': 100 } }, pages: {} }) },
    },
    'mf-agents@2.0.0 brings entry.js with 200 bytes, over its budget of 100.',
  ],
  [
    'a page over its budget',
    {
      given: { texts: { 'web/entry.js': 'x'.repeat(200) } },
      context: { readBudgets: async () => ({ files: {}, pages: { '/team': 100 } }) },
    },
    '/team of shell@1.0.0 with mf-agents@2.0.0 asks for 200 bytes of script at once, over its budget of 100.',
  ],
  [
    'a page that throws while composing',
    {
      given: {
        texts: {
          'server/fragment.cjs':
            "exports['team-page'] = { render() { throw new Error('no team'); } }; exports['team-grid'] = { render: () => 'Grid' };",
        },
      },
    },
    '/team of shell@1.0.0 with mf-agents@2.0.0 fails while composing: Error: no team',
  ],
  [
    'a page that logs an error while composing',
    {
      given: {
        texts: {
          'server/fragment.cjs':
            "exports['team-page'] = { render() { console.error('odd'); return ''; } }; exports['team-grid'] = { render: () => 'Grid' };",
        },
      },
    },
    '/team of shell@1.0.0 with mf-agents@2.0.0 fails while composing: odd',
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
