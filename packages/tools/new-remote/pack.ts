import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, glob, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compilerBase } from '../presets/checkout.ts';

const run = promisify(execFile);

/** Packages for a remote in a repository of its own: folders of this repository, and the parts of each. */
const packed: Readonly<Record<string, readonly string[]>> = {
  'packages/contracts': ['src'],
  'packages/content': ['src'],
  'packages/ui': ['src'],
  'packages/platform': ['src'],
  'packages/delivery': ['src', 'bin'],
  'packages/tools': ['build', 'dev', 'presets', 'start'],
  // The gate opens pages through an edge.
  shell: ['bin', 'src/edge'],
};

const unwanted =
  /\.(node-)?test\.tsx?$|(^|\/)(node_modules|dist|media|fixture|new-remote|docker)(\/|$)|tools\/checks|bench|testing\/s3/;

/**
 * Packs our packages for another repository: JavaScript with declarations, as archives of `npm pack`.
 * @param to the folder for the archives
 * @returns the name of each package with its archive
 */
export async function packOurs(root: string, to: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-packed-'));
  try {
    await compile(root, folder);
    const names: string[] = [];
    for (const place of Object.keys(packed)) names.push(await complete(root, folder, place));
    const words = [
      'pack',
      '--silent',
      '--pack-destination',
      to,
      ...Object.keys(packed).map((one) => `./${one}`),
    ];
    const { stdout } = await run('npm', words, { cwd: folder });
    const archives = stdout.trim().split('\n');

    const rows = names.map(async (name, index) => [name, await byHash(to, archives[index] ?? '')] as const);

    return Object.fromEntries(await Promise.all(rows));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names an archive after its bytes: npm records the hash of each installed file. */
async function byHash(folder: string, archive: string) {
  const bytes = await readFile(path.join(folder, archive));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = archive.replace('.tgz', `-${hash}.tgz`);
  await rename(path.join(folder, archive), path.join(folder, name));

  return name;
}

async function compile(root: string, outDir: string) {
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

/** Adds a package's other files to the compiled ones, and returns the package's name. */
async function complete(root: string, folder: string, place: string) {
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

  const {
    name,
    version,
    type,
    license,
    sideEffects,
    dependencies,
    peerDependencies,
    exports = {},
  } = manifest;
  const compiled = { name, version, type, license, sideEffects, dependencies, peerDependencies };
  const text = JSON.stringify({ ...compiled, exports: mapped(exports) }, null, 2);
  await writeFile(path.join(folder, place, 'package.json'), text);

  return name as string;
}

const mapped = (exports: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(exports).map(([entry, file]) => [entry, file.replace(/\.tsx?$/, '.js')]));

/** Rewrites names of neighbouring files in strings: the compiler changes only import specifiers. */
async function nameCompiled(file: string) {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(/(import\.meta\.dirname, '[\w./-]+|new URL\('[\w./-]+)\.tsx?'/g, "$1.js'");
  if (changed !== text) await writeFile(file, changed);
}
