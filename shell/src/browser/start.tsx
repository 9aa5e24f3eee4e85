import { splitAddress } from '@dosmares/contracts/remote';
import { type Boot, bootId } from '@dosmares/contracts/site/boot';
import { whenIdle } from '@dosmares/ui';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { layOutDeferredParts } from '../first-view/deferred-layout.ts';
import { needAll } from '../first-view/when-needed.ts';
import { ownPages } from '../own-pages.ts';
import { createStyles, Site, stylesId } from '../site.tsx';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { federate, type LoadModule } from './federation/federation.ts';
import { createTabRepair } from './federation/outdated-tab.ts';
import { createTabSite, hasReleasesOf } from './federation/site-table.ts';
import { createSlots } from './federation/slots.ts';
import { siteHistory } from './navigation/history.ts';
import { enterPlace, markServedPage } from './navigation/page-entry.ts';
import { pageLeftFor, pauseVideos } from './navigation/page-transition.ts';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import { keepScrollOnReload } from './navigation/scroll.ts';
import { SiteRouter } from './navigation/site-router.tsx';
import { chatStore } from './services/chat-store.ts';
import { tellOfConnection } from './services/connection.ts';
import { createPost } from './services/post.ts';
import { showToast } from './services/toast-store.ts';

/**
 * Hydrates the page with the same releases that its HTML was made from.
 * @param yieldToMain ends the current task, so that no step keeps the visitor waiting
 */
export async function start(yieldToMain: () => Promise<unknown>) {
  const boot = readBoot();
  const { config, rendered } = boot;
  const site = createTabSite(boot.registry);
  const { registry, pageAt } = site;
  const track = startTelemetry({ ...boot, registry }, pageAt);
  const repair = createTabRepair((table) => hasReleasesOf(table, registry));
  const load = loader(federate(site, { loadRemote, registerPlugins, registerRemotes }));
  const addressAt = (pathname: string) => pageAt(pathname).address;
  const isPage = (address: string) => address === addressAt(location.pathname);
  const { prepare, leaveServedPage, onRecoverableError, failures, ...slots } = createSlots(
    { ...boot, registry },
    {
      load,
      isPage,
      track,
      repair,
    },
  );
  async function preparePage(pathname: string) {
    if (!site.isWhole()) await site.ready();
    const address = addressAt(pathname);
    const left = pageLeftFor(address);
    // Hydrates what stays before the address changes. Otherwise React builds the next page, comes upon the footer,
    // hydrates it, and builds the page again.
    if (left) needAll(left);

    return prepare(address);
  }
  const history = siteHistory({
    know: () => (site.isWhole() ? undefined : site.ready()),
    prepare: preparePage,
    canonical: (pathname) => pageAt(pathname).canonical ?? pathname,
    onPageChange(pathname) {
      leaveServedPage();
      pauseVideos();
      track({ view: pathname });
    },
    onPlaceChange: enterPlace,
    loadDocument: (path) => (repair.isOutdated() || !site.isWhole()) && leaveFor(path),
  });
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
  markServedPage(location.pathname);
  keepScrollOnReload();
  prefetchOnIntent(preparePage);
  tellOfConnection();
  whenIdle(() => void site.ready());

  await yieldToMain();
  // A transition lets the visitor's input in between.
  startTransition(() => {
    hydrateRoot(
      root(),
      <Site styles={createStyles(document.getElementById(stylesId)?.textContent)} services={services}>
        <SiteRouter history={history} addressAt={addressAt}>
          <App pageAt={pageAt} />
        </SiteRouter>
      </Site>,
      { onRecoverableError },
    );
  });
  layOutDeferredParts();
  if (isInspected()) void import('./inspect.ts').then(({ inspect }) => inspect(failures));
}

const isInspected = () => /[?&]inspect\b/.test(location.search);

function leaveFor(path: string) {
  location.assign(path);

  return true;
}

const loader =
  (remote: LoadModule): LoadModule =>
  (address) => {
    const { application, expose } = splitAddress(address);
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
