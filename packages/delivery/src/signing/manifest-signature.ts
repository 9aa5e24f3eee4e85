import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile } from '../store/artifacts/artifacts.ts';
import type { Store } from '../store/store.ts';
import { signingKey, trustedKeys } from './keys.ts';
import { type Signature, sign, signatureFault } from './signature.ts';

type Desk = Pick<Store, 'localFolder'>;

/** Whether a file beside a manifest says who vouches for it: `release.sig.json`, or `release.KEY.sig.json` of a later signer. */
export const isSignature = (file: string, manifest: string) =>
  file.startsWith(path.parse(manifest).name) && /^[a-z]+(\.[0-9a-f]{16})?\.sig\.json$/.test(file);

/** Signs the manifest of a draft. */
export async function signDraft(folder: string, manifest: string, { localFolder }: Desk) {
  const text = await readFile(path.join(folder, manifest), 'utf8');
  const signature = sign(text, await signingKey(localFolder));
  await writeFile(
    path.join(folder, manifest.replace('.json', '.sig.json')),
    `${JSON.stringify(signature)}\n`,
  );
}

/** Signs an artifact that is kept already, unless somebody who is trusted here has. */
export async function signKept(name: string, folder: string, { artifacts, localFolder }: Store) {
  const manifest = manifestFile(name);
  if (!(await manifestFault(folder, manifest, { localFolder }))) return;

  const text = await readFile(path.join(folder, manifest), 'utf8');
  const signature = sign(text, await signingKey(localFolder));
  await artifacts.add(
    name,
    manifest.replace('.json', `.${signature.key}.sig.json`),
    `${JSON.stringify(signature)}\n`,
  );
}

/** Says what is wrong with the signatures of a manifest, or nothing when one of them is trusted. */
export async function manifestFault(folder: string, manifest: string, { localFolder }: Desk) {
  const text = await readFile(path.join(folder, manifest), 'utf8');
  const trusted = await trustedKeys(localFolder);
  const files = (await readdir(folder)).filter((file) => isSignature(file, manifest)).sort();
  const faults: (string | undefined)[] = [];
  for (const file of files) {
    const given = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Signature;
    faults.push(signatureFault(text, given, trusted));
  }
  if (faults.includes(undefined)) return undefined;

  return faults[0] ?? 'it is not signed';
}
