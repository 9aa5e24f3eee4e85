import { fileAt, scriptAddressesIn, sentBytes } from '../builds/page-parts.ts';
import { type Page, pagesIn, type Selection, type SiteBuild } from '../builds/site-build.ts';
import { decompress } from '../store/compression.ts';
import type { Store } from '../store/store.ts';

/** A site build that visitors get now, and the one that they would get instead. */
export interface Exchange {
  /** `live`, or `the canary of APP`. */
  role: string;
  before: SiteBuild | undefined;
  after: SiteBuild;
}

/** Maximum bytes of script that a page may request at once (brotli), by its path; a star is for all others. */
export type PageBudgets = Readonly<Record<string, number>>;

/**
 * Returns the paths to open in a browser: of the pages that differ from those before, one of each kind. Pages with the
 * same modules are of the same kind.
 */
export function affectedPaths(
  after: Pick<SiteBuild, 'pages'>,
  before: Pick<SiteBuild, 'pages'> | undefined,
): string[] {
  const kinds = new Map<string, string>();
  for (const [path, { modules, status, html }] of Object.entries(after.pages)) {
    const kind = [...modules].sort().join();
    const isChanged = before?.pages[path]?.html !== html;
    if (status === 200 && isChanged && !kinds.has(kind)) kinds.set(kind, path);
  }

  // A module that appears only after a click is in no page: then at least the home page has to work with it.
  return kinds.size > 0 ? [...kinds.values()] : ['/'];
}

/**
 * Refuses errors and logs while pages are rendered, each once, unless they occurred before: then this release is not the
 * cause.
 */
export function newProblems({ after, before }: Exchange): readonly string[] {
  const problemsIn = (build: SiteBuild) =>
    pagesIn(build).flatMap(([path, page]) => page.failures.map((message) => ({ path, page, message })));
  const known = new Set(before && problemsIn(before).map(({ path, message }) => `${path} ${message}`));
  const found = problemsIn(after).filter(({ path, message }) => !known.has(`${path} ${message}`));

  return [...Map.groupBy(found, ({ message }) => message)].map(([message, [first, ...others]]) => {
    const pages = `${first?.path}${others.length > 0 ? ` and ${others.length} other pages` : ''}`;

    return `${pages} of ${partiesOf(first?.page, after.selection)} ${others.length > 0 ? 'fail' : 'fails'} while composing: ${message}`;
  });
}

/** Names the releases that a page is made of. */
export const partiesOf = (page: Pick<Page, 'uses'> | undefined, selection: Selection) =>
  ['shell', ...Object.keys(page?.uses ?? {})].map((name) => `${name}@${selection[name]}`).join(' with ');

/** Refuses the first page over its budget, unless it was as heavy before: then this release is not the cause. */
export async function overweight({ after, before }: Exchange, budgets: PageBudgets, store: Store) {
  for (const [path, page] of Object.entries(after.pages)) {
    const most = budgets[path] ?? budgets['*'] ?? Number.POSITIVE_INFINITY;
    const pageBefore = before?.pages[path];
    if (page.html === pageBefore?.html) continue;
    const bytes = await weightOf(page, after, store);
    if (bytes > most && !(before && pageBefore && bytes <= (await weightOf(pageBefore, before, store))))
      return [
        `${path} of ${partiesOf(page, after.selection)} asks for ${bytes} bytes of script at once, over its budget of ${most}.`,
      ];
  }

  return [];
}

async function weightOf(page: Page, build: SiteBuild, store: Store) {
  const html = String(await decompress(await store.readText('pages', page.html)));
  const files = await Promise.all(scriptAddressesIn(html).map((address) => fileAt(address, build, store)));

  return files.reduce((sum, file) => sum + (file ? sentBytes(file) : 0), 0);
}
