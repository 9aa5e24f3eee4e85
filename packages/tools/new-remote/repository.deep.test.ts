import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { root } from '../presets/checkout.ts';
import { fetchedFolder } from '../presets/fetched.ts';

jest.setTimeout(900_000);

let folder: string;
let env: NodeJS.ProcessEnv;
let close: () => void;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-repository-'));
  const registry = await openRegistry(folder, await freePort());
  close = registry.close;
  // Nothing is borrowed from this repository, nor from a command of npm that runs this test.
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_OPTIONS$/.test(name));
  const elsewhere = (process.env.PATH ?? '').split(path.delimiter).filter((entry) => !entry.startsWith(root));
  env = {
    ...Object.fromEntries(own),
    ...{ npm_config_userconfig: registry.userconfig, PATH: elsewhere.join(path.delimiter), NO_COLOR: '1' },
  };
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

it('a remote in a repository of its own takes our packages from a registry, and tests, builds and compiles', async () => {
  const repository = path.join(folder, 'weather');
  const script = (name: string, ...args: string[]) =>
    run(root, process.execPath, [path.join(root, 'packages/tools/new-remote', name), ...args]);
  await expect(script('new-remote.ts', 'mf-weather', repository)).rejects.toThrow(
    'run npm run publish-packages first',
  );

  const version = /in version (\S+)\./.exec(await script('publish-packages.ts'))?.[1];
  // A version that is there already is left alone.
  expect(await script('publish-packages.ts')).toContain(version);
  await script('new-remote.ts', 'mf-weather', repository);
  const npm = (args: string) => run(repository, 'npm', args.split(' '));
  await npm('install --prefer-offline --no-audit --no-fund --ignore-scripts');

  expect(await npm('test')).toContain('1 passed');
  await npm('run typecheck');
  await npm('run build');
  const { dependencies } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
  expect(dependencies['@dosmares/ui']).toBe(`^${version}`);
  expect(await readFile(path.join(repository, 'dist/build.json'), 'utf8')).toContain('weather-page');
});

/** Runs a program; returns its output. @throws with all of it when it fails */
async function run(cwd: string, program: string, args: readonly string[]) {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, [...args], { cwd, env });

    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Starts a registry of npm for our own packages; returns settings by which npm finds it, as somebody who may publish. */
async function openRegistry(folder: string, port: number) {
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
