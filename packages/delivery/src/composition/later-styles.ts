import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { laterStylesTag } from '@dosmares/contracts/site/renderer';
import { stylesFolder } from '@dosmares/contracts/site/routes';
import { compressFile } from '../store/compression.ts';
import { fingerprint } from '../store/integrity.ts';

const end = '</style>';

/**
 * Moves the styles of everything below a page's first view into a file of the composition (decision 0096). Returns the
 * page with a link in their place, and the sources of styles that its policy needs for that.
 */
export async function moveLaterStyles(
  html: string,
  folder: string,
): Promise<{ html: string; sources: string[] }> {
  const [above = '', below] = html.split(laterStylesTag);
  if (below === undefined) return { html, sources: [] };
  const css = below.slice(0, below.indexOf(end));
  const name = `${fingerprint(css)}.css`;
  const file = path.join(folder, stylesFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, css);
  await compressFile(file);
  const link = `<link rel="stylesheet" href="/${stylesFolder}/${name}">`;

  return { html: `${above}${link}${below.slice(css.length + end.length)}`, sources: ['self'] };
}
