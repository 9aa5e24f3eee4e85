import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { normalForm } from '@dosmares/contracts/entries';
import { unpackTar } from 'modern-tar/fs';
import { releasedPath, releaseLimits } from '../manifest.ts';

/** What an archive may have beside its files: folders, and for each file a header with a long name. */
const overhead = { bytes: 1_000_000, bytesPerFile: 2_048 };

interface Unpacking {
  /** How often each file may be in it: in a bucket, compressed copies lie beside it. */
  copies?: number;
  /** Returns the place of a file in the release: by default its own. */
  placeOf?: (name: string) => string;
}

/**
 * Unpacks a release's archive, which may be an attacker's: regular files in their places, and no more than a release
 * may have. @throws with one sentence
 */
export async function unpackRelease(
  archive: Readable,
  folder: string,
  { copies = 1, placeOf = (name) => name }: Unpacking = {},
) {
  const seen = new Set<string>();
  let [received, possible] = [0, overhead.bytes];

  function accept(name: string, size: number) {
    // Some file systems take these for the same name.
    const folded = normalForm(name, 'NFC').toLowerCase();
    if (seen.has(folded)) return 'is there twice';
    seen.add(folded);
    possible += size + overhead.bytesPerFile;
    if (seen.size > copies * releaseLimits.files + 1)
      return `is more than ${copies * releaseLimits.files} files`;

    return possible > copies * 1.1 * releaseLimits.bytes && 'is too large';
  }

  /** Does not close a refused archive, so that its sender can be answered. */
  async function* bounded() {
    // The library makes the folder meanwhile: what was refused before that would come back empty.
    await mkdir(folder, { recursive: true });
    for await (const chunk of archive.iterator({ destroyOnReturn: false })) {
      if (received > possible) throw new Error('it has much more than its files.');
      received += chunk.length;
      yield chunk;
    }
  }

  const unpacking = unpackTar(folder, {
    strict: true,
    fmode: 0o644,
    dmode: 0o755,
    map: (header) => ({ ...header, name: placeOf(header.name) }),
    filter({ name: given, type = 'file', size }) {
      // Folders come with their files.
      if (type === 'directory') return false;
      const name = placeOf(given);
      const fault = misplaced(name, type) || accept(name, size);
      if (fault) throw new Error(`${JSON.stringify(name.slice(0, 100))} ${fault}.`);

      return true;
    },
  });
  await pipeline(bounded, unpacking).catch(({ message }: Error) => {
    throw new Error(`The release cannot be unpacked: ${message.replaceAll(folder, '').slice(0, 200)}`);
  });
}

function misplaced(name: string, type: string) {
  if (type !== 'file') return `is a ${type}, and a release has regular files only`;
  // A compressed copy has a longer name, and file systems take 255 bytes.
  const isShort = name.split('/').every((part) => Buffer.byteLength(part) <= 240);
  const isPlace = name.length <= 250 && isShort && releasedPath.test(name.replace(/\.(br|gz)$/, ''));

  return !isPlace && name !== 'release.json' && 'is no place for a file of a release';
}
