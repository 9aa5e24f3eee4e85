import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applications } from '@dosmares/build/applications';
import type { CliContext } from '../src/cli/context.ts';
import type { Place } from '../src/composition/composition.ts';
import { fileBudgets } from '../src/gate/file-budgets.ts';
import { placeFrom } from '../src/settings.mjs';
import { openStore } from '../src/store/store.ts';
import { folderEvents } from '../src/watch/folder-events.ts';
import { httpEvents } from '../src/watch/http-events.ts';

const apiTimeoutMs = 5_000;

/** The command's world: this repository, the store and the environment. What is heavy is loaded when it is needed. */
export function context(environment = process.env): CliContext {
  const where = placeFrom(environment);
  const store = openStore(where.store);
  const eventsFolder = environment.EVENTS_DIR;

  return {
    store,
    applications,
    placeFor: (live) => placeFor(live?.place, where.place as Place, environment),
    releaseCommit: async (name) =>
      (await import('../src/release/release-commit.mjs')).releaseCommit(name, where.store),
    releaseWorkingTree: async (name) =>
      (await import('../src/release/release-commit.mjs')).releaseWorkingTree(name, where.store),
    hydrate: async (composition, paths) =>
      (await import('../src/gate/hydrate.mjs')).hydrate(composition, paths, store),
    readApi: async ({ config }) => readJson(`${config.apiOrigin}/docs/json`),
    readBudgets: async () => {
      const file = path.join(where.root, 'packages/delivery/budgets.json');
      const pages = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};

      return { files: fileBudgets, pages };
    },
    events: ({ config }) =>
      eventsFolder ? folderEvents(eventsFolder) : httpEvents(config.apiOrigin, environment.METRICS_TOKEN),
    makeRemote: async (name) =>
      (await import('../../build/src/new-remote/make-remote.mjs')).makeRemote(name, where.root),
    tell: (line) => console.log(line),
  };
}

/** Names that say where things run. Without any of them, a composition runs where the live one does. */
const said =
  /^(SITE_PORT|REMOTES_PORT|API_PORT|MAILBOX_PORT|[A-Z]+_ORIGIN|(LISTING_SERVICE|MLS_SEARCH|MAP|DIRECTIONS|SHARE)_URL)$/;

function placeFor(live: Place | undefined, told: Place, environment: NodeJS.ProcessEnv): Place {
  if (!live || Object.keys(environment).some((name) => said.test(name))) return told;

  // A remote that was added since has no address in it yet.
  return { config: live.config, remoteOrigins: { ...told.remoteOrigins, ...live.remoteOrigins } };
}

async function readJson(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(apiTimeoutMs) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);

  return response.json();
}
