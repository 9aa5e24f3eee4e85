import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { applicationNames, folderOf, root } from '@dosmares/tools/presets/checkout';
import { hydrate } from './checks/hydrate.ts';
import { createDeployments } from './deployments/compose.ts';
import { openTables } from './log/database.ts';
import { releaseLog } from './log/release-log.ts';
import { tokensIn } from './log/tokens.ts';
import type { Deployment, Selection } from './model.ts';
import { currentCommit } from './release/checkout.ts';
import { pack, storeRelease } from './release/release.ts';
import { checkVerb, makeLive, openPreview, publishLive } from './service/make-live.ts';
import type { Settings } from './settings.ts';
import { label } from './store/integrity.ts';
import { openStore, type Store } from './store/store.ts';

const apiTimeoutMs = 5_000;
const checkPreviewMs = 15 * 60_000;
/** Number of deployments whose pages are cached at the start. */
const preloadedDeployments = 100;
/** Repeated, because a process may be killed before it writes `live.json`, or write an older state late. */
const publishEveryMs = 2_000;

/** Opens a site in this process without its deploy service: before that starts, or in tests. */
export async function openSite(settings: Pick<Settings, 'store' | 'releaseLog' | 'addresses'>) {
  const tables = await openTables(settings.releaseLog);
  const store = openStore(settings.store);
  const log = releaseLog(tables);
  const site = {
    store,
    deployments: createDeployments(store, settings.addresses),
    log,
    tokens: tokensIn(tables),
    passed: new Set<string>(),
    identity: { name: 'checkout', applications: ['*'] },
    print: () => {},
    /** Composes releases and makes them live without the deploy checks; all canaries end. */
    async makeLive(selection: Selection, act = { verb: 'compose', subject: 'a checkout' }) {
      const made = await makeLive(site, { ...act, target: () => ({ selection, canaries: [] }) });

      return made?.deployment as Deployment;
    },
    close: log.close,
  };
  return site;
}

/** Opens the context of the deploy service. @param metricsToken token for the API's metrics */
export async function openService(settings: Settings, metricsToken?: string) {
  const site = await openSite(settings);
  const { apiOrigin } = settings.addresses.config;
  const ids = new Set((await site.log.states()).map(({ deployment }) => deployment));
  await site.deployments.read([...ids].slice(0, preloadedDeployments).toReversed());
  await publishLive(site);
  setInterval(() => void publishLive(site).catch(() => {}), publishEveryMs).unref();

  async function askApi(at: string) {
    const headers = metricsToken ? { authorization: `Bearer ${metricsToken}` } : {};
    const signal = AbortSignal.timeout(apiTimeoutMs);
    const response = await fetch(apiOrigin + at, { headers, signal }).catch(({ message, cause }) => {
      throw new Error(`${apiOrigin}${at}: ${cause?.code ?? message}`);
    });
    if (!response.ok) throw new Error(`${apiOrigin}${at} answers ${response.status}`);

    return response.json();
  }

  return {
    ...site,
    async hydrate(deployment: Deployment, paths: readonly string[]) {
      const act = { verb: checkVerb, subject: deployment.id, forMs: checkPreviewMs };

      return hydrate(deployment, paths, await openPreview(site, deployment.id, act));
    },
    readApi: () => askApi('/docs/json'),
    readVitals: (minutes: number) => askApi(`/api/vitals?minutes=${minutes}`),
    readBudgets: async () =>
      JSON.parse(await readFile(path.join(root, 'packages/delivery/budgets.json'), 'utf8')),
  };
}

/** Releases an application's last build. @param folder the application's folder, if not in this checkout */
export async function releaseBuild(name: string, store: Store, folder = folderOf(name)) {
  const packed = await pack({ name, folder, commit: currentCommit() });
  await storeRelease(packed.folder, packed.release, store).finally(packed.close);

  return packed.release;
}

const shippingVerbs = new Set(['promote', 'canary', 'withdraw', 'rollback', 'remove']);

/**
 * Releases the last build of every application and, unless a team has shipped, makes them live. Once one has,
 * only `promote` makes a release live; releases of this checkout that are not live are returned as `waiting`.
 */
export async function publish(settings: Settings) {
  const site = await openSite(settings);
  try {
    const built: Record<string, string> = {};
    for (const name of applicationNames) built[name] = (await releaseBuild(name, site.store)).version;
    const live = await site.log.live();
    // A checkout must not undo the work of teams.
    const isShipped = (await site.log.history()).some(({ verb }) => shippingVerbs.has(verb));
    const selection = live && isShipped ? live.selection : (built as Selection);
    const before = live && (await site.store.readDeployment(live.deployment).catch(() => undefined));
    // The same releases at other addresses are another deployment.
    const isLive = isDeepStrictEqual([before?.selection, before?.addresses], [selection, settings.addresses]);
    const deployment = isLive && before ? before : await site.makeLive(selection);
    const waiting = Object.entries(built).filter(([name, version]) => deployment.selection[name] !== version);

    return { deployment, waiting: waiting.map(([name, version]) => label({ name, version })) };
  } finally {
    await site.close();
  }
}
