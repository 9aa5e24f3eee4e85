// npm run publish-packages: publishes our packages for remotes in other repositories, as TypeScript, which
// `start/strip-types.mjs` runs there. The registry (`@dosmares:registry`) and the account come from npm's settings; a
// version that exists already is skipped.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../presets/checkout.ts';

const names = ['contracts', 'content', 'ui', 'platform', 'server', 'delivery', 'tools'];
/** Files that remotes do not need. */
const excluded =
  /\.(node-)?test\.tsx?$|\/(node_modules|dist|fixture)(\/|$)|tools\/(bench|checks|docker|fetched|new-remote)|content\/(bin|media)|testing\/store/;

// The version counts commits.
const version = `1.0.${run('git', 'rev-list', '--count', 'HEAD')}`;
const folder = mkdtempSync(path.join(tmpdir(), 'dos-mares-packages-'));
for (const name of names) {
  copy(name);
  if (!isPublished(name)) run('npm', 'publish', '--silent', path.join(folder, name));
}
rmSync(folder, { recursive: true });
console.log(`Published in version ${version}.`);

/** Copies a package; sets this version, for it and our packages that it depends on. */
function copy(name: string) {
  const [from, to] = [path.join(root, 'packages', name), path.join(folder, name)];
  cpSync(from, to, { recursive: true, filter: (file) => !excluded.test(path.relative(root, file)) });
  const {
    private: _,
    devDependencies: __,
    ...manifest
  } = JSON.parse(readFileSync(path.join(to, 'package.json'), 'utf8'), (key, value) =>
    key.startsWith('@dosmares/') || key === 'version' ? version : value,
  );
  writeFileSync(path.join(to, 'package.json'), JSON.stringify(manifest));
}

function isPublished(name: string) {
  try {
    return run('npm', 'view', `@dosmares/${name}@${version}`, 'version') !== '';
  } catch {
    return false;
  }
}

function run(command: string, ...args: readonly string[]) {
  const stdio = ['ignore', 'pipe', args[0] === 'view' ? 'ignore' : 'inherit'] as const;

  return execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: [...stdio] }).trim();
}
