const applications = '(shell|mf-[^/]+|api|e2e)';

/** Who may import whom. */
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
      from: { path: '^packages/', pathNot: '^packages/bench/' },
      to: { path: `^${applications}/` },
    },
    {
      name: 'contracts-depend-on-nothing-of-ours',
      comment: 'What crosses a boundary must be readable on both sides.',
      severity: 'error',
      from: { path: '^packages/contracts/src/' },
      to: { path: '^packages/(?!contracts/)' },
    },
    {
      name: 'content-knows-only-contracts',
      comment: 'Facts do not depend on how they are shown or shipped.',
      severity: 'error',
      from: { path: '^packages/content/' },
      to: { path: '^packages/(?!content/|contracts/|presets/)' },
    },
    {
      name: 'production-knows-no-local-services',
      comment:
        'The local mailbox shows all mail to anybody who asks, and images do not hold it: only tests start it.',
      severity: 'error',
      from: { pathNot: '^packages/local-services/|^api/testing/|[.](test|spec)[.]ts$' },
      to: { path: '^packages/local-services/' },
    },
    {
      name: 'local-services-know-only-contracts-and-content',
      comment: 'What stands in for the outside world knows nothing of who calls it.',
      severity: 'error',
      from: { path: '^packages/local-services/' },
      to: { path: '^packages/(?!local-services/|contracts/|content/|presets/)' },
    },
    {
      name: 'ui-knows-no-business',
      comment: 'The brand changes for other reasons than the business.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/(?!ui/|presets/)' },
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
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/(?!@dosmares))/' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
