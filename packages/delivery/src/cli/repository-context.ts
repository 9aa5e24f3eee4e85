import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { applicationNames } from '@dosmares/tools/presets/checkout';
import { fileBudgets } from '../gate/file-budgets.ts';
import { hydrate } from '../gate/hydrate.ts';
import { cleanCommit } from '../release/checkout.ts';
import { releaseCommit, releaseWorkingTree } from '../release/release-commit.ts';
import { originIn, originsOf, type Settings, settingsFrom } from '../settings.ts';
import type { Place, Selection } from '../store/composition.ts';
import { openStore } from '../store/store.ts';
import { vitalsFrom } from '../watch/read-vitals.ts';
import type { CliContext } from './context.ts';

const apiTimeoutMs = 5_000;
const fileTimeoutMs = 10_000;

/** The context of commands in this repository: its store and the environment. */
export function contextFrom(environment: NodeJS.ProcessEnv): CliContext {
  const settings = settingsFrom(environment);
  const store = openStore(settings.store);

  return {
    store,
    applications: applicationNames,
    placeFor: (selection, live) => placeFor(selection, live, { settings, environment }),
    releaseCommit: (name) => releaseCommit(name, cleanCommit(), store),
    releaseWorkingTree: (name) => releaseWorkingTree(name, store),
    hydrate: (composition, paths) => hydrate(composition, paths, store),
    fetchFile: (address) => fetch(address, { signal: AbortSignal.timeout(fileTimeoutMs) }),
    readApi: async ({ config }) => readJson(`${config.apiOrigin}/docs/json`),
    readBudgets: async () => {
      const file = path.join(settings.root, 'packages/delivery/budgets.json');
      const pages = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};

      return { files: fileBudgets, pages };
    },
    readVitals: ({ config }) => vitalsFrom(config.apiOrigin, environment.METRICS_TOKEN),
    makeRemote: (name, folder) =>
      newRemote(folder ? [name, path.resolve(environment.INIT_CWD ?? '', folder)] : [name], settings.root),
    tell: (line) => console.log(line),
    progress: (line) => console.error(line),
  };
}

/** Variables that set a place. Without any of them, a composition runs where the live one does. */
const placeVariables =
  /^(SITE_PORT|REMOTES_PORT|API_PORT|MAILBOX_PORT|[A-Z_]+_ORIGIN|(LISTING_SERVICE|MLS_SEARCH|MAP|DIRECTIONS|SHARE)_URL)$/;

function placeFor(
  selection: Selection,
  live: Place,
  { settings, environment }: { settings: Settings; environment: NodeJS.ProcessEnv },
): Place {
  const isTold = Object.keys(environment).some((name) => placeVariables.test(name));
  const isOwn = (name: string) => name in settings.place.remoteOrigins;
  // The environment of this checkout knows its own remotes; the live composition knows the origins of all others.
  const originOf = (name: string) =>
    originIn(environment, name) ??
    (isTold && isOwn(name) ? undefined : (live.remoteOrigins[name] ?? likeOthers(name, live))) ??
    settings.originOf(name);

  return {
    config: isTold ? settings.place.config : live.config,
    // An application that was taken off the site may return by a rollback.
    remoteOrigins: originsOf({ ...live.remoteOrigins, ...selection }, originOf),
  };
}

/**
 * Derives a remote's address from another's: `https://cdn.example/mf-chat` gives that of mf-weather. Otherwise it is
 * below any other remote's address, because every origin has all remotes.
 */
function likeOthers(name: string, { remoteOrigins }: Place) {
  const others = Object.entries(remoteOrigins);
  const [other, origin] = others.find(([one, at]) => at.includes(one)) ?? [];
  if (other) return origin?.replace(other, name);

  return others[0] && `${others[0][1]}/${name}`;
}

async function readJson(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(apiTimeoutMs) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);

  return response.json();
}

async function newRemote(words: readonly string[], cwd: string) {
  const command = ['run', '--silent', 'new-remote', '--', ...words];
  const { stdout } = await promisify(execFile)('npm', command, { cwd }).catch(
    (error: { stderr?: string }) => {
      throw new Error(error.stderr?.trim() || String(error), { cause: error });
    },
  );

  return stdout.trim().split('\n');
}
