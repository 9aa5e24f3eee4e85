// @ts-check
/// <reference path="./stand-ins/subset-font.d.ts" />
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';

const modules = path.resolve(import.meta.dirname, '../../node_modules');

/**
 * Lends the site's font files, by their places in a release: each face whole, and its everyday part. The parts are gone
 * afterwards.
 * @template Answer
 * @param {(files: Record<string, string>) => Promise<Answer>} use
 */
export async function withFonts(use) {
  const { fontFiles } = await import('../ui/src/brand/fonts.ts');
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-fonts-'));
  try {
    const files = fontFiles.map(async ({ file, url, everydayUrl }) => {
      const whole = path.join(modules, file);
      const everyday = path.join(folder, path.basename(everydayUrl));
      await writeFile(everyday, await everydayPart(await readFile(whole)));

      return { [`public${url}`]: whole, [`public${everydayUrl}`]: everyday };
    });

    return await use(Object.assign({}, ...(await Promise.all(files))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The everyday letters of a face, with the features that the site's pages can show.
 * @param {Buffer} face woff2
 * @returns {Promise<Buffer>} woff2
 */
async function everydayPart(face) {
  const { everydayLetters, fontFeatures } = await import('../ui/src/brand/fonts.ts');

  return subsetFont(face, everydayLetters, { targetFormat: 'woff2', keepFeatures: [...fontFeatures] });
}
