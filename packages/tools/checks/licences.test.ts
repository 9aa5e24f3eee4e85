import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

// biome-ignore format: a list
const allowed = new Set([
  'MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'CC-BY-3.0',
  'CC-BY-4.0', 'Unlicense', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'PostgreSQL', 'WTFPL', 'Zlib',
]);

/** Licences that a person has read, where the package's own field is not enough. */
const readByHand: Record<string, string> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  streamsearch: 'MIT',
  xtend: 'MIT',
};

/** Reports whether a licence expression is allowed: one side of each OR, and both sides of each AND, have to be. */
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
  const packages = locks.flatMap((lock) =>
    Object.entries<{ license?: string; link?: boolean }>(read(lock).packages),
  );
  const refused = packages
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { license }]) => {
      const name = place.split('node_modules/').at(-1) ?? '';

      return [name, readByHand[name] ?? license ?? 'none'] as const;
    })
    .filter(([, license]) => !isAllowed(license));

  expect(refused).toEqual([]);
});
