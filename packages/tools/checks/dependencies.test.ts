import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Every package that a workspace names, except for our own. */
function direct() {
  const { workspaces } = JSON.parse(read('package.json'));
  const manifests = [
    'package.json',
    ...globSync(workspaces, { cwd: root }).map((one) => `${one}/package.json`),
  ];
  const names = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file));

    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });

  return [...new Set(names)].filter((name) => !name.startsWith('@dosmares/')).sort();
}

it('docs/dependencies.md names each direct dependency once, with its reason', () => {
  const rows = read('docs/dependencies.md').match(/^- `.*?`: .+$/gm) ?? [];
  const named = rows.flatMap((row) => [...(row.split('`: ')[0] ?? '').matchAll(/[\w@./-]{2,}/g)].flat());

  expect(named.sort()).toEqual(direct());
});
