import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { root } from '../presets/checkout.ts';
import { read } from './testing/containers.ts';

it('docs/dependencies.md names each direct dependency once, with its reason', () => {
  const { workspaces } = JSON.parse(read('package.json'));
  const folders = ['.', ...globSync(workspaces, { cwd: root })];
  const direct = folders.flatMap((folder) => {
    const manifest = JSON.parse(read(`${folder}/package.json`));

    return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    );
  });
  const rows = read('docs/dependencies.md').match(/^- `.*?`: .+$/gm) ?? [];
  const named = rows.flatMap((row) => [...(row.split('`: ')[0] ?? '').matchAll(/[\w@./-]{2,}/g)].flat());

  expect(named.sort()).toEqual([...new Set(direct.filter((name) => !name.startsWith('@dosmares/')))].sort());
});

// biome-ignore format: a list
const allowed = new Set([
  'MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'CC-BY-3.0',
  'CC-BY-4.0', 'Unlicense', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'PostgreSQL', 'WTFPL', 'Zlib',
]);
/** Packages without a valid licence field, whose licence was read: it is MIT's. */
const readByHand = ['busboy', 'humanize-number', 'streamsearch', 'xtend'];

/** Reports whether a licence expression is allowed: one side of an OR, both sides of an AND. */
const isAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((name) => allowed.has(name.trim())));

it('the licence of every installed package allows a commercial brokerage to run the site', () => {
  const locks = [
    'package-lock.json',
    ...globSync('packages/tools/fetched/*/package-lock.json', { cwd: root }),
  ];
  const refused = locks
    .flatMap((lock) => Object.entries<{ license?: string; link?: boolean }>(JSON.parse(read(lock)).packages))
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { license = 'none' }]) => [place.split('node_modules/').at(-1) ?? '', license] as const)
    .filter(([name, license]) => !readByHand.includes(name) && !isAllowed(license));

  expect(refused).toEqual([]);
});

// Not by Git: an archive has no history.
const files = globSync(['**/*.*', '.github/**', '.*'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
});

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/shipping.md',
  'docs/operating.md',
];

it.each(pages)('every file that %s names exists', (page) => {
  const named = [...read(page).matchAll(/`([\w@./-]+\.(?:tsx?|mjs|yml))`/g)].map(([, name = '']) => name);
  const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));

  // An operator creates it.
  expect(missing.filter((name) => name !== 'compose.override.yml')).toEqual([]);
});

it('the lines of acceptance are found in an archive, which has no history', () => {
  const env = { ...process.env, GIT_DIR: '/nowhere' };

  expect(
    String(execFileSync(process.execPath, ['packages/tools/checks/acceptance.ts'], { cwd: root, env })),
  ).toMatch(/^(\d+) of \1 covered/);
});
