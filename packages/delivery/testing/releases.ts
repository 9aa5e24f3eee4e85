import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '../src/manifest.ts';
import type { Addresses } from '../src/model.ts';
import { openSite } from '../src/open-site.ts';
import { describeFiles } from '../src/store/integrity.ts';
import type { Store } from '../src/store/store.ts';

/** A renderer that lists the modules in a page, as the shell's does with React. */
const shellFragment = `
exports.pages = { 'home-page': { render: () => 'Home' } };
exports.singletons = {};
exports.renderPage = async ({ path, modules, tables }) => {
  const all = [{ name: 'shell', routes: [{ path: '/', expose: 'home-page' }] }, ...tables];
  const address = all.flatMap(({ name, routes }) => routes.filter((route) => route.path === path).map(({ expose }) => name + '/' + expose))[0] ?? '';
  const rendered = [address, ...(path === '/' ? ['mf-agents/team-grid'] : [])].filter(Boolean);
  const failures = [];
  const parts = rendered.map((one) => {
    try {
      const module = modules[one];
      if (!module) throw new Error('No module ' + one);
      return module.render();
    } catch (error) {
      failures.push(String(error));
      return 'Sorry';
    }
  });
  const slots = rendered.map((one) => '<i data-slot="' + one + '"></i>');
  return { html: '<html><head><!--releases--></head><body>' + slots.join('') + parts.join(' ') + '</body></html>', status: address ? 200 : 404, head: { title: path, description: '', canonical: path }, rendered, failures };
};
`;

const contract = `
export type Params = Readonly<Record<string, string | undefined>>;
export interface Head { title: string; description: string }
export interface PageModule { default: (props: { params: Params }) => unknown; head: (params: Params) => Head }
export interface SlotProps { 'mf-agents/team-grid': { ids: readonly number[] } }
`;
const platform = `
export declare const useToast: () => (toast: { title: string; text?: string }) => void;
`;

const common = {
  'types/packages/contracts/src/remote.d.ts': contract,
  'types/packages/platform/src/index.d.ts': platform,
};

const own: Record<string, Record<string, string>> = {
  shell: { 'web/main.js': 'hydrate()', 'server/fragment.cjs': shellFragment },
  'mf-chat': {
    'server/fragment.cjs': `exports['panel'] = { render: () => 'Panel' };`,
    'types/mf-chat/src/panel.d.ts':
      "import type { Head } from '../../packages/contracts/src/remote';\nexport default function Panel(): unknown;\nexport declare const head: () => Head;",
  },
  'mf-agents': {
    'web/entry.js': 'agents()',
    'server/fragment.cjs': `exports['team-page'] = { render: () => 'Team' }; exports['team-grid'] = { render: () => 'Grid' };`,
    'types/mf-agents/src/team-page.d.ts':
      "import type { Head } from '../../packages/contracts/src/remote';\nexport default function TeamPage(): unknown;\nexport declare const head: () => Head;",
    'types/mf-agents/src/team-grid.d.ts':
      "import type { SlotProps } from '../../packages/contracts/src/remote';\nexport default function TeamGrid(props: SlotProps['mf-agents/team-grid']): unknown;",
  },
};

/** The files of a valid release. */
export const sourcesOf = (name: string): Readonly<Record<string, string>> => ({
  'web/entry.js': `${name}()`,
  'server/fragment.cjs': '',
  ...common,
  ...own[name],
});

/** The declarations of the contracts and the platform that these releases contain. */
export const declarations = { contract, platform };

/** Changes to a valid release. */
export type ReleaseChanges = Partial<Omit<Release, 'files'>> & {
  name: string;
  /** Files by path, which replace or extend the default ones. */
  texts?: Readonly<Record<string, string>>;
};

const facts: Record<string, Partial<Release>> = {
  shell: {
    entry: 'main.js',
    exposes: { 'home-page': [] },
    routes: [{ path: '/', expose: 'home-page' }],
    mounts: ['mf-agents/team-grid'],
    shared: { react: '19.3.1' },
  },
  'mf-agents': {
    exposes: { 'team-page': [], 'team-grid': [] },
    routes: [{ path: '/team', expose: 'team-page' }],
    platform: ['useToast'],
    calls: [{ path: '/api/contact', fields: ['name', 'email'] }],
  },
  'mf-chat': { exposes: { panel: [] }, routes: [{ path: '/chat', expose: 'panel' }] },
};

/** Stores a small release. */
export async function keep(store: Store, { texts = {}, ...changes }: ReleaseChanges): Promise<Release> {
  const { name, version = '1.0.0' } = changes;
  const draft = await store.draft();
  for (const [file, text] of Object.entries({ ...sourcesOf(name), ...texts })) {
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
    await writeFile(path.join(draft, file), text);
  }
  const release: Release = {
    commit: 'c0ffee',
    contractVersion: 1,
    entry: 'entry.js',
    exposes: {},
    routes: [],
    mounts: [],
    platform: [],
    shared: { react: '^19.3.0' },
    calls: [],
    ...facts[name],
    ...changes,
    version,
    files: await describeFiles(draft),
  };
  await writeFile(path.join(draft, 'release.json'), JSON.stringify(release));
  await store.keepRelease(draft, release);

  return release;
}

/** The public addresses of test sites. */
export const addresses = {
  config: {
    siteOrigin: 'http://site.example',
    apiOrigin: 'http://api.example',
    listingServiceUrl: 'http://outside.example',
    mlsSearchUrl: 'http://outside.example',
    directionsUrl: 'http://outside.example',
    shareUrl: 'http://outside.example',
  },
  remoteOrigin: 'http://cdn.example/{name}',
} as const satisfies Addresses;

/** Opens a site with a shell and two remotes, live, in a new folder. */
export async function liveSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-store-'));
  const releaseLog = path.join(folder, 'ledger.sqlite');
  const site = await openSite({ store: folder, releaseLog, addresses });
  for (const name of ['shell', 'mf-agents', 'mf-chat']) await keep(site.store, { name });
  const deployment = await site.makeLive({ shell: '1.0.0', 'mf-agents': '1.0.0', 'mf-chat': '1.0.0' });

  return { ...site, deployment, identity: { name: 'owner', applications: ['*'] } };
}
