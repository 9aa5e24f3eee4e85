import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { serverBundleFile } from '@dosmares/contracts/release';
import type { RouteEntry } from '@dosmares/contracts/remote';
import { expand, fillIn, isPattern } from '@dosmares/contracts/site/routes';
import { type Addresses, type Deployment, type Page, pagesIn, type Selection } from '../model.ts';
import { fingerprint } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { bundlesOf, hashOfBundle } from './bundles.ts';
import { ofEach, type Releases, rootFiles } from './deployment.ts';
import { loadedOf } from './loaded.ts';
import { keepPage, renderPages } from './render-pages.ts';
import type { SandboxedPage } from './sandbox/sandbox.ts';

/** Raised when rendering changes, so that the same releases get new pages. */
const rendererVersion = 2;

/** A value that no route knows: its page shows the route's own not-found state. */
const unknownValue = 'unknown';

const notFoundPath = '/404';

/** Pages that are compressed and stored at once. */
const writtenAtOnce = 8;

// Pages render in milliseconds: one that never finishes must not block the team.
const defaultLimitMs = 20_000;

export type Deployments = ReturnType<typeof createDeployments>;

/** Makes deployments; renders no page twice from the same route, server bundles and addresses. */
export function createDeployments(store: Store, addresses: Addresses, limitMs = defaultLimitMs) {
  const cache = pageCache();

  async function planOf(selection: Selection): Promise<Plan> {
    const releases = await ofEach(selection, store.readRelease);
    const bundles = bundlesOf(releases);
    const hashNow = (module: string) => hashOfBundle(bundles.get(module)) ?? '';
    const routes = routesOf(releases, addresses);
    const found = routes.flatMap(({ at, inputs }) => {
      const page = cache.find(inputs, hashNow);

      return page ? [[at, page] as const] : [];
    });

    return { selection, addresses, releases, bundles, hashNow, routes, pages: new Map(found) };
  }

  async function compose(selection: Selection, live: Deployment | undefined) {
    const plan = await planOf(selection);
    await renderMissing(plan, { live, store, limitMs });
    const releasedAt = await ofEach(selection, store.releasedAt);

    return store.keepDeployment(deploymentOf(plan, releasedAt));
  }

  return {
    addresses,
    /** @param served what visitors get, live first: its pages are reused, and its releases suspected last */
    async make(selection: Selection, served: readonly (Deployment | undefined)[] = []): Promise<Deployment> {
      for (const deployment of served) if (deployment) cache.add(deployment);
      const wanted = [selection, addresses];
      const same = served.find((one) => isDeepStrictEqual([one?.selection, one?.addresses], wanted));
      const deployment = same ?? (await compose(selection, served[0]));
      cache.add(deployment);

      return deployment;
    },
    isReady: async (selection: Selection) => missingIn(await planOf(selection)).length === 0,
    /** Reads deployments from the store. One that was pruned is left out. */
    async read(all: Iterable<string>) {
      for (const id of all) await store.readDeployment(id).then(cache.add, () => undefined);
    },
    /** Empties the cache: its pages may have been removed from the store. */
    forget: cache.clear,
  };
}

/** Everything that a deployment is made from, with the pages that need not be rendered. */
interface Plan {
  selection: Selection;
  addresses: Addresses;
  releases: Releases;
  bundles: ReturnType<typeof bundlesOf>;
  /** Returns the hash of a module's server bundle; empty if the site has no such module. */
  hashNow: (module: string) => string;
  routes: ReturnType<typeof routesOf>;
  pages: Map<string, Page>;
}

/** Remembers the pages of deployments by their inputs. */
function pageCache() {
  const known = new Map<string, Page[]>();

  return {
    add(deployment: Deployment) {
      for (const [, page] of pagesIn(deployment)) {
        const same = known.get(page.inputs) ?? [];
        // A failure may have been transient, so it is not cached.
        if (page.failures.length === 0 && !same.some(({ html }) => html === page.html))
          known.set(page.inputs, [...same, page]);
      }
    },
    find: (inputs: string, hashNow: Plan['hashNow']) =>
      known
        .get(inputs)
        ?.findLast(({ uses }) => Object.entries(uses).every(([module, hash]) => hashNow(module) === hash)),
    clear: () => known.clear(),
  };
}

const missingIn = ({ routes, pages }: Plan) => routes.filter(({ at }) => !pages.has(at));

async function renderMissing(
  plan: Plan,
  { live, store, limitMs }: { live: Deployment | undefined; store: Store; limitMs: number },
) {
  const { selection, releases, addresses, bundles, hashNow, pages } = plan;
  const missing = missingIn(plan);
  const before = new Map(live && pagesIn(live));
  const wanted = missing.map(({ at, path, address }) => ({
    path: at,
    expected: [address, ...Object.keys((before.get(path) ?? live?.notFound)?.uses ?? {})],
  }));
  const rendered = await renderPages(wanted, {
    store,
    releases,
    bundles,
    config: addresses.config,
    isNew: (name) => Boolean(live) && live?.selection[name] !== selection[name],
    limitMs,
  });
  const keep = async ({ at, inputs, route }: (typeof missing)[number]) => {
    const page = rendered.get(at) as SandboxedPage;
    const modules = page.requested.filter((module) => !module.startsWith('shell/')).sort();
    const uses = Object.fromEntries(modules.map((module) => [module, hashNow(module)]));
    pages.set(at, await keepPage(page, { inputs, uses, ...(route && { route }) }, store));
  };
  await Readable.from(missing).forEach(keep, { concurrency: writtenAtOnce });
}

function deploymentOf(
  { selection, addresses, releases, routes, pages }: Plan,
  releasedAt: Record<string, Date>,
) {
  const pageAt = (at: string) => pages.get(at) as Page;
  const listed = routes.flatMap(({ at, isListed, application }) => {
    const { canonical, status } = pageAt(at);

    return isListed && canonical && status === 200 ? [{ path: canonical, application }] : [];
  });

  return {
    selection,
    addresses,
    ...loadedOf(releases, addresses),
    pages: Object.fromEntries(routes.flatMap(({ at, path }) => (path === at ? [[at, pageAt(at)]] : []))),
    patterns: routes.flatMap(({ at, path }) =>
      isPattern(path) ? [{ pattern: path, page: pageAt(at) }] : [],
    ),
    notFound: pageAt(notFoundPath),
    rootFiles: rootFiles(listed, releasedAt, addresses.config),
  };
}

/** Lists the paths to render, each with the hash of its page's inputs other than the remotes on it. */
function routesOf({ shell, ...others }: Releases, { config }: Addresses) {
  const rows = [shell, ...Object.values(others)].flatMap(({ name, routes }) =>
    routes.flatMap((entry) =>
      expand(entry).map(({ path, pattern, params }) => ({
        path,
        at: isPattern(path) ? fillIn(path, unknownValue) : path,
        address: `${name}/${entry.expose}`,
        application: name,
        route: name === 'shell' ? undefined : routeOf(name, entry, { path, pattern, params }),
        texts: [entry.text ?? []].flat(),
        isListed: !entry.unlisted && !isPattern(path),
      })),
    ),
  );
  const missing = {
    path: '',
    at: notFoundPath,
    address: '',
    application: 'shell',
    route: undefined,
    texts: [],
    isListed: false,
  };
  const renderer = shell.files.find((file) => file.path === serverBundleFile)?.integrity;

  return [...rows, missing].map((row) => ({
    ...row,
    inputs: fingerprint(
      [rendererVersion, row.at, row.path, row.address, row.route, renderer, config, ...row.texts],
      16,
    ),
  }));
}

/** Returns the one route of a page: its other values would make every page as long as the site is large. */
function routeOf(application: string, entry: RouteEntry, { path, pattern, params }: Expanded) {
  const [value] = isPattern(path) ? [] : Object.values(params);
  const { expose, title, description } = entry;
  const words = { ...(title && { title }), ...(description && { description }) };

  return { application, path: pattern, expose, ...(value && { values: [value], closed: true }), ...words };
}

type Expanded = ReturnType<typeof expand>[number];
