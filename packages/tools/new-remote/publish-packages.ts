// npm run publish-packages: publishes our packages for remotes in repositories of their own: JavaScript with declarations,
// because Node runs no TypeScript below `node_modules`. npm's settings say where (`@dosmares:registry`) and as whom; a
// version that is there already stays.
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compilerBase, root } from '../presets/checkout.ts';

const run = promisify(execFile);

/** Packages for a remote in a repository of its own: folders of this repository, and the parts of each. */
const packed: Readonly<Record<string, readonly string[]>> = {
  'packages/contracts': ['src'],
  'packages/content': ['src'],
  'packages/ui': ['src'],
  'packages/platform': ['src'],
  'packages/delivery': ['src', 'bin'],
  'packages/tools': ['build', 'dev', 'presets', 'start'],
};

const unwanted =
  /\.(node-)?test\.tsx?$|(^|\/)(node_modules|dist|media|fixture|new-remote|docker)(\/|$)|tools\/checks|bench|testing\/s3/;

// The version counts commits.
const { stdout } = await run('git', ['rev-list', '--count', 'HEAD'], { cwd: root });
const version = `1.0.${stdout.trim()}`;
const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-packages-'));
try {
  await cp(path.join(root, '.npmrc'), path.join(folder, '.npmrc'));
  await compile(folder);
  for (const place of Object.keys(packed)) {
    const name = await complete(place, folder);
    if (!(await isPublished(name))) await run('npm', ['publish', '--silent', `./${place}`], { cwd: folder });
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`Published in version ${version}.`);

function isPublished(name: string) {
  return run('npm', ['view', `${name}@${version}`, 'version'], { cwd: folder }).then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  );
}

async function compile(outDir: string) {
  const sources = Object.entries(packed).flatMap(([place, parts]) =>
    globSync(
      parts.map((part) => `${place}/${part}/**/*.{ts,tsx}`),
      { cwd: root },
    ),
  );
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    // Every browser of the floor can run this: packages are not compiled again.
    target: 'es2022',
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  const files = sources.filter((file) => !unwanted.test(file)).map((file) => path.join(root, file));
  const config = path.join(outDir, 'tsconfig.json');
  await writeFile(config, JSON.stringify({ extends: compilerBase, compilerOptions, files }));
  await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config]).catch(
    (error) => {
      throw new Error(`The packages could not be compiled: ${error.stdout}`);
    },
  );
}

/** Adds a package's other files to the compiled ones. @returns its name */
async function complete(place: string, folder: string): Promise<string> {
  const isOurs = (file: string) =>
    !unwanted.test(path.relative(root, file)) && (file.endsWith('.d.ts') || !/\.tsx?$/.test(file));
  const manifest = JSON.parse(await readFile(path.join(root, place, 'package.json'), 'utf8'));
  for (const part of packed[place] ?? [])
    await cp(path.join(root, place, part), path.join(folder, place, part), {
      recursive: true,
      filter: isOurs,
    });
  for await (const file of glob(`${place}/*.json`, { cwd: root }))
    await cp(path.join(root, file), path.join(folder, file));
  for await (const file of glob(`${place}/**/*.js`, { cwd: folder }))
    await nameCompiled(path.join(folder, file));

  const { name, type, license, sideEffects, peerDependencies, exports = {} } = manifest;
  const dependencies = Object.fromEntries(
    Object.entries<string>(manifest.dependencies ?? {}).map(([one, range]) => [
      one,
      one.startsWith('@dosmares/') ? version : range,
    ]),
  );
  const compiled = { name, version, type, license, sideEffects, dependencies, peerDependencies };
  const entries = Object.entries<string>(exports).map(([entry, file]) => [
    entry,
    file.replace(/\.tsx?$/, '.js'),
  ]);
  await writeFile(
    path.join(folder, place, 'package.json'),
    JSON.stringify({ ...compiled, exports: Object.fromEntries(entries) }, null, 2),
  );

  return name;
}

/** Rewrites names of neighbouring files in strings: the compiler changes only import specifiers. */
async function nameCompiled(file: string) {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(/(import\.meta\.dirname, '[\w./-]+|new URL\('[\w./-]+)\.tsx?'/g, "$1.js'");
  if (changed !== text) await writeFile(file, changed);
}
