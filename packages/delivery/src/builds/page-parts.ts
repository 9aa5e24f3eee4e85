import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { assetsPath } from '@dosmares/contracts/site/boot';
import { laterStylesTag } from '@dosmares/contracts/site/renderer';
import { stylesFolder } from '@dosmares/contracts/site/routes';
import { hashOf } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { originOf, type SiteBuild } from './site-build.ts';

/** Hashes a page's inline scripts, without those for data, in the format of a content security policy. */
export function scriptsIn(html: string): string[] {
  const element = /<script(?![^>]*\s(?:src|type="application))[^>]*>(.*?)<\/script>/gs;
  const texts = [...html.matchAll(element)].map(([, text = '']) => text);

  return [...new Set(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}

const end = '</style>';

/**
 * Takes the styles of everything below the first view out of a page, and puts a link to them in their place (decision
 * 0096). Returns the page, and the style sheet if it has one.
 */
export function takeLaterStyles(html: string): { html: string; css?: string } {
  const from = html.indexOf(laterStylesTag);
  const to = html.indexOf(end, from);
  if (from < 0 || to < 0) return { html };
  const css = html.slice(from + laterStylesTag.length, to);
  const link = `<link rel="stylesheet" href="/${stylesFolder}/${hashOf(css)}.css">`;

  return { html: html.slice(0, from) + link + html.slice(to + end.length), css };
}

/** Returns the addresses of the scripts that a document runs or preloads, once each. */
export const scriptAddressesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:link|script)\b[^<>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => (tag.startsWith('<script') ? tag.includes(' src=') : tag.includes('as="script"')))
      .map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? ''),
  ),
];

/** Finds the stored file that an address means; undefined when no application of the site build has it. */
export async function fileAt(
  address: string,
  { selection, addresses }: Pick<SiteBuild, 'selection' | 'addresses'>,
  store: Pick<Store, 'releaseFolder'>,
): Promise<string | undefined> {
  const own = address.replace(addresses.config.siteOrigin, '');
  for (const [name, version] of Object.entries(selection)) {
    // One remote's files may be below another's: only the version distinguishes them.
    const base = name === 'shell' ? assetsPath : `${originOf(name, addresses)}/${version}/web/`;
    if (own.startsWith(base))
      return path.join(await store.releaseFolder(name, version), 'web', own.slice(base.length));
  }

  return undefined;
}

/** Returns the size of a file as sent: compressed, if it has a compressed form. */
export function sentBytes(file: string): number {
  const compressed = `${file}.br`;

  return statSync(existsSync(compressed) ? compressed : file).size;
}
