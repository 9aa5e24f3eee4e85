import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { declarations, keep, liveSite, type ReleaseChanges } from '../../testing/releases.ts';
import { fakeContext } from '../../testing/site.ts';
import type { Deployment } from '../model.ts';
import type { DeployContext } from '../service/context.ts';
import { ruleRefusals } from './checks.ts';
import { affectedPages, pageRefusals } from './pages.ts';

// Each test starts processes.
jest.setTimeout(60_000);

let site: Awaited<ReturnType<typeof liveSite>>;
let attempts = 0;
beforeAll(async () => {
  site = await liveSite();
});

/** Changes to a release, to the deploy context, and options of the command. */
type Attempt = [
  changes?: Partial<ReleaseChanges>,
  context?: Partial<DeployContext>,
  values?: Record<string, string | boolean>,
];

/** Checks a changed release of the agents' application, or of the one given. */
async function attempt(...[changes, context, values = {}]: Attempt) {
  const { store, deployments, deployment: before } = site;
  attempts += 1;
  const version = `2.0.${attempts}`;
  const subject = await keep(store, { name: 'mf-agents', version, ...changes });
  const selection = { ...before.selection, [subject.name]: version };
  const [request, whole] = [
    { subject, values },
    { ...site, ...fakeContext(), ...context },
  ];
  const change = { role: 'live', before: before.selection, after: selection };
  const refusals = await ruleRefusals(request, [change], whole);
  if (refusals.length > 0) return refusals;

  const after = await deployments.make(selection, [before]);

  return pageRefusals(request, [{ role: 'live', before, after }], whole);
}

const unreachable = async () => Promise.reject(new Error('fetch failed'));
const team = { path: '/team', expose: 'team-page' };
const types = (file: string, text: string) => ({ texts: { [`types/${file}.d.ts`]: text } });
const gridTypes = (props: string) =>
  types('mf-agents/src/team-grid', `export default function TeamGrid(${props}): unknown;`);
const otherPlatform = declarations.platform.replace('void', 'number');
const calls = (path: string, ...fields: string[]) => ({ calls: [{ path, fields }] });
const servesBoth = { contractVersion: 2, servedContracts: [1, 2] };
/** A server bundle whose page runs the code given. */
const page = (code: string) => ({
  texts: {
    'server/fragment.cjs': `exports['team-page'] = { render() { ${code} } }; exports['team-grid'] = { render: () => '' };`,
  },
});

it.each<[sentence: string, ...Attempt]>([
  [
    'shell mounts mf-agents/team-grid, which mf-agents does not expose: the team of mf-agents has to, until the team of shell has shipped without it.',
    { exposes: { 'team-page': [] } },
  ],
  [
    'mf-agents has the route /team, but does not expose its page gone-page',
    { routes: [{ path: '/team', expose: 'gone-page' }] },
  ],
  [
    'mf-agents speaks version 2 of the contract, shell version 1: the team of shell has to ship one that serves both first.',
    { contractVersion: 2 },
  ],
  [
    'shell mounts mf-agents/team-grid with props that mf-agents does not take, and the team of mf-agents has to take until the team of shell has moved: ',
    gridTypes('props: { ids: readonly number[]; title: string }'),
  ],
  [
    'mf-agents has a page team-page that shell cannot mount, and the team of mf-agents has to change: ',
    types('mf-agents/src/team-page', 'export default function TeamPage(): unknown;'),
  ],
  [
    'mf-agents takes useToast from the platform differently from how shell offers it, and the team of shell has to ship what both can live with first: ',
    types('packages/platform/src/index', otherPlatform),
  ],
  ['mf-agents needs react ^20.0.0, and shell hands out 19.3.1', { shared: { react: '^20.0.0' } }],
  ['mf-agents posts to /api/tours, which the live API (7) does not have.', calls('/api/tours')],
  [
    'mf-agents sends the field budget to /api/contact, which the live API (7) does not accept.',
    calls('/api/contact', 'name', 'budget'),
  ],
  [
    'mf-agents takes useToast from the platform differently',
    { name: 'shell', ...types('packages/platform/src/index', 'export {};') },
  ],
  [
    'could not be asked what it takes (fetch failed); start it, or say --without-api.',
    {},
    { readApi: unreachable },
  ],
  [
    'mf-agents no longer answers /team, which mf-agents does; if you mean it, say --drop /team.',
    { routes: [] },
  ],
  [
    'mf-agents and shell both answer /: one of the two teams has to give it up',
    { routes: [{ path: '/', expose: 'team-page' }, team] },
  ],
  ['mf-agents answers /team twice.', { routes: [team, { ...team, path: '/Team' }] }],
  [
    'mf-agents answers /assets, which belongs to the edge.',
    { routes: [{ path: '/:page', expose: 'team-page', values: ['assets'], closed: true }, team] },
  ],
  [
    '/team asks for 209 bytes of script at once, over its budget of 100.',
    { texts: { 'web/entry.js': 'x'.repeat(200) } },
    { readBudgets: async () => ({ '/team': 100 }) },
  ],
  ['/team failed while composing: Error: no team', page("throw new Error('no team')")],
  [
    '/team fails in a browser: Error: late',
    page("return 'Team, later'"),
    {
      hydrate: async (_, paths) =>
        paths.includes('/team') ? { path: '/team', message: 'Error: late' } : undefined,
    },
  ],
])('the deploy checks refuse, naming what differs: %s', async (sentence, ...changes) => {
  expect(await attempt(...changes)).toEqual([expect.stringContaining(sentence)]);
});

it.each([
  [
    `<a href="/chat">Chat</a> <a class="x" href="/tides?at=noon">Tides</a>`,
    'would link to /tides, which has no page: promote the release that has it first',
  ],
  [
    'Take these lines away once\\nthere is something to say.',
    'still shows the text of new-remote: write what the page is about',
  ],
])('SH10 the deploy checks refuse a page that says %s, unless --anyway is given', async (html, sentence) => {
  const changes = page(`return '${html}'`);

  expect(await attempt(changes)).toEqual([expect.stringContaining(`/team ${sentence}`)]);
  expect(await attempt(changes, {}, { anyway: true })).toEqual([]);
});

it.each<[what: string, ...Attempt]>([
  ['a new optional prop', gridTypes('props: { ids: readonly number[]; title?: string }')],
  ['a new version of the contract beside the old one', { name: 'shell', ...servesBoth }],
  ['a route dropped on purpose', { routes: [] }, {}, { drop: '/team' }],
  ['a page that was over its budget already', {}, { readBudgets: async () => ({ '*': 1 }) }],
  [
    'neither API nor browser consulted',
    {},
    { readApi: unreachable, hydrate: unreachable },
    { 'without-api': true, 'without-browser': true },
  ],
])('the deploy checks accept %s', async (_what, ...changes) => {
  expect(await attempt(...changes)).toEqual([]);
});

it.each([
  ['readonly number[]', []],
  ['readonly string[]', [expect.stringContaining('with props that mf-agents does not take')]],
])('a slot’s props, %s, are read from where they are added to the contracts', async (ids, expected) => {
  const [withoutSlots = ''] = declarations.contract.split('export interface SlotProps');
  const remote = "declare module '../../packages/contracts/src/remote'";
  const texts = {
    'types/packages/contracts/src/remote.d.ts': `${withoutSlots}export interface SlotProps {}`,
    'types/slots.d.ts': "import './mf-agents/src/slots';",
    'types/mf-agents/src/slots.d.ts': `export {};\n${remote} { interface SlotProps { 'mf-agents/team-grid': { ids: ${ids} } } }`,
  };

  expect(await attempt({ name: 'shell', texts })).toEqual(expected);
});

it('declarations tell nothing of files outside of their releases', async () => {
  const secret = path.join(await mkdtemp(path.join(tmpdir(), 'dos-mares-secret-')), 'secret');
  await writeFile(`${secret}.ts`, "export const token = 'open-sesame' as const;");
  const stealing = types(
    'mf-agents/src/team-grid',
    `import { token } from '${secret}';\nexport default function TeamGrid(props: { ids: typeof token }): unknown;`,
  );

  const answer = await attempt(stealing).catch(({ message }: Error) => message);
  expect(answer).toBe('The declarations lead out of their release.');
});

it('the browser opens one page for each set of modules that changed, in HTML or scripts, and each new release', () => {
  const page = (html: string, ...modules: string[]) => {
    const uses = Object.fromEntries(modules.map((module) => [module, '']));

    return { html, status: 200, modules, uses };
  };
  const built = ({ grid = '', html = '', chat = '1', agents = '1' }) =>
    ({
      selection: { shell: '1', 'mf-agents': agents, 'mf-chat': chat },
      modules: { 'mf-agents/team-grid': { code: grid }, 'mf-agents/member': { code: '' } },
      pages: {
        '/': page('a', 'shell/home-page', 'mf-agents/team-grid'),
        '/about': page('b', 'shell/about-page'),
        '/team/1': page(`c${html}`, 'mf-agents/member'),
        '/team/2': page(`d${html}`, 'mf-agents/member'),
      },
    }) as unknown as Deployment;
  const opened = (changes: Parameters<typeof built>[0]) =>
    affectedPages({ role: 'live', before: built({}), after: built(changes) }).map(([at]) => at);

  expect(opened({ html: 'new', agents: '2' })).toEqual(['/team/1']);
  expect(opened({ grid: 'new', agents: '2' })).toEqual(['/']);
  expect(opened({ grid: 'new', html: 'new', agents: '2' })).toEqual(['/', '/team/1']);
  // Its entry may have changed, which all of its modules share.
  expect(opened({ agents: '2' })).toEqual(['/']);
  // It is on no page until somebody clicks.
  expect(opened({ chat: '2' })).toEqual(['/']);
  expect(opened({})).toEqual([]);
});
