import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildRecord, exposedTypes, exposeTypes, slotTypes } from '@dosmares/contracts/release';
import type { RouteEntry } from '@dosmares/contracts/remote';
import { folderOf, remoteNames } from '@dosmares/presets/checkout';

/** Where an application's sources are, and which application it is. */
export interface Sources {
  /** The repository. */
  root: string;
  name: string;
  /** The application's folder: `src` is read, `dist/types` is written. */
  folder: string;
}

const file = 'src/slots.ts';

/**
 * Puts what an application knows of slots among its declarations: its own, those of this repository's other remotes, and
 * in `types/` what `delivery types` has written of others. Each is a file of types alone, and its own declaration.
 * @returns where they stand, without ending
 */
export async function copySlots({ root, name, folder }: Sources, to: string): Promise<string[]> {
  const others = remoteNames.filter((one) => one !== name).map((one) => [one, folderOf(one, root)] as const);
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
 * Writes which slots were known (`slots.d.ts`) and, of a remote, what it exposes itself (`exposed.d.ts`): its slots with
 * their props, and the paths of its pages. That file stands alone, so that another repository can compile against it.
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

/** The routes of a remote, as an addition to the contracts. */
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
