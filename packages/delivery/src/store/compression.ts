import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const textual = /\.(js|css|html|json|svg|xml|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file, so that no server has to compress while a visitor waits. */
export async function compressBeside(folder: string, files: readonly { path: string }[]) {
  for (const file of files.filter(
    (entry) => /^(web|public)\//.test(entry.path) && textual.test(entry.path),
  )) {
    await compressFile(path.join(folder, file.path));
  }
}

/**
 * Writes `.br` and `.gz` beside one file, both at their best.
 * @param quality brotli's quality, if not the best
 */
export async function compressFile(file: string, quality = constants.BROTLI_MAX_QUALITY) {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
