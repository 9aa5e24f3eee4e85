import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { firefox, hasWebkit, testBrowser } from '../presets/browser.ts';

/** Debian packages of the programs that tests use; a test whose program is missing is skipped. */
const programs = [
  ['gate', testBrowser, ['chromium-headless-shell']],
  ['gate', hasPostgres, ['postgresql']],
  ['deep', nginxProgram, ['nginx']],
  ['deep', hasCaddy, ['caddy']],
  ['deep', firefox, ['firefox-esr']],
  ['deep', hasWebkit, ['webkit2gtk-driver', 'xvfb']],
] as const;

/** Installs missing programs that the tests of a command use, if possible. */
export function install(command: 'gate' | 'deep') {
  const missing = programs
    .filter(([user, isHere]) => (user === 'gate' || command === 'deep') && !isHere())
    .flatMap(([, , packages]) => packages);
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(', ')} for the tests`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    // One at a time, because a distribution may lack one of them.
    for (const name of missing)
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      });
  }
  if (!testBrowser())
    spawnSync('playwright', ['install', '--only-shell', 'chromium'], { stdio: 'inherit', shell: true });
}

/** Returns the path of nginx, if it is installed. */
export function nginxProgram() {
  return ['/usr/sbin/nginx', '/usr/bin/nginx'].find((program) => existsSync(program));
}

/** Reports whether Caddy is installed. */
export function hasCaddy() {
  return existsSync('/usr/bin/caddy');
}

/** Reports whether PostgreSQL's server programs are installed. */
export function hasPostgres() {
  return globSync('/usr/lib/postgresql/*/bin/initdb').length > 0;
}
