import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { scriptAddressesIn, scriptFileOf, sentBytes } from '../../composition/page-scripts.ts';
import type { Composition } from '../../store/composition.ts';
import type { Store } from '../../store/store.ts';
import { partiesOf } from './new-problems.ts';

/** Maximum bytes of script that a page may request at once (brotli), by an example of each kind of page. */
export type PageBudgets = Readonly<Record<string, number>>;

/** Refuses pages over their budget, unless they were as heavy before: then this release is not the cause. */
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
  const html = await readFile(path.join(await store.compositionFolder(composition.id), page.file), 'utf8');
  const files = scriptAddressesIn(html).map((address) => scriptFileOf(address, composition, store));

  return (await Promise.all(files)).map(({ file }) => sentBytes(file)).reduce((sum, bytes) => sum + bytes, 0);
}
