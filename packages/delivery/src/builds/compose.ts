import type { Registry } from '@dosmares/contracts/release';
import { fillIn, isPattern, siteRoutes } from '@dosmares/contracts/site/routes';
import { fingerprint } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { pageQuality } from './env.ts';
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

// Pages take a few milliseconds: one that never finishes must not block the team.
const usualLimitMs = 20_000;

/** What a site build is made with. */
export interface Composing {
  store: Store;
  addresses: Addresses;
  /** Pages of earlier site builds: those that would come out the same are not rendered again. */
  known: KnownPages;
  /** The live versions, if there are any: other releases are the first to be left out when rendering fails. */
  live?: Readonly<Record<string, string>> | undefined;
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
  const { store, addresses, known, live = {}, limitMs = usualLimitMs } = composing;
  const before = known.buildOf(selection, addresses, rendererVersion);
  if (before) return { build: before, rendered: 0 };

  const releases = await releasesOf(selection, store);
  const registry = registryOf(releases, addresses);
  const routes = routesOf(releases, registry, addresses);
  const uses = (name: string) => {
    const release = releases[name];

    return release ? baseOf(release, addresses) : '';
  };
  const pages = new Map(routes.map(({ at, inputs }) => [at, known.pageOf(inputs, uses)]));
  const missing = routes.filter(({ at }) => !pages.get(at));
  const rendering = {
    releases,
    registry,
    config: addresses.config,
    fresh: new Set(Object.keys(selection).filter((name) => name in live && live[name] !== selection[name])),
    limitMs,
  };
  const rendered = await renderPages(
    missing.map(({ at, path, application }) => ({
      path: at,
      expected: [application, ...known.applicationsAt(path || at)],
    })),
    rendering,
    store,
  );
  for (const { at, inputs } of missing)
    pages.set(at, await keep(rendered.get(at) as Rendered, inputs, { store, uses, registry }));

  const pageAt = (at: string) => pages.get(at) as Page;
  const listed = routes.filter(({ entry }) => entry && !entry.unlisted);
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
    rootFiles: rootFiles(
      listed.flatMap(({ at, application }) => {
        const { canonical, status } = pageAt(at);

        return canonical && status === 200 ? [{ path: canonical, application }] : [];
      }),
      Object.fromEntries(
        await Promise.all(
          Object.entries(selection).map(
            async ([name, version]) => [name, await store.releasedAt(name, version)] as const,
          ),
        ),
      ),
      addresses.config,
    ),
  });
  known.add(build);

  return { build, rendered: missing.length };
}

/** Reports whether the site build of some releases is made already. */
export const isComposed = (
  selection: Selection,
  { known, addresses }: Pick<Composing, 'known' | 'addresses'>,
) => known.buildOf(selection, addresses, rendererVersion) !== undefined;

const notFoundPath = '/404';

/** Lists what has to be rendered: each path, with the hash of what its page follows from besides other applications. */
function routesOf({ shell }: Releases, { remotes }: Registry, { config }: Addresses) {
  const tables = [shell, ...remotes];
  const rows = tables.flatMap((table) =>
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
  inputs: string,
  { store, uses, registry }: { store: Store; uses: (name: string) => string; registry: Registry },
): Promise<Page> {
  // Shells of earlier releases name every remote in every page.
  const named = registry.remotes.filter(({ entry }) => html.includes(entry)).map(({ name }) => name);
  const inPage = [...new Set([...applications, ...named])].filter((name) => name !== 'shell').sort();
  const quality = pageQuality();
  const taken = takeLaterStyles(html);
  const styles = taken.css === undefined ? undefined : await store.keepText('styles', taken.css, quality);

  return {
    html: await store.keepText('pages', taken.html, quality),
    status,
    inputs,
    uses: Object.fromEntries(inPage.map((name) => [name, uses(name)])),
    modules: rendered,
    scripts: scriptsIn(taken.html),
    ...(styles && { styles }),
    ...(head.canonical && { canonical: head.canonical }),
    failures,
  };
}
