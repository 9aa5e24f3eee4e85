import { createHash } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies each file of a folder to a path with the first eight digits of its sha256, as in its address
 * (`/media/0a1b2c3d/brand/logo.svg`): the bytes at an address never change.
 */
export async function copyByHash(source: string, target: string) {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 8);
    await cp(file, path.join(target, hash, path.relative(source, file)));
  }
}
