// @ts-check
/// <reference path="./subset-font.d.ts" />
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';

const modules = path.resolve(import.meta.dirname, '../../../node_modules');

/**
 * Lends the site's font files, by their places in a release: each face whole, and its everyday part. The parts are gone
 * afterwards.
 * @template Answer
 * @param {(files: Record<string, string>) => Promise<Answer>} use
 */
export async function withFonts(use) {
  const { everydayLetters, fontFeatures, fontFiles } = await import('../../ui/src/brand/fonts.ts');
  const form = { targetFormat: /** @type {const} */ ('woff2'), keepFeatures: [...fontFeatures] };
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-fonts-'));
  try {
    const files = fontFiles.map(async ({ file, url, everydayUrl }) => {
      const whole = path.join(modules, file);
      const everyday = path.join(folder, path.basename(everydayUrl));
      await writeFile(everyday, await subsetFont(await readFile(whole), everydayLetters, form));

      return { [`public${url}`]: whole, [`public${everydayUrl}`]: everyday };
    });

    return await use(Object.assign({}, ...(await Promise.all(files))));
  } finally {
    await rm(folder, { recursive: true });
  }
}
