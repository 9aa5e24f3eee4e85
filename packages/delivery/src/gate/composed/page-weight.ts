import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assetsPath } from '@dosmares/contracts/site/boot';
import type { Composition } from '../../store/composition.ts';
import type { Store } from '../../store/store.ts';
import { partiesOf } from './new-problems.ts';

/** The most bytes of script that a page may ask for at once (brotli), by an example of each kind of page. */
export type PageBudgets = Readonly<Record<string, number>>;

/** Refuses pages that are over their budget, unless they were as heavy before: then it is not this release's doing. */
export async function pageWeight(
  candidate: Composition,
  base: Composition,
  given: { budgets: PageBudgets; store: Store },
) {
  const rows = Object.entries(given.budgets).map(async ([at, most]) => {
    const page = candidate.pages[at];
    if (!page) return [];
    const bytes = await weightOf(candidate, at, given.store);
    if (bytes <= most || bytes <= (await weightOf(base, at, given.store))) return [];

    return [
      `${at} of ${partiesOf(page, candidate)} asks for ${bytes} bytes of script at once, over its budget of ${most}.`,
    ];
  });

  return (await Promise.all(rows)).flat();
}

async function weightOf(composition: Composition, at: string, store: Store) {
  const page = composition.pages[at];
  if (!page) return 0;
  const html = await readFile(path.join(store.compositionFolder(composition.id), page.file), 'utf8');
  const sizes = scriptsIn(html).map((address) => sizeOf(fileOf(address, composition, store)));

  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Addresses of scripts that a document runs or preloads. */
function scriptsIn(html: string) {
  const tags = [...html.matchAll(/<(?:link|script)\b[^<>]*>/g)].map(([tag]) => tag);
  const scripts = tags.filter((tag) =>
    tag.startsWith('<script') ? tag.includes(' src=') : tag.includes('as="script"'),
  );

  return [...new Set(scripts.map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

function fileOf(address: string, { selection, place }: Composition, store: Store) {
  if (address.startsWith(assetsPath))
    return path.join(store.releaseFolder('shell', selection.shell), 'web', address.slice(assetsPath.length));
  const [name = '', origin = ''] =
    Object.entries(place.remoteOrigins).find(([, one]) => address.startsWith(`${one}/`)) ?? [];

  return path.join(store.folder, 'releases', name, address.slice(origin.length));
}

/** What travels is the compressed form. */
function sizeOf(file: string) {
  const packed = `${file}.br`;

  return statSync(existsSync(packed) ? packed : file).size;
}
