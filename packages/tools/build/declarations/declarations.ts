import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { contractTypes, exposeTypes, platformTypes } from '@dosmares/contracts/release';
import { compilerBase, root } from '../../presets/checkout.ts';
import { copySlots, describeSlots, type Sources } from './slots.ts';

/**
 * Writes the types that an application provides and expects into `dist/types`: the declarations of each module it
 * exposes, of the slots it knows, and of the platform and the contracts it was built against, with everything that
 * they refer to. The deploy checks compare these (decision 0031).
 * @param exposes modules at `src/<name>.tsx`
 */
export async function writeDeclarations(sources: Sources, exposes: readonly string[]) {
  const { name, folder } = sources;
  const emitted = path.join(folder, 'dist/declarations');
  const types = path.join(folder, 'dist/types');
  const common = hasSources ? [platformTypes, contractTypes] : [];
  await emit(
    [
      ...exposes.map((expose) => path.join(folder, 'src', `${expose}.tsx`)),
      ...common.map((file) => path.join(root, `${file}.ts`)),
    ],
    { folder, emitted },
  );
  if (!hasSources) await cp(path.join(root, place), path.join(emitted, 'packages'), { recursive: true });
  const own = path.join(emitted, path.relative(root, folder), 'src');
  const usual = path.join(emitted, name, 'src');
  if (own !== usual && exposes.length > 0) await cp(own, usual, { recursive: true });

  const slots = await copySlots(sources, emitted);
  const modules = exposes.map((expose) => exposeTypes(name, expose));
  await rm(types, { recursive: true, force: true });
  await copyReachable([...slots, platformTypes, contractTypes, ...modules], { from: emitted, to: types });
  await describeSlots(sources, { entries: slots, to: types });
  await rm(emitted, { recursive: true });
}

/** Whether this repository has our packages' sources; a remote's own repository has them installed, with declarations. */
const hasSources = existsSync(path.join(root, 'packages/contracts'));
const place = hasSources ? 'packages' : 'node_modules/@dosmares';

/** Files of our packages, as in `packages/contracts/src/remote.ts`, by the specifiers that import them. */
const packages = new Map(
  globSync('*/package.json', { cwd: path.join(root, place) }).flatMap((manifest) => {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, place, manifest), 'utf8'));

    return Object.entries<string>(exports).map(
      ([entry, file]) =>
        [path.posix.join(name, entry), path.posix.join('packages', manifest, '..', file)] as const,
    );
  }),
);

async function emit(files: readonly string[], { folder, emitted }: { folder: string; emitted: string }) {
  const config = path.join(folder, 'dist/tsconfig.types.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    // Type errors are reported by `npm run typecheck`, not by the build.
    noCheck: true,
    rootDir: root,
    outDir: emitted,
    types: ['node'],
    // Not through node_modules: the compiler writes no declarations for files there.
    paths: hasSources
      ? Object.fromEntries([...packages].map(([name, file]) => [name, [path.join(root, file)]]))
      : {},
  };
  await mkdir(path.dirname(config), { recursive: true });
  await writeFile(config, JSON.stringify({ extends: compilerBase, compilerOptions, include: [], files }));
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', config]).catch((error) => {
    throw new Error(`The declarations could not be written: ${error.stdout}`);
  });
  await rm(config);
}

const specifier = /(from |import\(|declare module )(["'])([^"']+)\2/g;

/**
 * Copies the declarations that can be reached from some entries. Imports of our packages become paths within the copy,
 * which is thereby self-contained; imports of other packages stay.
 */
async function copyReachable(entries: readonly string[], { from, to }: { from: string; to: string }) {
  const seen = new Set(entries);

  // The set grows while it is read.
  for (const file of seen) {
    const text = await readFile(path.join(from, `${file}.d.ts`), 'utf8');
    const folder = path.posix.dirname(file);
    const linked = text.replace(specifier, (whole, before: string, quote: string, name: string) => {
      const found = name.startsWith('.') ? path.posix.join(folder, name) : packages.get(name);
      if (!found) return whole;
      const target = found.replace(/(\.d)?\.[mc]?[jt]sx?$/, '');
      seen.add(target);

      return `${before}${quote}./${path.posix.relative(folder, target)}${quote}`;
    });
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, `${file}.d.ts`), linked);
  }
}
