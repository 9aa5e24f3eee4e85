const applications = '(shell|mf-[^/]+|api|e2e)';

/**
 * The other packages, or files of them, that each package may import, with the reason. Every package may use the
 * presets.
 */
const packages = {
  contracts: [[], 'What crosses a boundary must be readable on both sides.'],
  content: [['contracts'], 'Facts do not depend on how they are shown or shipped.'],
  ui: [
    ['contracts/src/(picture|api/(limits|entries)|site/early-entries)'],
    'The brand changes for other reasons than the business; both agree on what a picture is, and what a field may hold.',
  ],
  platform: [['contracts'], 'What the shell offers to remotes does not depend on what they show.'],
  delivery: [['contracts', 'content'], 'Releases are made of what a build put out, whatever built it.'],
  'local-services': [
    ['contracts', 'content'],
    'What stands in for the outside world knows nothing of its callers.',
  ],
  tools: [
    ['contracts', 'content', 'ui', 'delivery', 'local-services'],
    'They build, start, check and measure what others make.',
  ],
};

const packageRules = Object.entries(packages).map(([name, [others, comment]]) => ({
  name: `imports-of-${name}`,
  comment,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: '[.](node-)?test[.]tsx?$|/template/' },
  to: { path: `^packages/(?!(?:${[name, 'tools/presets', ...others].join('|')})(?:/|[.]ts$))` },
}));

/** The other folders of delivery that each folder may import. The store imports the types of what it keeps. */
const deliveryFolders = {
  store: ['builds', 'live'],
  builds: ['store'],
  live: ['store', 'builds'],
  log: ['builds', 'live'],
  release: ['store'],
  serving: ['store'],
  checks: ['store', 'builds', 'live'],
  watch: [],
};

const deliveryRules = Object.entries(deliveryFolders).map(([folder, others]) => ({
  name: `imports-of-delivery-${folder}`,
  comment: 'A release goes one way: release, store, site build, checks, service.',
  severity: 'error',
  from: { path: `^packages/delivery/src/${folder}/`, pathNot: '[.](node-)?test[.]ts$' },
  to: { path: `^packages/delivery/src/(?!${[folder, ...others].join('/|')}/)` },
}));

/** What each folder of the API may import beside itself and `problems.ts`: features know capabilities, never the reverse. */
const apiFolders = {
  store: [],
  limits: ['store'],
  mail: ['store'],
  operations: ['store', 'limits', 'mail'],
  inquiries: ['store', 'limits', 'mail', 'operations'],
  desk: ['store', 'limits', 'mail', 'operations'],
  chat: ['store', 'limits', 'mail', 'operations'],
  vitals: ['store', 'limits', 'mail', 'operations'],
};

const apiRules = [
  ...Object.entries(apiFolders).map(([folder, others]) => ({
    name: `imports-of-api-${folder}`,
    comment: 'One direction: the server wires features, features use capabilities.',
    severity: 'error',
    from: { path: `^api/src/${folder}/`, pathNot: '[.]test[.]ts$' },
    to: { path: `^api/src/(?!${[folder, ...others].join('/|')}/|problems[.]ts$)` },
  })),
  ...['blocks', 'reading'].map((folder) => ({
    name: `imports-of-api-chat-${folder}`,
    comment: 'The assistant answers without a model.',
    severity: 'error',
    from: { path: `^api/src/chat/${folder}/`, pathNot: '[.]test[.]ts$' },
    to: { path: '^api/src/chat/model/' },
  })),
];

/** Import rules between folders. */
export default {
  forbidden: [
    {
      name: 'applications-are-strangers',
      comment:
        'Applications ship alone: a remote is reached through a slot, the API over HTTP. The checks in e2e may look anywhere.',
      severity: 'error',
      from: { path: `^${applications}/`, pathNot: '^e2e/' },
      to: { path: `^${applications}/`, pathNot: ['^$1/'] },
    },
    {
      name: 'packages-know-no-application',
      comment: 'Packages serve applications. Benchmarks measure them, and are the exception.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/tools/bench/' },
      to: { path: `^${applications}/` },
    },
    ...packageRules,
    ...deliveryRules,
    ...apiRules,
    {
      name: 'packages-import-by-name',
      comment: 'A path out of a package reaches what its package.json does not declare.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|[^/]+)/' },
      to: { path: `^(packages/|${applications}/)`, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'production-knows-no-local-services',
      comment:
        'The local mailbox shows all mail to anybody who asks, and images do not hold it: only tests start it.',
      severity: 'error',
      from: {
        pathNot:
          '^packages/(local-services|tools/(bench|checks))/|^api/(testing|bench)/|^e2e/|[.](test|spec)[.]ts$',
      },
      to: { path: '^packages/local-services/' },
    },
    {
      name: 'images-install-what-they-import',
      comment:
        'Images are installed without development dependencies, and without packages that only another workspace declares. Benchmarks run in a checkout, and so does the gate with its browser.',
      severity: 'error',
      from: {
        path: '^(api|shell|mf-[^/]+|packages/(contracts|content|delivery|local-services|platform|ui)|packages/tools/start)/',
        pathNot: '[.](node-)?test[.]tsx?$|/testing/|^api/bench/',
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/playwright/',
      },
    },
    {
      name: 'schemas-stay-on-the-server',
      comment: 'A schema that a browser loads brings TypeBox along, 65 kB (decision 0003).',
      severity: 'error',
      from: {
        path: '^(shell|mf-[^/]+|packages/(ui|platform|content))/src/',
        pathNot: '[.]test[.]tsx?$|^packages/content/src/rules/',
      },
      to: {
        path: '^packages/(contracts/src/api/(inquiries|chat|vitals)|content/src/rules/check)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-fact-one-owner',
      comment:
        "The report's figures are the report's and the API's: a new month is two releases. The assistant's panel gets houses and agents with each reply.",
      severity: 'error',
      from: { path: '^(shell|mf-(listings|agents|chat))/src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^packages/content/src/market-report' },
    },
    {
      name: 'the-panel-holds-no-content',
      comment:
        "Cards come with the assistant's reply: a fact in the panel too would need a release of its own.",
      severity: 'error',
      from: { path: '^mf-chat/src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^packages/content/src/(listings|properties|agents|buyers-guide|exchange-rate)' },
    },
    {
      name: 'remotes-route-through-the-platform',
      comment: "The router is the shell's; sharing it whole would cost every page 30 kB (decision 0003).",
      severity: 'error',
      from: { path: '^(mf-[^/]+|packages/ui)/src/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'features-are-strangers',
      comment: 'What two features share moves up to src, or into a package.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/([^/]+)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/$2/' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle has no first file to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no API yet (decision 0001).
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules/).*(^|/)dist/' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
