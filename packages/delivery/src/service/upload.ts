import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Release } from '@dosmares/contracts/release';
import { isApplicationName } from '@dosmares/contracts/remote';
import { unpackTar } from 'modern-tar/fs';
import { requireRight } from '../log/tokens.ts';
import { releasedParts, take } from '../release/release.ts';
import { label } from '../store/label.ts';
import type { DeployContext } from './context.ts';

/** A shell's release with its pictures has a tenth of it. */
const largestReleaseBytes = 200_000_000;

const isReleased = new RegExp(`^(${releasedParts.join('|')})(/|$)|^release.json$`);

/** Takes an uploaded release. @throws when its bytes are not what its version says, or who asks may not release it */
export async function takeUpload(body: unknown, { store, log, identity, tell }: DeployContext) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-upload-'));
  try {
    await unpack(body as Readable, folder);
    const text = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => '{}');
    const release = JSON.parse(text) as Release;
    const { name = '', version = '', commit } = release;
    if (!isApplicationName(name) || !/^[0-9][0-9a-z.-]{0,99}-[0-9a-f]{16}$/.test(version))
      throw new Error('This is no release: it has no release.json with a name and a version.');
    requireRight(identity, name);
    if (await take(folder, release, store))
      await log.note({
        actor: identity.name,
        verb: 'release',
        subject: label(release),
        reason: `from ${commit}`,
      });
    tell(label(release));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(upload: Readable, folder: string) {
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > largestReleaseBytes) throw new Error('This release is too large.');
      yield chunk;
    }
  };
  await pipeline(
    upload,
    counted,
    unpackTar(folder, {
      filter: ({ name, type }) => isReleased.test(name) && (type === 'file' || type === 'directory'),
    }),
  );
}
