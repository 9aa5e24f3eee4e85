import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildRecord, exposedTypes, exposeTypes, slotTypes } from '@dosmares/contracts/release';
import type { RouteEntry } from '@dosmares/contracts/remote';
import { folderOf, remoteNames, root } from '../../presets/checkout.ts';

/** An application and the location of its sources. */
export interface Sources {
  name: string;
  /** The application's folder: `src` is read, `dist/types` is written. */
  folder: string;
}

const file = 'src/slots.ts';

/**
 * Copies the slots that an application knows into its declarations: its own, those of this repository's other
 * remotes, and those of others that `delivery types` has written to `types/`. Each file contains only types, so it is
 * its own declaration.
 * @returns their paths, without extension
 */
export async function copySlots({ name, folder }: Sources, to: string): Promise<string[]> {
  const others = remoteNames.filter((one) => one !== name).map((one) => [one, folderOf(one)] as const);
  const told = path.join(root, 'types');
  const rows = [
    ...[[name, folder] as const, ...others].map(
      ([one, at]) => [exposeTypes(one, 'slots'), path.join(at, file)] as const,
    ),
    ...(await readdir(told).catch(() => []))
      .filter((one) => one.endsWith('.d.ts'))
      .map((one) => [`types/${one.replace('.d.ts', '')}`, path.join(told, one)] as const),
  ].filter(([, source]) => existsSync(source));
  for (const [entry, source] of rows) await cp(source, path.join(to, `${entry}.d.ts`));

  return rows.map(([entry]) => entry);
}

/**
 * Writes the known slots (`slots.d.ts`) and, for a remote, its own exports (`exposed.d.ts`): its slots with their
 * props, and the paths of its pages. That file is self-contained, so that another repository can compile against it.
 * @throws when `src/slots.ts` refers to another file
 */
export async function describeSlots(
  { name, folder }: Sources,
  { entries, to }: { entries: readonly string[]; to: string },
) {
  await writeFile(
    path.join(to, slotTypes),
    ['export {};', ...entries.map((entry) => `import './${entry}';`)].join('\n'),
  );
  if (name === 'shell') return;

  const own = path.join(folder, file);
  const slots = existsSync(own) ? await readFile(own, 'utf8') : '';
  if (/from '\.|import\('\./.test(slots))
    throw new Error(
      `${name}/${file} refers to another file: others read it alone. Write the types down in it.`,
    );
  const { routes }: BuildRecord = JSON.parse(await readFile(path.join(folder, 'dist/build.json'), 'utf8'));
  await writeFile(path.join(to, exposedTypes), `${slots || contractsImport}${pathsOf(routes)}`);
}

const contractsImport = "import type {} from '@dosmares/contracts/remote';\n";

/** Declares the routes of a remote, as an augmentation of the contracts. */
const pathsOf = (routes: readonly RouteEntry[]) => `
declare module '@dosmares/contracts/remote' {
  interface PagePaths {
${routes.map((route) => `    ${JSON.stringify(route.path)}: ${paramsOf(route)};\n`).join('')}  }
}
`;

function paramsOf({ path: pattern, values = [], closed }: RouteEntry) {
  const [, parameter] = /:(\w+)/.exec(pattern) ?? [];
  if (!parameter) return 'object';
  const known = values.map((value) => JSON.stringify(value)).join(' | ');

  return `{ ${parameter}: ${closed ? known || 'never' : 'string'} }`;
}
