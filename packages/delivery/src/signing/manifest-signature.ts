import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signingKey, trustedKeys } from './keys.ts';
import { type Signature, sign, signatureFault } from './signature.ts';

/** The file beside a manifest that says who vouches for it. */
export const signatureFile = (manifest: string) => manifest.replace('.json', '.sig.json');

/** Signs a manifest, unless somebody who is trusted has. */
export async function signManifest(folder: string, manifest: string, store: { folder: string }) {
  if (!(await manifestFault(folder, manifest, store))) return;

  const text = await readFile(path.join(folder, manifest), 'utf8');
  const file = path.join(folder, signatureFile(manifest));
  const signature = sign(text, await signingKey(store.folder));
  await writeFile(`${file}.draft`, `${JSON.stringify(signature)}\n`);
  await rename(`${file}.draft`, file);
}

/** Says what is wrong with a manifest's signature, or nothing. */
export async function manifestFault(folder: string, manifest: string, store: { folder: string }) {
  const text = await readFile(path.join(folder, manifest), 'utf8');
  const file = path.join(folder, signatureFile(manifest));
  const given = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Signature) : undefined;

  return signatureFault(text, given, await trustedKeys(store.folder));
}
