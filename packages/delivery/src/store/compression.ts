import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Reads what `compress` wrote. */
export const decompress = promisify(brotliDecompress);

/** Compresses with brotli of a quality. */
export const compress = (bytes: Buffer | string, quality: number = constants.BROTLI_MAX_QUALITY) =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

const textual = /^(web|public)\/.*\.(js|css|html|json|svg|xml|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file, so that no server has to compress while a visitor waits. */
export async function compressBeside(folder: string, files: readonly { path: string }[]) {
  for (const entry of files.filter((one) => textual.test(one.path))) {
    const file = path.join(folder, entry.path);
    const bytes = await readFile(file);
    await Promise.all([
      compress(bytes).then((small) => writeFile(`${file}.br`, small)),
      zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    ]);
  }
}
