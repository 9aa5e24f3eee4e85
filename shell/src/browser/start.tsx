import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createRoutes, Pages } from '../app.tsx';
import { type Boot, bootId } from '../boot.ts';
import { ownPages } from '../own-pages.ts';
import { notFound, routes as ownRoutes } from '../routes.ts';
import { createStyles, Site } from '../site.tsx';
import { siteRoutes } from '../site-map.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { addressAt } from './address-at.ts';
import { startAt } from './arrival.ts';
import { showBoundaries } from './boundaries.ts';
import { chatStore } from './chat-store.ts';
import { federate, type LoadModule } from './federation.ts';
import { siteHistory } from './history.ts';
import { restFilms } from './page-change.ts';
import { createPost } from './post.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { createRepair } from './repair.ts';
import { keepScrollOnReload } from './scroll.ts';
import { SiteRouter } from './site-router.tsx';
import { createSlots } from './slots.ts';
import { showToast } from './toast-store.ts';
import { guardStrings } from './trusted-types.ts';
import { unfold } from './unfold.ts';

/**
 * Hydrates the page with the very releases its HTML was made from.
 * @param yieldToMain ends the task at hand, so that no step keeps the visitor waiting
 */
export async function start(yieldToMain: () => Promise<unknown>) {
  const boot = readBoot();
  const { registry, config, rendered } = boot;
  guardStrings(registry);
  const site = siteRoutes([
    { application: 'shell', routes: ownRoutes },
    ...registry.remotes.map(({ name, routes }) => ({ application: name, routes })),
  ]);
  const pageAt = addressAt(site, `${notFound.application}/${notFound.expose}`);
  const note = startTelemetry(boot, site);
  const repair = createRepair(registry.composition);
  const load = loader(federate(registry, { loadRemote, registerPlugins, registerRemotes }));
  const isPage = (address: string) => address === pageAt(location.pathname);
  const { prepare, leave, onRecoverableError, ...slots } = createSlots(boot, { load, isPage, note, repair });
  const preparePage = (pathname: string) => prepare(pageAt(pathname));
  const history = siteHistory(preparePage, {
    arrived(pathname) {
      leave();
      restFilms();
      note({ view: pathname });
    },
    leaves: (path) => repair.isOld() && leaveFor(path),
  });
  const routes = createRoutes(site);
  const services = {
    config,
    post: createPost(config.apiOrigin),
    toast: showToast,
    chat: chatStore,
    slots,
  };

  await yieldToMain();
  // Loading starts before hydration, so that React rarely has to wait.
  for (const address of rendered) void slots.get(address);
  startAt(location.pathname);
  keepScrollOnReload();
  showBoundaries(location.search, `shell@${registry.shellVersion}`);
  prefetchOnIntent(preparePage);

  await yieldToMain();
  // As a transition it lets the visitor's touches in between.
  startTransition(() => {
    hydrateRoot(
      root(),
      <Site styles={createStyles()} services={services}>
        <SiteRouter history={history}>
          <Pages routes={routes} />
        </SiteRouter>
      </Site>,
      { onRecoverableError },
    );
  });
  void unfold();
}

function leaveFor(path: string) {
  location.assign(path);

  return true;
}

const loader =
  (remote: LoadModule): LoadModule =>
  (address) => {
    const [application, expose = ''] = address.split('/');
    const own = application === 'shell' ? ownPages[expose] : undefined;

    return own ? own() : remote(address);
  };

function readBoot(): Boot {
  return JSON.parse(document.getElementById(bootId)?.textContent ?? '') as Boot;
}

function root() {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');

  return element;
}
