import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRecord } from '@dosmares/contracts/release';
import { compressFile } from '@dosmares/delivery';
import type { Configuration } from 'webpack';
import { chunksIn, sourceHash } from '../../build/build.ts';
import { bundle } from '../../build/webpack.ts';
import { applicationNames } from '../../presets/checkout.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The folder in which a variant is built. */
export const variantFolder = (name: string) => path.join(root, 'node_modules/.cache/dos-mares', name);

export interface VariantBuild {
  web: string;
  chunks: BuildRecord['chunks'];
}

/**
 * Builds the shell's web part in another way, only for comparison, and compresses it as releases are. A build of the
 * same sources is reused.
 * @param difference files to write beside the build, and the change of the configuration
 * @returns the folder of its files, and their names by page
 */
export async function buildVariant(
  name: string,
  { files, change }: { files: Record<string, string>; change: (web: Configuration) => Configuration },
): Promise<VariantBuild> {
  const folder = variantFolder(name);
  const web = path.join(folder, 'web');
  const record = path.join(folder, 'build.json');
  const source = createHash('sha256')
    .update(JSON.stringify([files, String(change), ...applicationNames.map((name) => sourceHash(name))]))
    .digest('hex');
  const known = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};
  if (known.source === source) return { web, chunks: known.chunks };

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  // Imported again, because plugin instances serve only one build.
  const { default: configurations } = await import(`${path.join(root, 'shell/webpack.config.mjs')}?${name}`);
  const stats = await bundle([
    { ...change(configurations[0]), output: { ...configurations[0].output, path: web } },
  ]);
  const chunks = chunksIn(stats.stats[0]);
  for (const file of await readdir(web)) if (file.endsWith('.js')) await compressFile(path.join(web, file));
  await writeFile(record, JSON.stringify({ source, chunks }));

  return { web, chunks };
}
