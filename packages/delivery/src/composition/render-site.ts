import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@dosmares/contracts/release';
import { assetsPath } from '@dosmares/contracts/site/boot';
import type { Assets, RenderedPage } from '@dosmares/contracts/site/renderer';
import { expand, fillIn, isPattern } from '@dosmares/contracts/site/routes';
import type { ComposedPage, Composition, Place, Problem } from '../store/composition.ts';
import { compressFile } from '../store/compression.ts';
import { pageQuality } from './env.ts';
import { scriptsIn, stylesIn, stylesOfLibraries } from './inline.ts';
import { moveLaterStyles } from './later-styles.ts';
import { integrityIn, type Releases, scriptHashes } from './registry.ts';

/** Input of the rendering of a site. */
export interface Site {
  releases: Releases;
  registry: Registry;
  config: Place['config'];
}

/** A page for search engines: its canonical path, and the application whose page it is. */
export interface ListedPage {
  path: string;
  application: string;
}

/** The rendered pages, as described in the composition, and those of them that search engines should know. */
export interface RenderedSite extends Pick<Composition, 'pages' | 'patterns' | 'notFound' | 'problems'> {
  listed: readonly ListedPage[];
}

/** A value that no route knows: its page shows the route's own not-found state. */
const unknownValue = 'unknown';

/** Writes the HTML of every route into a folder. @param render renders the HTML of one path */
export async function renderSite(
  { releases, registry }: Pick<Site, 'releases' | 'registry'>,
  render: (path: string) => Promise<RenderedPage>,
  folder: string,
): Promise<RenderedSite> {
  const added = stylesOfLibraries(releases);
  const listed: ListedPage[] = [];
  const problems: Problem[] = [];

  async function page(at: string, application?: string): Promise<ComposedPage> {
    const made = await render(at);
    problems.push(...made.failures.map((message) => ({ path: at, message, modules: made.rendered })));
    const { canonical } = made.head;
    if (application && canonical && made.status === 200) listed.push({ path: canonical, application });
    const file = fileOf(at);
    const { html, sources } = await moveLaterStyles(made.html, folder);
    await writePage(path.join(folder, file), html);

    return {
      file,
      status: made.status,
      modules: made.rendered,
      styles: [...sources, ...stylesIn(html), ...added],
      scripts: scriptsIn(html),
    };
  }

  const entries = [releases.shell, ...registry.remotes].flatMap(({ name, routes }) =>
    routes.map((entry) => ({ ...entry, application: name })),
  );
  const pages: Record<string, ComposedPage> = {};
  const patterns: Composition['patterns'][number][] = [];
  for (const entry of entries) {
    for (const { path: at } of expand(entry)) {
      if (isPattern(at)) patterns.push({ pattern: at, page: await page(fillIn(at, unknownValue)) });
      else pages[at] = await page(at, entry.unlisted ? undefined : entry.application);
    }
  }
  const notFound = await page('/404');

  return { pages, patterns, notFound, listed, problems };
}

const fileOf = (at: string) => `pages${at === '/' ? '/index' : at}.html`;

/** Returns the addresses of the shell's own files, and the integrity of every script. */
export function assetsOf({ releases, registry }: Pick<Site, 'releases' | 'registry'>): Assets {
  const { shell } = releases;
  const own = (file: string) => `${assetsPath}${file}`;
  const pages = Object.entries(shell.exposes).map(([name, files]) => [name, files.map(own)]);

  return {
    entry: own(shell.entry),
    integrity: integrityIn(shell, `web/${shell.entry}`),
    pages: Object.fromEntries(pages),
    shellRoutes: shell.routes,
    hashes: scriptHashes(releases, registry),
  };
}

async function writePage(file: string, html: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
  await compressFile(file, pageQuality());
}
