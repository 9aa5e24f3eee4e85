import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildVariant } from '../variants/variant-build.ts';
import { partsOf } from './part-of.ts';

/**
 * The parts of the shell's main script, in bytes (brotli). Each part is compressed alone, and all are then scaled
 * down to the weight of the whole script.
 */
export async function benchMainScript() {
  const { web, chunks } = await buildVariant('with-source-map', {
    files: {},
    change: (configuration) => ({
      ...configuration,
      devtool: 'hidden-source-map',
      // IntegrityPlugin finds its placeholders in the source map too, and reports them as not filled in.
      plugins:
        configuration.plugins?.filter((plugin) => plugin?.constructor.name !== 'IntegrityPlugin') ?? [],
    }),
  });
  const file = path.join(web, chunks.main?.find((name) => /^main\..*\.js$/.test(name)) ?? '');
  const code = await readFile(file, 'utf8');
  const parts = partsOf(code, new SourceMap(JSON.parse(await readFile(`${file}.map`, 'utf8'))));
  const alone = Object.entries(parts).map(([part, text]) => ({
    part,
    brotli: brotliCompressSync(text).length,
  }));
  const share = brotliCompressSync(code).length / alone.reduce((total, { brotli }) => total + brotli, 0);

  return alone.map(({ part, brotli }) => ({
    part,
    minified: parts[part]?.length ?? 0,
    brotli: Math.round(brotli * share),
  }));
}
