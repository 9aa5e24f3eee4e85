import { isDeepStrictEqual } from 'node:util';
import { expand, fillIn, isPattern } from '@dosmares/contracts/site/routes';
import { type Addresses, type Deployment, type Page, pagesIn, type Selection } from '../model.ts';
import { fingerprint } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { baseOf, ofEach, type Releases, registryOf, rootFiles } from './deployment.ts';
import { keepPage, renderPages } from './render-pages.ts';
import type { SandboxedPage } from './sandbox/sandbox.ts';

/** Raised when rendering changes, so that the same releases get new pages. */
const rendererVersion = 1;

/** A value that no route knows: its page shows the route's own not-found state. */
const unknownValue = 'unknown';

const notFoundPath = '/404';

// Pages render in milliseconds: one that never finishes must not block the team.
const defaultLimitMs = 20_000;

export type Deployments = ReturnType<typeof createDeployments>;

/** Makes deployments; renders no page twice from the same route, releases and addresses. */
export function createDeployments(store: Store, addresses: Addresses, limitMs = defaultLimitMs) {
  const known = new Map<string, Page[]>();

  function remember(deployment: Deployment) {
    for (const [, page] of pagesIn(deployment)) {
      const same = known.get(page.inputs) ?? [];
      // A failure may have been transient, so it is not cached.
      if (page.failures.length === 0 && !same.some(({ html }) => html === page.html))
        known.set(page.inputs, [...same, page]);
    }
  }

  async function planOf(selection: Selection) {
    const releases = await ofEach(selection, store.readRelease);
    const baseNow = (name: string) => (releases[name] ? baseOf(releases[name], addresses) : '');
    const isSame = ({ uses }: Page) => Object.entries(uses).every(([name, base]) => baseNow(name) === base);
    const routes = routesOf(releases, addresses);
    const pages = new Map<string, Page>();
    for (const { at, inputs } of routes)
      for (const page of known.get(inputs) ?? []) if (isSame(page)) pages.set(at, page);

    return { releases, baseNow, pages, routes, missing: routes.filter(({ at }) => !pages.has(at)) };
  }

  async function compose(selection: Selection, live: Deployment | undefined) {
    const { releases, routes, baseNow, pages, missing } = await planOf(selection);
    const registry = registryOf(releases, addresses);
    const before = new Map(live && pagesIn(live));
    const wanted = missing.map(({ at, path, application }) => ({
      path: at,
      expected: [application, ...Object.keys((before.get(path) ?? live?.notFound)?.uses ?? {})],
    }));
    const isNew = (name: string) => Boolean(live) && live?.selection[name] !== selection[name];
    const { config } = addresses;
    const rendered = await renderPages(wanted, { store, releases, registry, config, isNew, limitMs });
    for (const { at, inputs } of missing) {
      const page = rendered.get(at) as SandboxedPage;
      const remotes = page.requested.filter((name) => name !== 'shell').sort();
      const uses = Object.fromEntries(remotes.map((name) => [name, baseNow(name)]));
      pages.set(at, await keepPage(page, { inputs, uses }, store));
    }

    const pageAt = (at: string) => pages.get(at) as Page;
    const listed = routes.flatMap(({ at, isListed, application }) => {
      const { canonical, status } = pageAt(at);

      return isListed && canonical && status === 200 ? [{ path: canonical, application }] : [];
    });

    return store.keepDeployment({
      selection,
      addresses,
      remotes: registry.remotes,
      pages: Object.fromEntries(routes.flatMap(({ at, path }) => (path === at ? [[at, pageAt(at)]] : []))),
      patterns: routes.flatMap(({ at, path }) =>
        isPattern(path) ? [{ pattern: path, page: pageAt(at) }] : [],
      ),
      notFound: pageAt(notFoundPath),
      rootFiles: rootFiles(listed, await ofEach(selection, store.releasedAt), addresses.config),
    });
  }

  return {
    addresses,
    /** @param served what visitors get, live first: its pages are reused, and its releases suspected last */
    async make(selection: Selection, served: readonly (Deployment | undefined)[] = []): Promise<Deployment> {
      for (const deployment of served) if (deployment) remember(deployment);
      const wanted = [selection, addresses];
      const same = served.find((deployment) =>
        isDeepStrictEqual([deployment?.selection, deployment?.addresses], wanted),
      );
      const deployment = same ?? (await compose(selection, served[0]));
      remember(deployment);

      return deployment;
    },
    isReady: async (selection: Selection) => (await planOf(selection)).missing.length === 0,
    /** Reads deployments from the store. One that was pruned is left out. */
    async read(all: Iterable<string>) {
      for (const id of all) await store.readDeployment(id).then(remember, () => undefined);
    },
    /** Empties the cache: its pages may have been removed from the store. */
    forget: () => known.clear(),
  };
}

/** Lists the paths to render, each with the hash of its page's inputs other than the remotes on it. */
function routesOf({ shell, ...others }: Releases, { config }: Addresses) {
  const rows = [shell, ...Object.values(others)].flatMap(({ name, routes }) =>
    routes.flatMap((entry) =>
      expand(entry).map(({ path }) => ({
        path,
        at: isPattern(path) ? fillIn(path, unknownValue) : path,
        address: `${name}/${entry.expose}`,
        application: name,
        isListed: !entry.unlisted && !isPattern(path),
      })),
    ),
  );
  const missing = { path: '', at: notFoundPath, address: '', application: 'shell', isListed: false };

  return [...rows, missing].map((row) => ({
    ...row,
    inputs: fingerprint([rendererVersion, row.at, row.address, shell.version, config], 16),
  }));
}
