import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseFile } from '@dosmares/contracts/release';
import { allKeys, describeKey, keysFor, type Trust } from '../signing/grants.ts';
import { isSignature, manifestFault } from '../signing/manifest-signature.ts';
import { integrityOf } from './integrity.ts';
import { compositionName, releaseName, type Store } from './store.ts';
import { readTrust } from './trust.ts';

/**
 * Faults of a release: a wrong signature, a wrong hash, an unsigned file. Empty when there are none.
 * @param isNew whether it is not live yet: then keys that were revoked since do not count
 */
export async function releaseFaults(
  name: string,
  version: string,
  store: Store,
  { isNew = false } = {},
): Promise<string[]> {
  if (!(await store.hasRelease(name, version))) return [`${name}@${version} is not in the store`];

  return copyFaults(releaseName(name, version), await store.releaseFolder(name, version), {
    trust: await readTrust(store),
    isNew,
  });
}

/** Faults of a composition's own files. */
export async function compositionFaults(id: string, store: Store): Promise<string[]> {
  if (!(await store.hasComposition(id))) return [`composition ${id} is not in the store`];
  const trust = await readTrust(store);

  return copyFaults(compositionName(id), await store.compositionFolder(id), { trust, isNew: false });
}

/** Faults of a folder that is said to hold an artifact. */
export async function copyFaults(
  artifact: string,
  folder: string,
  { trust, isNew }: { trust: Trust; isNew: boolean },
): Promise<string[]> {
  const [kind, name = '', version = ''] = artifact.split('/');
  const [manifest, words, keys] =
    kind === 'releases'
      ? ['release.json', `${name}@${version}`, keysFor(name, trust, { withRevoked: !isNew })]
      : ['composition.json', `composition ${name}`, allKeys(trust)];
  const fault = await manifestFault(folder, manifest, keys, (key) => describeKey(key, trust));
  const faults = fault ? [fault] : await faultsIn(folder, manifest);

  return faults.map((one) => `${words}: ${one}`);
}

/** Refuses a release that differs from what was signed. @throws with the fault and its remedy */
export async function refuseAltered(name: string, version: string, store: Store) {
  const [fault] = await releaseFaults(name, version, store);
  if (fault) throw new Error(`${fault}: its team has to release it again, with its own key.`);
}

async function faultsIn(folder: string, manifest: string) {
  const listed = JSON.parse(await readFile(path.join(folder, manifest), 'utf8')) as {
    files: readonly ReleaseFile[];
  };
  const faults = await Promise.all(listed.files.map((file) => fileFaults(folder, file)));
  const signed = [...listed.files.map((file) => file.path), manifest];

  return [...faults.flat(), ...(await strangersIn(folder, manifest, signed))];
}

const forms = [
  ['', async (bytes: Buffer) => bytes],
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

/** Returns the faults of a file: it and its compressed forms have to contain the signed bytes. */
async function fileFaults(folder: string, { path: name, integrity }: ReleaseFile): Promise<string[]> {
  const faults = forms.map(async ([suffix, unpack]) => {
    const file = path.join(folder, name + suffix);
    if (!existsSync(file)) return suffix ? [] : [`${name} is missing`];
    const bytes = await unpack(await readFile(file)).catch(() => Buffer.alloc(0));

    return integrityOf(bytes) === integrity ? [] : [`${name}${suffix} is not what was signed`];
  });

  return (await Promise.all(faults)).flat();
}

async function strangersIn(folder: string, manifest: string, signed: readonly string[]) {
  const known = new Set(signed.flatMap((name) => forms.map(([suffix]) => name + suffix)));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });

  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !known.has(name) && !isSignature(name, manifest))
    .map((name) => `${name} is not signed for`);
}
