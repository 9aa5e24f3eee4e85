import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildVariant } from '../variants/variant-build.ts';
import { partOf } from './part-of.ts';

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

/** The text of each part. */
function partsOf(code: string, map: SourceMap) {
  const parts: Record<string, string> = {};
  const lines = code.split('\n');
  // The line that has the script compiled ahead is put before the code, and the map does not know it.
  const added = lines.length - map.payload.mappings.split(';').length;
  for (const [line, text] of lines.slice(added).entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      // The bundler's own code has no source.
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      const part = partOf(source ?? '');
      parts[part] = (parts[part] ?? '') + text[column];
    }
  }

  return parts;
}
