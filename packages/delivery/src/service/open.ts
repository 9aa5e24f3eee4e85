import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileBudgets } from '../checks/file-budgets.ts';
import { hydrate } from '../checks/hydrate.ts';
import { earlierSite } from '../log/earlier-site.ts';
import { tokensIn } from '../log/tokens.ts';
import { type OpenedSite, openSite } from '../publish.ts';
import type { Settings } from '../settings.ts';
import { vitalsFrom } from '../watch/read-vitals.ts';
import type { ServiceContext } from './server.ts';
import { tellEdges } from './site.ts';

const apiTimeoutMs = 5_000;
const fileTimeoutMs = 10_000;
/** Number of site builds whose pages are known at the start. */
const rememberedBuilds = 100;
/** Edges are told again after a process was killed between the release log and the store. */
const tellEveryMs = 2_000;

/** Opens what the deploy service works with. @param metricsToken opens the API's figures */
export async function openService(
  settings: Settings,
  metricsToken?: string,
): Promise<ServiceContext & OpenedSite> {
  const site = await openSite(settings);
  const { store, log, tables } = site;
  const earlier = (await log.live()) ? undefined : await earlierSite(tables);
  if (earlier) await site.makeLive(earlier);
  const states = (await log.history()).flatMap(({ live }) => live ?? []);
  const builds = [...new Set(states.map(({ build }) => build))].slice(0, rememberedBuilds);
  await site.known.read(builds.toReversed(), store);
  await tellEdges(site);
  setInterval(() => void tellEdges(site).catch(() => {}), tellEveryMs).unref();

  return {
    ...site,
    tokens: tokensIn(tables),
    passedPages: { known: log.passed, add: log.pass },
    hydrate: (build, paths) => hydrate(build, paths, store),
    fetchFile: (address) => fetch(address, { signal: AbortSignal.timeout(fileTimeoutMs) }),
    readApi: ({ config }) => readJson(`${config.apiOrigin}/docs/json`, metricsToken),
    readVitals: vitalsFrom(settings.addresses.config.apiOrigin, metricsToken),
    readBudgets: async () => {
      const file = path.join(settings.root, 'packages/delivery/budgets.json');
      const pages = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};

      return { files: fileBudgets, pages };
    },
  };
}

/** Reads an answer of the API, with the token that production asks for. */
async function readJson(address: string, token: string | undefined) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(apiTimeoutMs) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);

  return response.json();
}
