// npm run publish-packages: publishes our packages for remotes in repositories of their own, as they are: TypeScript, which
// `start/strip-types.mjs` runs there. npm's settings say where (`@dosmares:registry`) and as whom; a version that is
// there already stays.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../presets/checkout.ts';

const run = promisify(execFile);
const names = ['contracts', 'content', 'ui', 'platform', 'delivery', 'tools'];
/** What no remote needs of them. */
const unwanted =
  /\.(node-)?test\.tsx?$|\/(node_modules|dist|fixture)(\/|$)|tools\/(bench|checks|docker|fetched|new-remote)|content\/(bin|media)|testing\/store/;

// The version counts commits.
const { stdout } = await run('git', ['rev-list', '--count', 'HEAD'], { cwd: root });
const version = `1.0.${stdout.trim()}`;
const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-packages-'));
try {
  await cp(path.join(root, '.npmrc'), path.join(folder, '.npmrc'));
  for (const name of names) {
    await copy(name);
    if (!(await isPublished(`@dosmares/${name}`)))
      await run('npm', ['publish', '--silent', `./${name}`], { cwd: folder });
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`Published in version ${version}.`);

/** Copies a package, with this version for it and for ours that it depends on. */
async function copy(name: string) {
  const to = path.join(folder, name);
  await cp(path.join(root, 'packages', name), to, {
    recursive: true,
    filter: (file) => !unwanted.test(path.relative(root, file)),
  });
  const file = path.join(to, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const dependencies = Object.entries<string>(manifest.dependencies).map(([one, range]) => [
    one,
    one.startsWith('@dosmares/') ? version : range,
  ]);
  const published = { ...manifest, version, dependencies: Object.fromEntries(dependencies) };
  await writeFile(file, JSON.stringify({ ...published, private: undefined, devDependencies: undefined }));
}

function isPublished(name: string) {
  return run('npm', ['view', `${name}@${version}`, 'version'], { cwd: folder }).then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  );
}
