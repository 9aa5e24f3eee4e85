import { splitAddress } from '@dosmares/contracts/remote';
import { type Boot, bootId, type PageReleases, releasesId } from '@dosmares/contracts/site/boot';
import type { PlatformServices } from '@dosmares/platform';
import { whenIdle } from '@dosmares/ui';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { federate, type LoadModule } from '../federation/federation.ts';
import { createTabSite } from '../federation/site-table.ts';
import { createSlots, reportRecovered } from '../federation/slots.ts';
import { hydrateAll } from '../first-view/hydrated-near.tsx';
import { SlotFallback, SlotLoading } from '../frame/slot-fallback.tsx';
import { SiteRouter, siteHistory } from '../history/history.tsx';
import { keepScrollOnReload, markServedPage, pageLeftFor, pauseVideos } from '../history/page-entry.ts';
import { announceConnection, chatStore, createPost, showToast } from '../services.ts';
import { createStyles, Site, stylesId } from '../site.tsx';
import { startTelemetry } from '../telemetry/telemetry.ts';

/** Hydrates the page with the same releases that its HTML was made from, in steps between which input is handled. */
export async function start(yieldToMain: () => Promise<unknown>) {
  const boot: Boot = JSON.parse(element(bootId).textContent);
  const releases: PageReleases = JSON.parse(element(releasesId).textContent);
  const site = createTabSite(releases);
  const { registry, pageAt } = site;
  const track = startTelemetry({ ...boot, registry }, pageAt);
  const addressAt = (pathname: string) => pageAt(pathname).address;
  const load = loader(federate(site, { loadRemote, registerPlugins, registerRemotes }));
  const slots = createSlots(boot.rendered, { load, site, track });
  async function prepare(pathname: string) {
    await site.ready();
    const address = addressAt(pathname);
    const left = pageLeftFor(address);
    // Otherwise React renders the next page, has to hydrate the footer first, and renders the page again.
    if (left) hydrateAll(left);

    return slots.prepare(address);
  }
  const history = siteHistory({
    site,
    prepare,
    onPageChange(pathname) {
      slots.leaveServedPage();
      pauseVideos();
      track({ view: pathname });
    },
    loadDocument: (path) => location.assign(path),
    reloadDocument: () => location.reload(),
  });

  await yieldToMain();
  // Loading starts before hydration, so that React rarely has to wait.
  for (const address of boot.rendered) void slots.get(address);
  markServedPage(location.pathname);
  keepScrollOnReload();
  prefetchOnIntent(prepare);
  announceConnection();
  whenIdle(() => void site.ready());

  await yieldToMain();
  // A transition can be interrupted by the visitor's input.
  startTransition(() => {
    hydrateRoot(
      element('root'),
      <Site styles={createStyles(element(stylesId).textContent)} services={servicesOf(boot, slots)}>
        <SiteRouter history={history} addressAt={addressAt}>
          <App pageAt={pageAt} />
        </SiteRouter>
      </Site>,
      { onRecoverableError: reportRecovered(slots.failures) },
    );
  });
  if (/[?&]inspect\b/.test(location.search))
    void import('./inspect.ts').then(({ inspect }) => inspect(slots.failures, registry));
}

const servicesOf = ({ config }: Boot, slots: ReturnType<typeof createSlots>): PlatformServices => ({
  config,
  post: createPost(config.apiOrigin),
  toast: showToast,
  chat: chatStore,
  slots: { ...slots, Fallback: SlotFallback, Loading: SlotLoading },
});

/** The shell's own pages, each loaded when it is needed; the chunk's name is the page's. */
const ownPages: Readonly<Record<string, () => Promise<object>>> = {
  'home-page': () => import(/* webpackChunkName: "home-page" */ '../home/home-page.tsx'),
  'about-page': () => import(/* webpackChunkName: "about-page" */ '../about/about-page.tsx'),
  'contact-page': () => import(/* webpackChunkName: "contact-page" */ '../contact/contact-page.tsx'),
  'not-found-page': () => import(/* webpackChunkName: "not-found-page" */ '../not-found/not-found-page.tsx'),
};

const loader =
  (remote: LoadModule): LoadModule =>
  (address) => {
    const { application, expose } = splitAddress(address);
    const own = application === 'shell' ? ownPages[expose] : undefined;

    return own ? own() : remote(address);
  };

function element(id: string) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);

  return found;
}

/** Loads the page behind a link when the visitor is about to follow it: pointer over it, focus on it, finger on it. */
function prefetchOnIntent(prepare: (pathname: string) => Promise<unknown>) {
  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) void prepare(link.pathname);
  }

  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prefetch, { passive: true });
}
