import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Adds a remote's entries to the lock file. It needs no further packages, so only its link has to be installed. */
export async function lockPackages(name: string, manifest: Manifest, root: string) {
  const file = path.join(root, 'package-lock.json');
  const before = await readFile(file, 'utf8');
  const lock = JSON.parse(before);
  const { packages } = lock;
  const { workspaces } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const added = {
    '': { ...packages[''], workspaces },
    [name]: locked(manifest),
    [`node_modules/@dosmares/${name}`]: { resolved: name, link: true },
  };
  const sorted = Object.entries({ ...packages, ...added }).sort(([one], [other]) => (one < other ? -1 : 1));
  const after = `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
  await writeFile(file, after);
  await install(name, root, { before, after });
}

/** The fields of a workspace's manifest that a lock file repeats. */
interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

const locked = ({ name, version, license, dependencies, devDependencies }: Manifest) => ({
  name,
  version,
  license,
  dependencies,
  devDependencies,
});

async function install(name: string, root: string, { before, after }: { before: string; after: string }) {
  const link = path.join(root, 'node_modules/@dosmares', name);
  await mkdir(path.dirname(link), { recursive: true });
  if (!existsSync(link)) await symlink(`../../${name}`, link);

  const stamp = path.join(root, 'node_modules/.installed');
  const wasComplete = existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash(before);
  if (!wasComplete) return;
  // A new file: in a clone whose packages were linked from another's, this one is the other's too.
  await rm(stamp);
  await writeFile(stamp, hash(after));
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
