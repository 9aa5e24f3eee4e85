import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exposeTypes, slotTypes } from '@dosmares/contracts/release';
import { exposedBy, folderOf } from '../presets/checkout.ts';
import { zipOf } from './zip.ts';

/** Where a consumer's `dts-plugin` finds a remote's declarations, from the manifest beside them. */
const published = { name: '@mf-types', zip: '@mf-types.zip', api: '@mf-types.d.ts' } as const;
const compiled = 'compiled-types';
/** The plugin replaces it by the consumer's name for the remote. */
const alias = 'REMOTE_ALIAS_IDENTIFIER';

/** Publishes an application's declarations beside its federation manifest, as `dts-plugin` would. */
export async function writeFederatedTypes(name: string) {
  const [types, web] = ['types', 'web'].map((part) => path.join(folderOf(name), 'dist', part)) as [
    string,
    string,
  ];
  const exposes = exposedBy(name);
  const files = [
    ...exposes.map((expose) => [`${expose}.d.ts`, entryOf(exposeTypes(name, expose))]),
    // Whoever has React's types has all that these need.
    ...globSync('**/*.d.ts', { cwd: types })
      .sort()
      .map((file) => [
        `${compiled}/${file}`,
        readFileSync(path.join(types, file), 'utf8').replaceAll('@emotion/react/jsx-runtime', 'react'),
      ]),
  ];
  const keys = exposes.map((expose) => `'${alias}/${expose}'`);
  const rows = keys.map((key) => `T extends ${key} ? typeof import(${key}) : `);
  const api = `export type RemoteKeys = ${keys.join(' | ')};\nexport type PackageType<T> = ${rows.join('')}any;\n`;
  await writeFile(path.join(web, published.zip), zipOf(Object.fromEntries(files)));
  await writeFile(path.join(web, published.api), api);
  await nameTypesIn(path.join(web, 'mf-manifest.json'));
}

const entryOf = (module: string) =>
  `import './${compiled}/${slotTypes.replace('.d.ts', '')}';
export * from './${compiled}/${module}';
export { default } from './${compiled}/${module}';
`;

async function nameTypesIn(file: string) {
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const metaData = { ...manifest.metaData, types: { path: '', ...published } };
  await writeFile(file, JSON.stringify({ ...manifest, metaData }));
}
