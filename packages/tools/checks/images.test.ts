import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../presets/checkout.ts';
import { lastStages, read, wordsOf } from './testing/containers.ts';

const docker = 'packages/tools/docker';

/** What runs in each image, and the workspace whose packages are installed there. */
const images: readonly [image: string, workspace: string, ...programs: string[]][] = [
  ['api', 'api', 'api/bin/api.ts', 'api/bin/desk.ts', 'api/bin/migrate.ts', 'packages/tools/start/go.mjs'],
  ['web', 'packages/delivery', 'shell/bin/edge.ts', 'packages/delivery/bin/asset-host.ts'],
  ['local-services', 'packages/local-services', 'packages/local-services/bin/local-services.ts'],
];

interface Dependency {
  module: string;
  resolved: string;
  dependencyTypes: readonly string[];
}
type Graph = { modules: { source: string; dependencies: Dependency[] }[] };

/** Returns what programs import when they run, directly or not: our files, and the names of packages. */
function importsOf(programs: readonly string[]) {
  const words = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...programs];
  const json = execFileSync('node_modules/.bin/depcruise', words, { cwd: root, maxBuffer: 1 << 26 });
  const graph: Graph = JSON.parse(String(json));
  const modules = new Map(graph.modules.map(({ source, dependencies }) => [source, dependencies]));
  const files = new Set(programs);
  const packages = new Set<string>();
  // The set grows during iteration.
  for (const file of files)
    for (const { module, resolved } of modules.get(file)?.filter(isNeeded) ?? []) {
      if (/^(packages|api|shell)\//.test(resolved)) files.add(resolved);
      else packages.add(/^(@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '');
    }

  return { files, packages };
}

const isNeeded = ({ dependencyTypes }: Dependency) =>
  !dependencyTypes.some((type) => type === 'type-only' || type === 'core');

/** Returns the manifests that an installation of a workspace needs, and the packages that come with them. */
function installed(workspace: string, seen = { manifests: new Set<string>(), packages: new Set<string>() }) {
  const manifest = `${workspace}/package.json`;
  if (seen.manifests.has(manifest)) return seen;
  seen.manifests.add(manifest);
  for (const name of Object.keys(JSON.parse(read(manifest)).dependencies ?? {}))
    if (name.startsWith('@dosmares/')) installed(name.replace('@dosmares', 'packages'), seen);
    else seen.packages.add(name);

  return seen;
}

it.each(images)(
  'the image %s contains what its programs import, and does not run as root',
  (image, workspace, ...programs) => {
    const [packages, server] = lastStages(path.join(docker, `${image}.Dockerfile`));
    const copied = [packages, server]
      .flatMap((stage) => wordsOf(stage, 'COPY'))
      .flatMap((words) => words.split(' ').slice(0, -1));
    // Node runs no JSX: only the desk's is compiled in an image (decision 0106).
    const canRun = (file: string) =>
      copied.some((from) => file === from || file.startsWith(`${from}/`)) &&
      (!file.endsWith('.tsx') || file.startsWith('packages/desk/'));
    const needed = importsOf([...programs, `${docker}/probe.ts`]);
    const { manifests, packages: present } = installed(workspace);

    expect(needed.files.size).toBeGreaterThan(10);
    expect([...needed.files, ...manifests].filter((file) => !canRun(file))).toEqual([]);
    expect([...needed.packages].filter((name) => !present.has(name))).toEqual([]);
    expect(wordsOf(server, 'USER')).toEqual(['node']);
  },
);
