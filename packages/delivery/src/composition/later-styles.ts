import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { laterStylesTag } from '@dosmares/contracts/site/renderer';
import { stylesFolder } from '@dosmares/contracts/site/routes';
import { compressFile } from '../store/compression.ts';
import { fingerprint } from '../store/integrity.ts';
import { pageQuality } from './env.ts';

const end = '</style>';

/**
 * Keeps the critical CSS in a page: moves the styles of everything below its first view into a file of the composition (decision 0071). Returns the
 * page with a link in their place, and the sources of styles that its policy needs for that.
 */
export async function moveLaterStyles(
  html: string,
  folder: string,
): Promise<{ html: string; sources: string[] }> {
  const from = html.indexOf(laterStylesTag);
  const to = html.indexOf(end, from);
  if (from < 0 || to < 0) return { html, sources: [] };
  const css = html.slice(from + laterStylesTag.length, to);
  const name = `${fingerprint(css)}.css`;
  const file = path.join(folder, stylesFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, css);
  await compressFile(file, pageQuality());
  const link = `<link rel="stylesheet" href="/${stylesFolder}/${name}">`;

  return { html: html.slice(0, from) + link + html.slice(to + end.length), sources: ['self'] };
}
