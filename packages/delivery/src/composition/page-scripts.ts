import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { assetsPath } from '@dosmares/contracts/site/boot';
import type { Composition } from '../store/composition.ts';
import type { Store } from '../store/store.ts';

/** The tags of a document that run or preload a script. */
export const scriptTagsIn = (html: string): string[] =>
  [...html.matchAll(/<(?:link|script)\b[^<>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => (tag.startsWith('<script') ? tag.includes(' src=') : tag.includes('as="script"')));

/** Addresses of the scripts that a document runs or preloads. */
export const scriptAddressesIn = (html: string): string[] => [
  ...new Set(scriptTagsIn(html).map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? '')),
];

/**
 * The file in the store that is sent for a script's address, and whose it is.
 * @throws when no application of the composition has it
 */
export async function scriptFileOf(
  address: string,
  { selection, place }: Pick<Composition, 'selection' | 'place'>,
  store: Pick<Store, 'releaseFolder'>,
): Promise<{ owner: string; file: string }> {
  const own = address.replace(place.config.siteOrigin, '');
  if (own.startsWith(assetsPath)) {
    const folder = await store.releaseFolder('shell', selection.shell);

    return { owner: 'shell', file: path.join(folder, 'web', own.slice(assetsPath.length)) };
  }
  const [owner = '', origin = ''] =
    Object.entries(place.remoteOrigins).find(([, one]) => address.startsWith(`${one}/`)) ?? [];
  const version = selection[owner];
  if (!version) throw new Error(`No application has ${address}`);

  return {
    owner,
    file: path.join(await store.releaseFolder(owner, version), address.slice(`${origin}/${version}`.length)),
  };
}

/** How many bytes of a file are sent: it travels in its compressed form, where it has one. */
export function sentBytes(file: string): number {
  const compressed = `${file}.br`;

  return statSync(existsSync(compressed) ? compressed : file).size;
}
