import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  contractTypes,
  exposedTypes,
  exposeTypes,
  platformTypes,
  slotTypes,
} from '@dosmares/contracts/release';
import { applicationNames, exposedBy, folderOf, root } from '../presets/checkout.ts';
import { runCompiler } from '../presets/compiler.ts';

/** Writes the types that an application provides and expects to `dist/types`, for the deploy checks (decision 0031). */
export async function writeDeclarations(name: string) {
  const emitted = path.join(folderOf(name), 'dist/declarations');
  const types = path.join(folderOf(name), 'dist/types');
  const sources = await sourcesFor(name);
  const packages = packagesIn(sources);
  const modules = exposedBy(name).map((expose) => exposeTypes(name, expose));
  const files = [...modules.map((file) => `${file}.tsx`), `${platformTypes}.ts`, `${contractTypes}.ts`];
  await emit(files, { sources, emitted, packages });
  const slots = await copySlots(emitted);
  await rm(types, { recursive: true, force: true });
  await copyReachable([...slots, platformTypes, contractTypes, ...modules], { emitted, types, packages });
  const slotImports = ['export {};', ...slots.map((entry) => `import './${entry}';`)].join('\n');
  await writeFile(path.join(types, slotTypes), slotImports);
  const own = existsSync(slotsOf(name)) ? readFileSync(slotsOf(name), 'utf8') : 'export {};\n';
  if (name !== 'shell') await writeFile(path.join(types, exposedTypes), own);
  await rm(emitted, { recursive: true });
}

/** Returns this repository or, where our packages are installed, a copy of their sources in its shape. */
async function sourcesFor(name: string) {
  if (existsSync(path.join(root, 'packages/contracts'))) return root;
  const tree = path.join(root, 'dist/sources');
  await rm(tree, { recursive: true, force: true });
  await cp(path.join(root, 'node_modules/@dosmares'), path.join(tree, 'packages'), { recursive: true });
  await cp(path.join(root, 'src'), path.join(tree, name, 'src'), { recursive: true });

  return tree;
}

/** Maps import specifiers of our packages to files such as `packages/contracts/src/remote.ts`. */
const packagesIn = (sources: string): Packages =>
  new Map(
    globSync('packages/*/package.json', { cwd: sources }).flatMap((manifest) => {
      const { name, exports = {} } = JSON.parse(readFileSync(path.join(sources, manifest), 'utf8'));

      return Object.entries<string>(exports).map(
        ([entry, file]) => [path.posix.join(name, entry), path.posix.join(manifest, '..', file)] as const,
      );
    }),
  );

type Packages = ReadonlyMap<string, string>;
type Emission = { sources: string; emitted: string; packages: Packages };

async function emit(files: readonly string[], { sources, emitted, packages }: Emission) {
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    // Type errors are reported by `npm run typecheck`, not by the build.
    noCheck: true,
    rootDir: sources,
    outDir: emitted,
    types: ['node'],
    // Bypasses node_modules: the compiler writes no declarations for files there.
    paths: Object.fromEntries([...packages].map(([name, file]) => [name, [path.join(sources, file)]])),
  };
  const project = { compilerOptions, files: files.map((file) => path.join(sources, file)) };
  const errors = await runCompiler(emitted, project);
  if (errors) throw new Error(`The declarations could not be written: ${errors}`);
}

/** Copies the slot declarations of the applications, and those in `types/`; returns their paths. */
async function copySlots(to: string): Promise<string[]> {
  const rows = [
    ...applicationNames.map((name) => [exposeTypes(name, 'slots'), slotsOf(name)] as const),
    ...globSync('types/*.d.ts', { cwd: root }).map(
      (file) => [file.replace(/\.d\.ts$/, ''), path.join(root, file)] as const,
    ),
  ].filter(([, source]) => existsSync(source));
  for (const [entry, source] of rows) await cp(source, path.join(to, `${entry}.d.ts`));

  return rows.map(([entry]) => entry);
}

const slotsOf = (name: string) => path.join(folderOf(name), 'src/slots.ts');

const specifier = /(from |import\(|declare module )(["'])([^"']+)\2/g;

/** Copies all declarations reachable from the entries; imports of our packages become relative paths. */
async function copyReachable(
  entries: readonly string[],
  { emitted, types, packages }: { emitted: string; types: string; packages: Packages },
) {
  const seen = new Set(entries);

  // The set grows during iteration.
  for (const file of seen) {
    const text = await readFile(path.join(emitted, `${file}.d.ts`), 'utf8');
    const folder = path.posix.dirname(file);
    const linked = text.replace(specifier, (whole, before: string, quote: string, name: string) => {
      const found = name.startsWith('.') ? path.posix.join(folder, name) : packages.get(name);
      if (!found) return whole;
      const target = found.replace(/(\.d)?\.[mc]?[jt]sx?$/, '');
      seen.add(target);

      return `${before}${quote}./${path.posix.relative(folder, target)}${quote}`;
    });
    await mkdir(path.dirname(path.join(types, file)), { recursive: true });
    await writeFile(path.join(types, `${file}.d.ts`), linked);
  }
}
