import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openCheckout } from '@dosmares/delivery/testing/checkout';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { root } from '../presets/checkout.ts';
import { fetchedFolder } from '../presets/fetched.ts';

jest.setTimeout(900_000);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-remotes-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('creates remotes that pass lint, type checks and their own tests, whatever their names', async () => {
  // One sorts before all files of a remote, the other after them; both are longer than any existing name.
  const names = ['mf-aardvark-watching', 'mf-zoological-garden'];
  const { folder: cwd, close } = await openCheckout();
  const env = { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' };
  const inCopy = (command: string) => run(command, { cwd, env });
  await inCopy('git init -q . && git add -A');
  for (const name of names) await inCopy(`npm run --silent new-remote -- ${name}`);
  await inCopy('git add -A');

  await inCopy('npm run lint');
  await inCopy('npm run typecheck');
  for (const name of names) expect(await inCopy(`npm test -w ${name}`)).toContain('1 passed');
  await close();
});

it('a remote in its own repository installs our packages from a registry; its tests, types and build pass', async () => {
  const registry = await openRegistry(await freePort());
  // Independent of this repository, and of the npm command that runs this test.
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_OPTIONS$/.test(name));
  const elsewhere = (process.env.PATH ?? '').split(path.delimiter).filter((entry) => !entry.startsWith(root));
  const env = {
    ...Object.fromEntries(own),
    npm_config_userconfig: registry.userconfig,
    PATH: elsewhere.join(path.delimiter),
    NO_COLOR: '1',
  };
  const repository = path.join(folder, 'weather');
  const script = (words: string) =>
    run(`${process.execPath} ${path.join(root, 'packages/tools/new-remote', words)}`, { cwd: root, env });
  const npm = (words: string) => run(`npm ${words}`, { cwd: repository, env });
  await expect(script(`new-remote.ts mf-weather ${repository}`)).rejects.toThrow(
    'run npm run publish-packages first',
  );

  const version = /in version (\S+)\./.exec(await script('publish-packages.ts'))?.[1];
  // A version that was published already is skipped.
  expect(await script('publish-packages.ts')).toContain(version);
  await script(`new-remote.ts mf-weather ${repository}`);
  await npm('install --prefer-offline --no-audit --no-fund --ignore-scripts');

  expect(await npm('test')).toContain('1 passed');
  await npm('run typecheck');
  await npm('run build');
  const { dependencies } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
  expect(dependencies['@dosmares/ui']).toBe(`^${version}`);
  expect(await readFile(path.join(repository, 'dist/build.json'), 'utf8')).toContain('weather-page');
  registry.close();
});

/** Runs a command; returns its output. @throws with its output when it fails */
async function run(command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) {
  try {
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], options);

    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Starts an npm registry for our packages; returns npm settings that use it, with the right to publish. */
async function openRegistry(port: number) {
  const [settings, userconfig] = [path.join(folder, 'registry.yaml'), path.join(folder, 'npmrc')];
  const host = `127.0.0.1:${port}`;
  await writeFile(
    settings,
    `storage: ${folder}/packages\npackages: { '@dosmares/*': { access: $all, publish: $all } }\nlog: { level: error }\n`,
  );
  await writeFile(userconfig, `@dosmares:registry=http://${host}/\n//${host}/:_authToken=anybody\n`);
  const program = path.join(fetchedFolder('registry'), 'node_modules/verdaccio/bin/verdaccio');
  const registry = spawn(process.execPath, [program, '--config', settings, '--listen', host], {
    stdio: 'ignore',
  });
  while (!(await fetch(`http://${host}/-/ping`).catch(() => undefined))?.ok) await pause(100);

  return { userconfig, close: () => registry.kill() };
}
