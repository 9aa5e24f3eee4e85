import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../presets/checkout.ts';

/** Tools that a remote's own repository shares with this one, in the same versions. */
const tools =
  /^(@swc\/(core|jest)|@testing-library\/(dom|jest-dom|react|user-event)|@types\/(jest|node|react|react-dom)|jest|jest-environment-jsdom|react-dom|typescript)$/;

/**
 * Returns the files of a remote's own repository that depend on this one: our packages in the newest version that the
 * registry of `@dosmares` has, other packages in this repository's.
 * @throws when the registry has none of our packages
 */
export function repositoryFiles(name: string): Readonly<Record<string, string>> {
  const range = `^${newestVersion()}`;
  const registry = npm(['config', 'get', '@dosmares:registry']);
  const setting = registry === 'undefined' ? '' : `@dosmares:registry=${registry}\n`;

  return {
    'package.json': `${JSON.stringify(manifest(name, range), null, 2)}\n`,
    '.gitignore': 'node_modules\ndist\n.data\n.env\n',
    '.npmrc': `save-exact=true\n${setting}`,
    '.browserslistrc': readFileSync(path.join(root, '.browserslistrc'), 'utf8'),
  };
}

function newestVersion() {
  try {
    return npm(['view', '@dosmares/tools', 'version']);
  } catch (error) {
    throw new Error(
      'The registry of @dosmares has none of our packages: run npm run publish-packages first.',
      {
        cause: error,
      },
    );
  }
}

function npm(args: readonly string[]) {
  return execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

function manifest(name: string, range: string) {
  const whole = manifestOf('.');
  const { dependencies } = manifestOf('mf-chat');
  const ours = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [`@dosmares/${one}`, range]));
  const run = (script: string, flag = '') =>
    `node --disable-warning=ExperimentalWarning --import @dosmares/tools/strip-types ${flag}node_modules/${script}`;

  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20' },
    scripts: {
      dev: `${run('@dosmares/tools/dev/dev.ts')} ${name}`,
      build: run('@dosmares/tools/build/run.ts'),
      test: run('jest/bin/jest.js'),
      typecheck: 'tsc --noEmit',
      delivery: run('@dosmares/delivery/bin/delivery.ts', '--env-file-if-exists=.env '),
      release: `npm run --silent delivery -- release ${name}`,
      promote: 'npm run --silent delivery -- promote',
    },
    dependencies: {
      ...ours(['contracts', 'platform', 'ui']),
      '@emotion/react': dependencies['@emotion/react'],
      react: dependencies.react,
    },
    devDependencies: {
      ...ours(['delivery', 'tools']),
      ...Object.fromEntries(Object.entries(whole.devDependencies).filter(([tool]) => tools.test(tool))),
    },
    optionalDependencies: whole.optionalDependencies,
    overrides: whole.overrides,
  };
}

type Manifest = Readonly<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Record<string, string>>
>;

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
