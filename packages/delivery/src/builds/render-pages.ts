import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fragmentFile, type Registry } from '@dosmares/contracts/release';
import { splitAddress } from '@dosmares/contracts/remote';
import { noModule } from '@dosmares/contracts/site/renderer';
import { label } from '../store/label.ts';
import type { Store } from '../store/store.ts';
import { assetsOf, type Releases } from './registry.ts';
import type { Answers, ServerBundle } from './sandbox/protocol.ts';
import { Fault, openSandbox, type Sandbox } from './sandbox/sandbox.ts';
import type { Addresses } from './site-build.ts';

/** A path to render, and the applications that are likely to be on its page. */
export interface Route {
  path: string;
  expected: readonly string[];
}

/** What pages are rendered from. */
export interface Rendering {
  releases: Releases;
  registry: Registry;
  config: Addresses['config'];
  /** Applications whose releases visitors never got: they are the first to be left out when something goes wrong. */
  fresh: ReadonlySet<string>;
  /** Time limit for loading bundles, and for each page. */
  limitMs: number;
}

/** A rendered page, and the applications whose modules it asked for. */
export type Rendered = Answers['page'] & { applications: readonly string[] };

/** A page whose content asks for other applications each time that it is rendered is taken as it is after so many. */
const mostAttempts = 6;

/** A process with the bundles of some applications. */
interface Stage {
  sandbox: Sandbox;
  loaded: readonly string[];
}

/**
 * Renders pages in separate processes, each page with the server bundles of exactly those applications that are on it:
 * what a bundle does reaches no page that does not mount it. A bundle that ends its process or gives no answer is left
 * out of the rest, and costs its slots.
 * @throws when the shell does so
 */
export async function renderPages(
  routes: readonly Route[],
  rendering: Rendering,
  store: Pick<Store, 'releaseFolder'>,
): Promise<ReadonlyMap<string, Rendered>> {
  const { releases, limitMs } = rendering;
  const done = new Map<string, Rendered>();
  const attempts = new Map<string, number>();
  const leftOut = new Map<string, string>();
  let waiting = routes.map(({ path: at, expected }) => ({ at, names: usable(expected) }));
  let stage: Stage | undefined;

  function usable(names: readonly string[]) {
    const found = names.filter((name) => name !== 'shell' && name in releases && !leftOut.has(name));

    return [...new Set(found)].sort();
  }

  /** Takes a page that was rendered with some bundles: it is done if these are those on it. */
  function take(at: string, page: Answers['page'], names: readonly string[]) {
    const applications = [...new Set(page.asked.map((address) => splitAddress(address).application))];
    const needed = usable(applications);
    const count = (attempts.get(at) ?? 0) + 1;
    attempts.set(at, count);
    if (String(needed) !== String(names) && count < mostAttempts) waiting.push({ at, names: needed });
    else done.set(at, { ...page, applications, failures: page.failures.map((one) => causeOf(one, leftOut)) });
  }

  /** Loads more bundles into a process, or into a new one. */
  async function load(names: readonly string[]) {
    stage ??= { sandbox: await start(rendering, store), loaded: [] };
    const { sandbox, loaded } = stage;
    const bundles = names
      .filter((name) => !loaded.includes(name))
      .map((name) => bundleOf(name, releases, store));
    stage = { sandbox, loaded: names };
    const unusable = await sandbox.ask({ ask: 'load', bundles: await Promise.all(bundles) }, limitMs);
    for (const [name, what] of Object.entries(unusable)) leftOut.set(name, reason(name, what));

    return sandbox;
  }

  const reason = (name: string, what: string) =>
    `${label({ name, version: releases[name]?.version ?? '' })} is left out: its server bundle ${what}`;

  async function close() {
    await stage?.sandbox.close();
    stage = undefined;
  }

  async function renderGroup(names: readonly string[], paths: readonly string[]) {
    let at = 'The site';
    const open = new Set(paths);
    try {
      const sandbox = await load(names);
      for (at of paths) {
        const page = await sandbox.ask({ ask: 'page', path: at }, limitMs);
        open.delete(at);
        take(at, page, usable(names));
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      await close();
      leaveOut(names, at, error);
      waiting.push(...[...open].map((path) => ({ at: path, names: usable(names) })));
    }
  }

  /** Leaves out who may have ended a process: releases that were never rendered, or else all that were in it. */
  function leaveOut(names: readonly string[], at: string, { message }: Fault) {
    const fresh = names.filter((name) => rendering.fresh.has(name));
    const suspects = fresh.length > 0 ? fresh : names;
    if (suspects.length === 0)
      throw new Error(`${at} cannot be composed: ${label(releases.shell)} ${message}.`);
    for (const name of suspects) leftOut.set(name, reason(name, message));
  }

  try {
    while (waiting.length > 0) {
      for (const one of waiting) one.names = usable(one.names);
      const names = nextOf(waiting, stage?.loaded);
      if (stage?.loaded.some((name) => !names.includes(name))) await close();
      const group = waiting.filter((one) => String(one.names) === String(names));
      waiting = waiting.filter((one) => !group.includes(one));
      await renderGroup(
        names,
        group.map(({ at }) => at),
      );
    }
  } finally {
    await close();
  }

  return done;
}

/** The smallest set of bundles with all that are loaded, so that a process serves as many sets as it can; else any. */
function nextOf(waiting: readonly { names: readonly string[] }[], loaded: readonly string[] = []) {
  const sets = waiting.map(({ names }) => names).toSorted((one, other) => one.length - other.length);

  return sets.find((names) => loaded.every((name) => names.includes(name))) ?? sets[0] ?? [];
}

async function start(
  { releases, registry, config, limitMs }: Rendering,
  store: Pick<Store, 'releaseFolder'>,
) {
  const sandbox = await openSandbox();
  const shell = await bundleOf('shell', releases, store);
  const assets = assetsOf(releases, registry);
  await sandbox
    .ask({ ask: 'start', shell, boot: { registry, config }, assets }, limitMs)
    .catch(async (error) => {
      await sandbox.close();
      throw new Error(`The site cannot be composed: ${label(releases.shell)} ${error.message}.`);
    });

  return sandbox;
}

async function bundleOf(
  name: string,
  releases: Releases,
  store: Pick<Store, 'releaseFolder'>,
): Promise<ServerBundle> {
  const { version = '', exposes = {} } = releases[name] ?? {};
  const file = path.join(await store.releaseFolder(name, version), fragmentFile);
  // A remote without a server bundle is rendered in the browser, in its slots.
  const source = existsSync(file) ? await readFile(file, 'utf8') : '';

  return { name, version, exposes: Object.keys(exposes), source };
}

/** The failure of a slot whose application is left out is the reason for that. */
function causeOf(failure: string, leftOut: ReadonlyMap<string, string>) {
  const echo = [...leftOut].find(([name]) => failure.includes(noModule(`${name}/`)));

  return echo ? echo[1] : failure;
}
