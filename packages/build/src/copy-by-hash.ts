import { createHash } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies each file of a folder below the first eight digits of its sha256, where its address has them too
 * (`/media/0a1b2c3d/brand/logo.svg`): an address then never means other bytes.
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
