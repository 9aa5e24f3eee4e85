import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { contractTypes, exposeTypes, platformTypes } from '@dosmares/contracts/release';
import { compilerBase } from '../../presets/checkout.ts';
import { copyInstalled, hasSources, ourPackages } from './our-packages.ts';
import { relink } from './relink.ts';
import { copySlots, describeSlots, type Sources } from './slots.ts';

const run = promisify(execFile);

/**
 * Writes the types that an application provides and expects into `dist/types`: the declarations of each module it
 * exposes, of the slots it knows, and of the platform and the contracts it was built against, with everything that
 * they refer to. The gate compares these (decision 0031).
 */
export async function writeDeclarations(sources: Sources) {
  const { root, name, folder } = sources;
  const everything = path.join(folder, 'dist/declarations');
  const exposed = name === 'shell' ? [] : await exposedFiles(folder);
  const common = hasSources(root)
    ? [platformTypes, contractTypes].map((file) => path.join(root, `${file}.ts`))
    : [];
  await emit([...exposed, ...common], { root, folder, everything });
  if (!hasSources(root)) await copyInstalled(root, everything);

  const own = path.join(everything, path.relative(root, folder), 'src');
  const usual = path.join(everything, name, 'src');
  if (own !== usual && exposed.length > 0) await move(own, usual);
  const slots = await copySlots(sources, everything);
  const entries = [
    ...slots,
    platformTypes,
    contractTypes,
    ...exposed.map((file) => exposeTypes(name, path.parse(file).name)),
  ];
  const target = path.join(folder, 'dist/types');
  await rm(target, { recursive: true, force: true });
  await relink({ ours: ourPackages(root), from: everything, to: target, entries });
  await describeSlots(sources, { entries: slots, to: target });
  await rm(everything, { recursive: true });
}

/** Lists the sources of the modules that the build exposes: its chunks are named after them. */
async function exposedFiles(folder: string) {
  const { chunks } = JSON.parse(await readFile(path.join(folder, 'dist/build.json'), 'utf8'));
  const files = Object.keys(chunks).map((chunk) => path.join(folder, 'src', `${chunk}.tsx`));

  return files.filter((file) => existsSync(file));
}

async function emit(
  files: readonly string[],
  { root, folder, everything }: Omit<Sources, 'name'> & { everything: string },
) {
  const config = path.join(folder, 'dist/tsconfig.types.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    // Type errors are reported by `npm run typecheck`, not by the build.
    noCheck: true,
    rootDir: root,
    outDir: everything,
    types: ['node'],
    // Not through node_modules: the compiler writes no declarations for files there.
    paths: hasSources(root) ? sourcesByName(root) : {},
  };
  await mkdir(path.dirname(config), { recursive: true });
  await writeFile(config, JSON.stringify({ extends: compilerBase, compilerOptions, include: [], files }));
  await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config]).catch(
    (error) => {
      throw new Error(`The declarations could not be written: ${error.stdout}`);
    },
  );
  await rm(config);
}

const sourcesByName = (root: string) =>
  Object.fromEntries([...ourPackages(root)].map(([name, file]) => [name, [path.join(root, file)]]));

async function move(from: string, to: string) {
  await cp(from, to, { recursive: true });
  await rm(from, { recursive: true });
}
