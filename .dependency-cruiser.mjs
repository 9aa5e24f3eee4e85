const apps = '(?:shell|mf-[^/]+|api|e2e)';
const features = '(?:inquiries|chat|vitals)';
const capabilities = '(?:limits|operations|plugins)';

/** Which other packages each package may import; all may use the presets. */
const packages = {
  contracts: [],
  content: ['contracts'],
  ui: ['content/src/palette', 'contracts/src/(picture|api/(inquiry-fields|entries))'],
  platform: ['contracts', 'ui'],
  store: ['contracts', 'content'],
  mail: ['contracts', 'content', 'server', 'store'],
  server: [],
  desk: ['contracts', 'content', 'server', 'store', 'mail'],
  delivery: ['contracts', 'content', 'server'],
  'local-services': ['content', 'server'],
  tools: ['contracts', 'content', 'server', 'ui', 'delivery', 'local-services'],
};
const packageRows = Object.entries(packages).map(([name, others]) => [
  `${name} knows what is more general`,
  `^packages/${name}/`,
  `^packages/(?!(?:${[name, 'tools/presets', ...others].join('|')})(?:/|[.]ts$))`,
]);

/** Folders and files from the bottom up: each may import those below, and those of one layer are strangers. */
const layers = {
  'packages/ui/src': ['brand|browser', 'layout', 'actions', 'media|fields|feedback|stats'],
  'shell/src': [
    'routes|head-tags',
    'first-view|telemetry|sections|edge',
    'federation',
    'history',
    'services|frame|home|about|contact|not-found',
  ],
};
const layerRows = Object.entries(layers).flatMap(([root, names]) =>
  names.map((layer, at) => [
    `${root}: ${layer} ${at === 0 ? 'is at the bottom' : 'knows only what is below'}`,
    `^${root}/(${layer})[/.]`,
    `^${root}/(?!(?:${['$1', ...names.slice(0, at)].join('|')})[/.])`,
  ]),
);

/** Forbidden imports, except in tests: the rule, from where, to where, and the kind of import. */
const rows = [
  ...packageRows,
  ...layerRows,
  ['applications meet in slots and over HTTP', `^((?!e2e)${apps})/`, `^(?!$1/)${apps}/`],
  ['packages know no application', '^packages/(?!tools/bench/)', `^${apps}/`],
  ['a package is imported by name', '^(packages/[^/]+|[^/]+)/', `^(?!$1/)(packages|${apps})/`, 'local'],
  [
    'schemas know no content but areas, submit policies and tables of pictures',
    '^packages/content/src/schemas/',
    '^packages/content/src/(?!schemas/|site[.]|inquiries/|pictures/tables/)',
  ],
  ['content knows no check', '^packages/content/src/(?!check/)', '^packages/content/src/check/'],
  [
    'the model of delivery is at the bottom',
    '^packages/delivery/src/model',
    '^packages/delivery/(?!src/model)',
  ],
  [
    'the store knows no deployments',
    '^packages/delivery/src/(store|log)/',
    '^packages/delivery/src/(?!model|manifest|store/|log/)',
  ],
  [
    'deployments know no checks',
    '^packages/delivery/src/(deployments|release)/',
    '^packages/delivery/src/(checks|log|service|serving)/',
  ],
  [
    'checks know no service',
    '^packages/delivery/src/checks/',
    '^packages/delivery/src/(log|release|service|serving)/',
  ],
  ['only tests show all mail', '^(api|shell|packages/delivery)/(src|bin)/', '^packages/local-services/'],
  [
    'a folder of the API is a feature or a capability',
    `^api/src/(?!${features}/|${capabilities}/)[^/]+/`,
    '',
  ],
  ['capabilities of the API know no feature', `^api/src/${capabilities}/`, `^api/src/${features}/`],
  ['features of the API are strangers', `^(api/src/${features})/`, `^(?!$1/)api/src/${features}/`],
  ['features of a remote are strangers', '^(mf-[^/]+/src/)([^/]+)/', '^$1(?!$2/)[^/]+/'],
  [
    "the report's figures are its own and the API's",
    '^(shell|mf-(?!market))',
    '^packages/content/src/market-',
  ],
  ["cards come with the assistant's reply", '^mf-chat/', '^packages/content/src/(listings|propert|agents)'],
  ['remotes route through the platform', '^(mf-[^/]+|packages/ui)/src/', 'node_modules/react-router'],
  ['TypeBox has 65 kB', '^(shell|mf-|packages/ui)', 'contracts/.*(inquiries|chat)[.]ts$', 'value'],
];
const kinds = { local: { dependencyTypes: ['local'] }, value: { dependencyTypesNot: ['type-only'] } };
const tests = '[.](node-)?test[.]tsx?$|/(testing|template)/';

/** Import rules between folders. */
export default {
  forbidden: [
    ...rows.map(([name, from, path, kind]) => ({
      name,
      severity: 'error',
      from: { path: from, pathNot: tests },
      to: { path, ...kinds[kind] },
    })),
    { name: 'a cycle has no first file to read', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    // TypeScript 7 has no API yet (decision 0001).
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules/).*(^|/)dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
};
