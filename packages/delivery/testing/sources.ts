/** A renderer that lists the modules in a page, as the shell's does with React. */
const shellFragment = `
exports.pages = { 'home-page': { render: () => 'Home' } };
exports.singletons = {};
exports.renderPage = async ({ path, modules, boot }) => {
  const tables = [['shell', [{ path: '/', expose: 'home-page' }]], ...boot.registry.remotes.map(({ name, routes }) => [name, routes])];
  const address = tables.flatMap(([name, routes]) => routes.filter((route) => route.path === path).map(({ expose }) => name + '/' + expose))[0] ?? '';
  const rendered = [address, ...(path === '/' ? ['mf-agents/team-grid'] : [])].filter(Boolean);
  const failures = [];
  const parts = rendered.map((one) => {
    try {
      const module = modules[one];
      if (!module) throw new Error('No module ' + one);
      if (module.inBrowser) return 'In browser';
      return module.render();
    } catch (error) {
      failures.push(String(error));
      return 'Sorry';
    }
  });
  const scripts = boot.registry.remotes.filter(({ name }) => rendered.some((one) => one.startsWith(name))).map(({ entry }) => '<script src="' + entry + '"></script>');
  return { html: '<html><head>' + scripts.join('') + '</head><body>' + parts.join(' ') + '</body></html>', status: address ? 200 : 404, head: { title: path, description: '', canonical: path }, rendered, failures };
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

/** The files of a release that fits. */
export const sourcesOf = (name: string): Readonly<Record<string, string>> => ({
  'web/entry.js': `${name}()`,
  'server/fragment.cjs': '',
  ...common,
  ...own[name],
});

/** The declarations of the contracts and the platform that releases are made with. */
export const declarations = { contract, platform };
