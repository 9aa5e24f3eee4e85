import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { hasHeadlessBrowser, testBrowser } from '../presets/browser.ts';
import { firefox, hasWebkit } from '../presets/engines.ts';

const isRoot = process.getuid?.() === 0;

/** Looks for the lightweight browser of the tests; installs it if possible, or else any browser. */
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

/** Looks for Firefox and WebKit; tests of a missing one report that they did not run. */
export function ensureEngines() {
  const missing = [
    ...(firefox() ? [] : ['firefox-esr']),
    ...(hasWebkit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length === 0 || !isRoot || !hasApt()) return;

  console.log('Installing other browsers for the tests');
  install(...missing);
}

/** Looks for PostgreSQL's server programs; without them its tests report that they did not run. */
export function ensurePostgres() {
  if (postgresFolder() || !isRoot || !hasApt()) return;

  console.log('Installing PostgreSQL for the tests');
  install('postgresql');
}

/** Looks for nginx, which is in front of the site in one test; without it that test reports that it did not run. */
export function ensureNginx() {
  if (nginxProgram() || !isRoot || !hasApt()) return;

  console.log('Installing nginx for the tests');
  install('nginx');
}

/** Returns the path of nginx, if it is installed. */
export const nginxProgram = () =>
  ['/usr/sbin/nginx', '/usr/bin/nginx'].find((program) => existsSync(program));

/** Returns the folder of PostgreSQL's server programs, if they are installed. */
export function postgresFolder() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];

  return versions.map((version) => `${base}/${version}/bin`).find((folder) => existsSync(`${folder}/initdb`));
}

const hasApt = () => existsSync('/usr/bin/apt-get');

function install(...names: readonly string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (status !== 0) console.warn(`${names.join(' and ')} could not be installed.`);
}
