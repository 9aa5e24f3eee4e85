import type { Registry } from '@dosmares/contracts/release';
import { fillIn, isPattern, siteRoutes } from '@dosmares/contracts/site/routes';
import { pageQuality } from '../store/env.ts';
import { fingerprint } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import type { KnownPages } from './known-pages.ts';
import { scriptsIn, takeLaterStyles } from './page-parts.ts';
import { baseOf, type Releases, registryOf, releasesOf } from './registry.ts';
import { type Rendered, renderPages } from './render-pages.ts';
import { rootFiles } from './root-files.ts';
import type { Addresses, Page, Selection, SiteBuild } from './site-build.ts';

/** Raised when rendering changes, so that the same releases get new pages. */
const rendererVersion = 7;

/** A value that no route knows: its page shows the route's own not-found state. */
const unknownValue = 'unknown';

const notFoundPath = '/404';

// Pages take a few milliseconds: one that never finishes must not block the team.
const usualLimitMs = 20_000;

/** What a site build is made with. */
export interface Composing {
  store: Store;
  addresses: Addresses;
  /** Pages of earlier site builds: those that would come out the same are not rendered again. */
  known: KnownPages;
  /** What is live: other releases are the first to be left out when rendering fails. */
  live?: SiteBuild | undefined;
  /** Time limit for one page. */
  limitMs?: number;
}

/** A site build, and the number of pages that had to be rendered for it. */
export interface Composed {
  build: SiteBuild;
  rendered: number;
}

/**
 * Makes the site build of some releases: the page of every route, rendered from exactly these releases. A page that an
 * earlier site build has, of the same route, releases and addresses, is taken from there. The same releases at the same
 * addresses are the same site build.
 * @throws when the shell's server bundle fails
 */
export async function compose(selection: Selection, composing: Composing): Promise<Composed> {
  const { store, addresses, known, live, limitMs = usualLimitMs } = composing;
  const { releases, registry, routes, uses, pages } = await planOf(selection, composing);
  const missing = routes.filter(({ at }) => !pages.has(at));
  const pageBefore = (path: string) =>
    live?.pages[path] ?? live?.patterns.find(({ pattern }) => pattern === path)?.page ?? live?.notFound;
  const rendered = await renderPages(
    missing.map(({ at, path, application }) => ({
      path: at,
      expected: [application, ...Object.keys(pageBefore(path)?.uses ?? {})],
    })),
    {
      store,
      releases,
      registry,
      config: addresses.config,
      fresh: new Set(
        Object.keys(selection).filter((name) => live && (live.selection[name] ?? '') !== selection[name]),
      ),
      limitMs,
    },
  );
  for (const { at, inputs } of missing)
    pages.set(at, await keep(rendered.get(at) as Rendered, store, { inputs, uses, registry }));

  const pageAt = (at: string) => pages.get(at) as Page;
  const listed = routes.flatMap(({ at, entry, application }) => {
    const { canonical, status } = pageAt(at);

    return entry && !entry.unlisted && canonical && status === 200 ? [{ path: canonical, application }] : [];
  });
  const days = Object.entries(selection).map(
    async ([name, version]) => [name, await store.releasedAt(name, version)] as const,
  );
  const build = await store.keepSiteBuild({
    format: rendererVersion,
    selection,
    addresses,
    remotes: registry.remotes,
    pages: Object.fromEntries(routes.flatMap(({ at, path }) => (path === at ? [[at, pageAt(at)]] : []))),
    patterns: routes.flatMap(({ at, path }) =>
      isPattern(path) ? [{ pattern: path, page: pageAt(at) }] : [],
    ),
    notFound: pageAt(notFoundPath),
    rootFiles: rootFiles(listed, Object.fromEntries(await Promise.all(days)), addresses.config),
  });
  known.add(build);

  return { build, rendered: missing.length };
}

/** Reports whether the pages of some releases are rendered already. */
export async function isRendered(selection: Selection, composing: Composing) {
  const { routes, pages } = await planOf(selection, composing);

  return routes.every(({ at }) => pages.has(at));
}

/** Lists the routes of some releases, with the pages that are known. */
async function planOf(selection: Selection, { store, addresses, known }: Composing) {
  const releases = await releasesOf(selection, store);
  const registry = registryOf(releases, addresses);
  const routes = routesOf(releases, addresses);
  const uses = (name: string) => {
    const release = releases[name];

    return release ? baseOf(release, addresses) : '';
  };
  const pages = new Map<string, Page>();
  for (const { at, inputs } of routes) {
    const page = known.find(inputs, uses);
    if (page) pages.set(at, page);
  }

  return { releases, registry, routes, uses, pages };
}

/** Lists what has to be rendered: each path, with the hash of what its page follows from besides other applications. */
function routesOf({ shell, ...others }: Releases, { config }: Addresses) {
  const rows = [shell, ...Object.values(others)].flatMap((table) =>
    table.routes.flatMap((entry) =>
      siteRoutes([{ ...table, routes: [entry] }]).map(({ path, address }) => ({
        path,
        address,
        at: isPattern(path) ? fillIn(path, unknownValue) : path,
        application: table.name,
        entry: isPattern(path) ? undefined : entry,
      })),
    ),
  );
  const missing = { path: '', address: '', at: notFoundPath, application: 'shell', entry: undefined };

  return [...rows, missing].map((row) => ({
    ...row,
    inputs: fingerprint([rendererVersion, row.at, row.address, shell.version, config], 16),
  }));
}

async function keep(
  { html, status, head, rendered, failures, applications }: Rendered,
  store: Store,
  { inputs, uses, registry }: { inputs: string; uses: (name: string) => string; registry: Registry },
): Promise<Page> {
  const quality = pageQuality();
  const taken = takeLaterStyles(html);
  const styles = taken.css === undefined ? undefined : await store.keepText('styles', taken.css, quality);
  // Shells of earlier releases name every remote in every page.
  const named = registry.remotes.filter(({ entry }) => html.includes(entry)).map(({ name }) => name);
  const others = [...new Set([...applications, ...named])].filter((name) => name !== 'shell').sort();

  return {
    html: await store.keepText('pages', taken.html, quality),
    status,
    inputs,
    uses: Object.fromEntries(others.map((name) => [name, uses(name)])),
    modules: rendered,
    scripts: scriptsIn(taken.html),
    ...(styles && { styles }),
    ...(head.canonical && { canonical: head.canonical }),
    failures,
  };
}
