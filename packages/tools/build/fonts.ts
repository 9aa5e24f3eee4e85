/// <reference path="./subset-font.d.ts" />
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { everydayLetters, fontFeatures, fontFiles } from '@dosmares/ui/fonts';
import subsetFont from 'subset-font';
import { root } from '../presets/checkout.ts';

const modules = path.join(root, 'node_modules');

/**
 * Writes the site's font files into a folder, by their addresses: each face in full, and as a subset of everyday
 * letters.
 */
export async function writeFonts(folder: string) {
  const form = { targetFormat: 'woff2' as const, keepFeatures: [...fontFeatures] };
  for (const { file, url, everydayUrl } of fontFiles) {
    const whole = path.join(modules, file);
    await mkdir(path.dirname(path.join(folder, url)), { recursive: true });
    await cp(whole, path.join(folder, url));
    await writeFile(
      path.join(folder, everydayUrl),
      await subsetFont(await readFile(whole), everydayLetters, form),
    );
  }
}
