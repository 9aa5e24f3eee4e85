import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { model } from './make-remote.ts';
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
 * Makes a separate repository for one remote, which takes our packages from the registry of `@dosmares`.
 * @param name `mf-weather`
 * @param root this repository
 * @returns the files that were written
 */
export async function makeRepository(name: string, folder: string, root: string): Promise<string[]> {
  if (existsSync(path.join(folder, 'package.json'))) throw new Error(`${folder} holds a package already.`);
  const newest = await newestIn(root);
  const registry = await npm(['config', 'get', '@dosmares:registry'], root);
  const settings = [
    'save-exact=true',
    ...(registry === 'undefined' ? [] : [`@dosmares:registry=${registry}`]),
  ];

  const written = [
    ...(await writeTemplate('template', name, folder)),
    ...(await writeTemplate('repository', name, folder)),
    await writeBelow(folder, 'package.json', json(await manifestOf(name, `^${newest}`, root))),
    await writeBelow(folder, '.gitignore', 'node_modules\ndist\n.data\n.env\n'),
    await writeBelow(folder, '.npmrc', `${settings.join('\n')}\n`),
  ];
  await cp(path.join(root, '.browserslistrc'), path.join(folder, '.browserslistrc'));

  return [...written, '.browserslistrc'];
}

const newestIn = (root: string) =>
  npm(['view', '@dosmares/tools', 'version'], root).catch((error) => {
    throw new Error(
      'The registry of @dosmares has no packages of this site: run npm run publish-packages first.',
      {
        cause: error,
      },
    );
  });

async function npm(words: readonly string[], cwd: string) {
  return (await promisify(execFile)('npm', [...words], { cwd })).stdout.trim();
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

async function manifestOf(name: string, range: string, root: string) {
  const read = async (place: string): Promise<Manifest> =>
    JSON.parse(await readFile(path.join(root, place, 'package.json'), 'utf8'));
  const [whole, remote, delivery] = [await read('.'), await read(model), await read('packages/delivery')];
  const rangeOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [`@dosmares/${one}`, range]));
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
      ...rangeOf(['contracts', 'platform', 'ui']),
      '@emotion/react': remote.dependencies['@emotion/react'],
      react: remote.dependencies.react,
    },
    devDependencies: {
      ...rangeOf(['delivery', 'tools']),
      ...Object.fromEntries(Object.entries(whole.devDependencies).filter(([tool]) => tools.test(tool))),
      playwright,
    },
    optionalDependencies: whole.optionalDependencies,
    overrides: whole.overrides,
  };
}
