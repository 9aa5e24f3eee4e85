import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hydrate } from '../checks/hydrate.ts';
import { earlierSite } from '../log/database.ts';
import { type OpenedSite, openSite } from '../publish.ts';
import type { Settings } from '../settings.ts';
import { unseen } from './commands/history.ts';
import { openPreview } from './commands/preview.ts';
import { tellEdges } from './make-live.ts';
import type { ServiceContext } from './server.ts';

const apiTimeoutMs = 5_000;
const longestCheckMs = 15 * 60_000;
/** Number of site builds whose pages are known at the start. */
const mostBuilds = 100;
/** Edges are told again after a process was killed between the release log and the store. */
const tellEveryMs = 2_000;

/** Opens what the deploy service works with. @param metricsToken opens the API's figures */
export async function openService(
  settings: Settings,
  metricsToken?: string,
): Promise<ServiceContext & OpenedSite> {
  const site = await openSite(settings);
  const { log, builds, tables } = site;
  const { apiOrigin } = settings.addresses.config;
  const earlier = (await log.live()) ? undefined : await earlierSite(tables);
  if (earlier) await site.makeLive(earlier);
  const states = (await log.history()).flatMap(({ live }) => live ?? []);
  const ids = new Set(states.map(({ build }) => build));
  await builds.read([...ids].slice(0, mostBuilds).toReversed());
  await tellEdges(site);
  setInterval(() => void tellEdges(site).catch(() => {}), tellEveryMs).unref();

  /** Reads an answer of the API, with the token that production asks for. */
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
    async hydrate(build, paths) {
      const shown = { build: build.id, forMs: longestCheckMs };

      return hydrate(build, paths, await openPreview({ verb: unseen, subject: build.id }, shown, site));
    },
    readApi: () => askApi('/docs/json'),
    readVitals: (minutes) => askApi(`/api/vitals?minutes=${minutes}`),
    readBudgets: async () =>
      JSON.parse(await readFile(path.join(settings.root, 'packages/delivery/budgets.json'), 'utf8')),
  };
}
