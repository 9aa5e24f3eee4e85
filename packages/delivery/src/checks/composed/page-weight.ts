import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { scriptAddressesIn, scriptFileOf, sentBytes } from '../../builds/page-scripts.ts';
import type { SiteBuild } from '../../builds/site-build.ts';
import type { Store } from '../../store/store.ts';
import { partiesOf } from './new-problems.ts';

/** Maximum bytes of script that a page may request at once (brotli), by an example of each kind of page. */
export type PageBudgets = Readonly<Record<string, number>>;

/** Refuses pages over their budget, unless they were as heavy before: then this release is not the cause. */
export async function pageWeight(
  after: SiteBuild,
  before: SiteBuild,
  given: { budgets: PageBudgets; store: Store },
) {
  const rows = Object.entries(given.budgets).map(async ([at, most]) => {
    const page = after.pages[at];
    if (!page || page.html === before.pages[at]?.html) return [];
    const bytes = await weightOf(after, at, given.store);
    if (bytes <= most || bytes <= (await weightOf(before, at, given.store))) return [];

    return [
      `${at} of ${partiesOf(page, after.selection)} asks for ${bytes} bytes of script at once, over its budget of ${most}.`,
    ];
  });

  return (await Promise.all(rows)).flat();
}

async function weightOf(build: SiteBuild, at: string, store: Store) {
  const page = build.pages[at];
  if (!page) return 0;
  const html = String(await promisify(brotliDecompress)(await store.readText('pages', page.html)));
  const files = scriptAddressesIn(html).map((address) => scriptFileOf(address, build, store));

  return (await Promise.all(files)).map(({ file }) => sentBytes(file)).reduce((sum, bytes) => sum + bytes, 0);
}
