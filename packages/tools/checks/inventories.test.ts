import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../presets/checkout.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('docs/dependencies.md names each direct dependency once, with its reason', () => {
  const { workspaces } = JSON.parse(read('package.json'));
  const folders = ['.', ...globSync(workspaces, { cwd: root })];
  const direct = folders.flatMap((folder) => {
    const manifest = JSON.parse(read(`${folder}/package.json`));

    return Object.keys({
      ...{ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies },
    });
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

it('alert rules query metrics that the API exports', () => {
  const file: { groups: { rules: { expr: string }[] }[] } = parse(read('docs/production/alert-rules.yml'));
  const source = globSync('api/src/**/*.ts', { cwd: root }).map(read).join('\n');
  const metricNames = file.groups
    .flatMap(({ rules }) => rules)
    .flatMap(({ expr }) => expr.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g) ?? []);
  const unknown = metricNames.filter((name) => !source.includes(`'${name.replace(/_bucket$/, '')}'`));

  expect(metricNames.length).toBeGreaterThan(5);
  expect(unknown.filter((name) => !name.startsWith('nodejs_'))).toEqual([]);
});

const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\n');

/** Files that an operator creates. */
const createdLater = ['compose.override.yml'];

it.each([
  ...['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/shipping.md', 'docs/operating.md'],
])('every file that %s names exists', (page) => {
  const named = [...read(page).matchAll(/`([\w@./-]+\.(?:tsx?|mjs|yml))`/g)].map(([, name = '']) => name);
  const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));

  expect(missing.filter((name) => !createdLater.includes(name))).toEqual([]);
});

it('every decision that a file cites has a record', () => {
  const records = readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4));
  const dangling = files
    .filter((file) => /\.(tsx?|[mc]js|md|yml|Dockerfile)$/.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) =>
      [...read(file).matchAll(/\bdecisions? (\d+)/gi)]
        .filter(([, number = '']) => !records.includes(number))
        .map(([cited]) => `${file}: ${cited}`),
    );

  expect(dangling).toEqual([]);
});
