import type { KeyObject } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signingKey } from './keys.ts';
import { type Signature, sign, signatureFault } from './signature.ts';

/** The location of this machine's key. */
interface KeyHolder {
  localFolder: string;
}

/**
 * Reports whether a file is a signature of a manifest: `release.sig.json`, or `release.KEY.sig.json` of a later
 * signer.
 */
export const isSignature = (file: string, manifest: string) =>
  file.startsWith(path.parse(manifest).name) && /^[a-z]+(\.[0-9a-f]{16})?\.sig\.json$/.test(file);

/** Signs the manifest of a draft. */
export async function signDraft(folder: string, manifest: string, holder: KeyHolder) {
  const { signature } = await signatureOf(folder, manifest, holder);
  await writeFile(path.join(folder, manifest.replace('.json', '.sig.json')), signature);
}

/**
 * Returns the signature file that makes a manifest trusted here; undefined when one of the keys has signed it
 * already.
 */
export async function missingSignature(
  folder: string,
  manifest: string,
  { localFolder, trusted }: KeyHolder & { trusted: readonly KeyObject[] },
) {
  if (!(await manifestFault(folder, manifest, trusted))) return undefined;

  const { key, signature } = await signatureOf(folder, manifest, { localFolder });

  return { file: manifest.replace('.json', `.${key}.sig.json`), text: signature };
}

async function signatureOf(folder: string, manifest: string, { localFolder }: KeyHolder) {
  const text = await readFile(path.join(folder, manifest), 'utf8');
  const signature = sign(text, await signingKey(localFolder));

  return { key: signature.key, signature: `${JSON.stringify(signature)}\n` };
}

/**
 * Returns the fault of a manifest's signatures; undefined when one of them is by a trusted key.
 * @param describe describes an untrusted key by its short name
 */
export async function manifestFault(
  folder: string,
  manifest: string,
  trusted: readonly KeyObject[],
  describe?: (key: string) => string,
) {
  const text = await readFile(path.join(folder, manifest), 'utf8');
  const files = (await readdir(folder)).filter((file) => isSignature(file, manifest)).sort();
  const faults: (string | undefined)[] = [];
  for (const file of files) {
    const given = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Signature;
    faults.push(signatureFault(text, given, trusted, describe));
  }
  if (faults.includes(undefined)) return undefined;

  return faults[0] ?? 'it is not signed';
}
