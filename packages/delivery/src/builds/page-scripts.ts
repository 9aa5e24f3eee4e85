import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { assetsPath } from '@dosmares/contracts/site/boot';
import type { Store } from '../store/store.ts';
import { originOf, type SiteBuild } from './site-build.ts';

/** Returns the tags of a document that run or preload a script. */
export const scriptTagsIn = (html: string): string[] =>
  [...html.matchAll(/<(?:link|script)\b[^<>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => (tag.startsWith('<script') ? tag.includes(' src=') : tag.includes('as="script"')));

/** Returns the addresses of the scripts that a document runs or preloads. */
export const scriptAddressesIn = (html: string): string[] => [
  ...new Set(scriptTagsIn(html).map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? '')),
];

/**
 * Finds the stored file behind a script's address, and the application it belongs to.
 * @throws when no application of the site build has it
 */
export async function scriptFileOf(
  address: string,
  build: Pick<SiteBuild, 'selection' | 'addresses'>,
  store: Pick<Store, 'releaseFolder'>,
): Promise<{ owner: string; file: string }> {
  const own = address.replace(build.addresses.config.siteOrigin, '');
  if (own.startsWith(assetsPath)) {
    const folder = await store.releaseFolder('shell', build.selection.shell);

    return { owner: 'shell', file: path.join(folder, 'web', own.slice(assetsPath.length)) };
  }
  const remote = await remoteFileOf(address, build, store);
  if (!remote) throw new Error(`No application has ${address}`);

  return remote;
}

/** Finds the stored file that a remote's address means; undefined when no remote of the site build has it. */
export async function remoteFileOf(
  address: string,
  { selection, addresses }: Pick<SiteBuild, 'selection' | 'addresses'>,
  store: Pick<Store, 'releaseFolder'>,
): Promise<{ owner: string; file: string } | undefined> {
  for (const [owner, version] of Object.entries(selection)) {
    // One remote's files may be below another's: only the version distinguishes them.
    const base = `${originOf(owner, addresses)}/${version}/`;
    if (owner !== 'shell' && address.startsWith(base))
      return {
        owner,
        file: path.join(await store.releaseFolder(owner, version), address.slice(base.length)),
      };
  }

  return undefined;
}

/** Returns the size of a file as sent: compressed, if it has a compressed form. */
export function sentBytes(file: string): number {
  const compressed = `${file}.br`;

  return statSync(existsSync(compressed) ? compressed : file).size;
}
