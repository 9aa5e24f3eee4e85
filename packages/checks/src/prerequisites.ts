import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { hasHeadlessBrowser, testBrowser } from '@dosmares/presets/browser';

const isRoot = process.getuid?.() === 0;

/** Looks for the light browser of the tests; installs it where that can be done, or else any browser. */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH || hasHeadlessBrowser()) return;

  if (isRoot && hasApt()) {
    console.log('Installing a browser for the tests');
    install('chromium-headless-shell');
    if (!testBrowser()) install('chromium');
  }
  if (!testBrowser())
    spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], { stdio: 'inherit' });
}

/** Looks for PostgreSQL's server programs; without them its tests say that they did not run. */
export function ensurePostgres() {
  if (postgresFolder() || !isRoot || !hasApt()) return;

  console.log('Installing PostgreSQL for the tests');
  install('postgresql');
}

/** Looks for Redis; without it its tests say that they did not run. */
export function ensureRedis() {
  if (existsSync('/usr/bin/redis-server') || !isRoot || !hasApt()) return;

  console.log('Installing Redis for the tests');
  install('redis-server');
}

/** Looks for nginx, which stands in front of the site in a test; without it that test says that it did not run. */
export function ensureNginx() {
  if (nginxProgram() || !isRoot || !hasApt()) return;

  console.log('Installing nginx for the tests');
  install('nginx');
}

/** The caching proxy's program, if it is installed. */
export const nginxProgram = () =>
  ['/usr/sbin/nginx', '/usr/bin/nginx'].find((program) => existsSync(program));

/** The folder of PostgreSQL's server programs, if they are installed. */
export function postgresFolder() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];

  return versions.map((version) => `${base}/${version}/bin`).find((folder) => existsSync(`${folder}/initdb`));
}

const hasApt = () => existsSync('/usr/bin/apt-get');

function install(name: string) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (status !== 0) console.warn(`${name} could not be installed.`);
}
