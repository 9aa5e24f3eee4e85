import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { model } from './make-remote.ts';
import { packOurs } from './pack.ts';
import { writeBelow, writeTemplate } from './write-template.ts';

/** Tools that a remote's own repository shares with this one, in the same versions. */
const tools =
  /^(@swc\/(core|jest)|@testing-library\/(dom|jest-dom|react|user-event)|@types\/(jest|node|react|react-dom)|jest|jest-environment-jsdom|react-dom|typescript)$/;

interface Manifest {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  optionalDependencies: Readonly<Record<string, string>>;
  overrides: object;
}

/**
 * Makes a separate repository for one remote, with our packages packed into its folder `vendor`. In a folder that
 * already contains that remote, only the packages are replaced.
 * @param name `mf-weather`
 * @param root this repository
 * @returns the files that were written
 */
export async function makeRepository(name: string, folder: string, root: string): Promise<string[]> {
  const manifest = path.join(folder, 'package.json');
  const known = existsSync(manifest) ? JSON.parse(await readFile(manifest, 'utf8')) : undefined;
  if (known && known.name !== name) throw new Error(`${folder} holds ${known.name}, not ${name}.`);

  await rm(path.join(folder, 'vendor'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'vendor'), { recursive: true });
  const archives = await packOurs(root, path.join(folder, 'vendor'));
  const vendor = Object.values(archives).map((file) => `vendor/${file}`);
  const ours = Object.fromEntries(
    Object.entries(archives).map(([pack, file]) => [pack, `file:vendor/${file}`]),
  );
  if (known) return [...vendor, await writeBelow(folder, 'package.json', json(withNewer(known, ours)))];

  const written = [
    ...(await writeTemplate('template', name, folder)),
    ...(await writeTemplate('repository', name, folder)),
    await writeBelow(folder, 'package.json', json(await manifestOf(name, ours, root))),
    await writeBelow(folder, '.gitignore', 'node_modules\ndist\n.data\n.env\n'),
    await writeBelow(folder, '.npmrc', 'save-exact=true\n'),
  ];
  await cp(path.join(root, '.browserslistrc'), path.join(folder, '.browserslistrc'));

  return [...written, '.browserslistrc', ...vendor];
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Replaces the archives of our packages in a manifest. */
function withNewer(manifest: Manifest, ours: Readonly<Record<string, string>>) {
  const newer = (given: Manifest['dependencies']) =>
    Object.fromEntries(Object.entries(given).map(([pack, at]) => [pack, ours[pack] ?? at]));

  return {
    ...manifest,
    dependencies: newer(manifest.dependencies),
    devDependencies: newer(manifest.devDependencies),
  };
}

async function manifestOf(name: string, ours: Readonly<Record<string, string>>, root: string) {
  const read = async (place: string): Promise<Manifest> =>
    JSON.parse(await readFile(path.join(root, place, 'package.json'), 'utf8'));
  const [whole, remote, delivery] = [await read('.'), await read(model), await read('packages/delivery')];
  const isUsed = (pack: string) => pack in remote.dependencies && pack !== '@dosmares/content';
  const { playwright = '' } = delivery.devDependencies;
  const tool = (script: string, flag = '') =>
    `node --disable-warning=ExperimentalWarning ${flag}node_modules/@dosmares/${script}`;

  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20' },
    scripts: {
      dev: `${tool('tools/dev/dev.js')} ${name}`,
      build: tool('tools/build/run.js'),
      test: 'jest',
      typecheck: 'tsc --noEmit',
      delivery: tool('delivery/bin/delivery.js', '--env-file-if-exists=.env '),
      release: `npm run --silent delivery -- release ${name}`,
      promote: 'npm run --silent delivery -- promote',
    },
    dependencies: {
      ...Object.fromEntries(Object.entries(ours).filter(([pack]) => isUsed(pack))),
      '@emotion/react': remote.dependencies['@emotion/react'],
      react: remote.dependencies.react,
    },
    devDependencies: {
      ...Object.fromEntries(Object.entries(ours).filter(([pack]) => !isUsed(pack))),
      ...Object.fromEntries(Object.entries(whole.devDependencies).filter(([tool]) => tools.test(tool))),
      playwright,
    },
    optionalDependencies: whole.optionalDependencies,
    overrides: whole.overrides,
  };
}
