import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Release } from '@dosmares/contracts/release';
import { isApplicationName } from '@dosmares/contracts/remote';
import { unpackTar } from 'modern-tar/fs';
import { compressBeside, filesIn, requireIntact } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { releasedParts } from './release.ts';

/** A shell's release with its pictures has a tenth of it. */
const largestReleaseBytes = 200_000_000;

const isReleased = new RegExp(`^(${releasedParts.join('|')})(/|$)|^release.json$`);

/**
 * Takes a packed release into the store. One that is there already stays, with its commit.
 * @returns whether it is new
 * @throws when its bytes do not have the hashes in its manifest, or the manifest not the one in its version
 */
export async function take(folder: string, release: Release, store: Store): Promise<boolean> {
  await requireIntact(folder, release);
  // Nobody could tell whether a file was altered that the manifest does not name.
  const named = new Set(['release.json', ...release.files.map((file) => file.path)]);
  const stranger = (await filesIn(folder)).find((file) => !named.has(file));
  if (stranger) throw new Error(`${stranger} is not named in release.json.`);
  if (await store.hasRelease(release.name, release.version)) return false;

  const draft = await store.draft();
  await cp(folder, draft, { recursive: true });
  await compressBeside(draft, release.files);
  await store.keepRelease(draft, release);

  return true;
}

/** Takes an uploaded release. @throws when its bytes are not what its version says, or `mayShip` does for its application */
export async function takeUpload(upload: Readable, store: Store, mayShip: (name: string) => void) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-upload-'));
  try {
    await pipeline(
      upload,
      limited,
      unpackTar(folder, {
        filter: ({ name, type }) => isReleased.test(name) && (type === 'file' || type === 'directory'),
      }),
    );
    const text = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => '{}');
    const release = JSON.parse(text) as Release;
    const { name = '', version = '' } = release;
    if (!isApplicationName(name) || !/^[0-9][0-9a-z.-]{0,99}-[0-9a-f]{16}$/.test(version))
      throw new Error('This is no release: it has no release.json with a name and a version.');
    mayShip(name);

    return { release, isNew: await take(folder, release, store) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* limited(chunks: AsyncIterable<Buffer>) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > largestReleaseBytes) throw new Error('This release is too large.');
    yield chunk;
  }
}
