import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@dosmares/contracts/release';
import { keysFor } from '../signing/grants.ts';
import { missingSignature, signDraft } from '../signing/manifest-signature.ts';
import { compressBeside } from '../store/compression.ts';
import { label } from '../store/label.ts';
import { releaseName, type Store } from '../store/store.ts';
import { readTrust, requireRight } from '../store/trust.ts';
import { type Build, manifestOf } from './manifest.ts';

export type { Build } from './manifest.ts';

/**
 * Writes an immutable, signed release of a build into the store and returns its manifest. Its version is the
 * package's, with a hash of all bytes and requirements, so that equal builds are the same release and different ones
 * never are.
 * @throws when this machine's key may not release the application
 */
export async function release(build: Build, store: Store): Promise<Release> {
  await requireRight({ act: 'release', application: build.name }, store);
  const draft = await store.artifacts.draft();
  for (const part of ['web', 'server', 'types', 'public']) {
    const source = path.join(build.folder, 'dist', part);
    if (existsSync(source)) await cp(source, path.join(draft, part), { recursive: true });
  }

  const made = await manifestOf(build, draft);
  await writeFile(path.join(draft, 'release.json'), `${JSON.stringify(made, null, 2)}\n`);
  const isNew = !(await store.hasRelease(made.name, made.version));
  if (isNew) await compressBeside(draft, made.files);
  await signDraft(draft, 'release.json', store);
  await store.artifacts.keep(draft, releaseName(made.name, made.version));
  if (isNew)
    await store.ledger.note({ verb: 'release', subject: label(made), reason: `from ${build.commit}` });

  return kept(made, store);
}

/** Reads the release from the store: an earlier one with the same bytes keeps its commit. */
async function kept(made: Release, store: Store): Promise<Release> {
  const { name, version } = made;
  const held = await store.readRelease(name, version);
  const same: Release = { ...made, commit: held.commit };
  if (!isDeepStrictEqual(held, JSON.parse(JSON.stringify(same)))) {
    throw new Error(`The store's ${name}@${version} is not what was released under that version.`);
  }
  // It may have been signed with a key that is not trusted here.
  const folder = await store.releaseFolder(name, version);
  const trusted = keysFor(name, await readTrust(store));
  const signature = await missingSignature(folder, 'release.json', { ...store, trusted });
  if (signature) await store.artifacts.add(releaseName(name, version), signature.file, signature.text);

  return held;
}
