// Renders pages with the server bundles of releases, in a process without any secrets.

import { createRequire } from 'node:module';
import channel from 'node:process';
import { compileFunction } from 'node:vm';
import type { Renderer } from '@dosmares/contracts/site/renderer';
import { lentProcess, noting, refuse, shutWorldOut, takeNotes } from './guard.ts';
import type { Job, Message, ServerBundle } from './sandbox.ts';

/** As in the contracts, of which this process may read nothing. */
const inBrowser = { inBrowser: true };

const nodeRequire = createRequire(import.meta.url);

/** Modules of Node that the shell's renderer uses. None of them leads out of the process. */
const lentModules = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'stream/consumers', 'util'];

const say = (message: Message) => channel.send?.(message);

channel.on('message', (job: Job) => void renderAll(job));
shutWorldOut();

async function renderAll({ shell, bundles, paths, boot, assets }: Job) {
  say({});
  const renderer = run<Renderer>(shell, lent, lentProcess);
  const modules: Record<string, object> = {};
  for (const [page, module] of Object.entries(renderer.pages)) modules[`shell/${page}`] = module;
  const faults = bundles.map((bundle) => [bundle.name, load(bundle, modules, renderer.singletons)] as const);
  say({ unusable: Object.fromEntries(faults.flatMap(([name, fault]) => (fault ? [[name, fault]] : []))) });
  for (const path of paths) {
    const asked = new Set<string>();
    takeNotes();
    const page = await renderer.renderPage({ path, modules: recorded(modules, asked), boot, assets });
    // What a page leaves behind may fail right after it.
    await new Promise((resolve) => setTimeout(resolve, 2));
    const { violations, messages } = takeNotes();
    const failures = [...page.failures, ...messages, ...violations.map((what) => `A server bundle ${what}`)];
    say({ page: { ...page, path, failures, asked: [...asked] } });
  }
}

/** Adds the modules of a bundle; returns what it did instead if it threw or did something forbidden. */
function load(bundle: ServerBundle, modules: Record<string, object>, singletons: Renderer['singletons']) {
  takeNotes();
  try {
    const exports = run<Record<string, object>>(bundle, (id) => singletons[id] ?? refuse(`requires ${id}`));
    const [violation] = takeNotes().violations;
    if (violation) return violation;
    for (const expose of bundle.exposes)
      modules[`${bundle.name}/${expose}`] = bundle.source ? (exports[expose] as object) : inBrowser;

    return undefined;
  } catch (error) {
    return takeNotes().violations[0] ?? `throws ${error}`;
  }
}

const recorded = (modules: Record<string, object>, asked: Set<string>) =>
  new Proxy(modules, {
    get(target, address) {
      if (typeof address === 'string') asked.add(address);

      return target[address as string];
    },
  });

const lent = (id: string): unknown =>
  lentModules.includes(id.replace('node:', '')) ? nodeRequire(id) : refuse(`requires ${id}`);

function run<Exports>(
  { name, version, source }: ServerBundle,
  require: (id: string) => unknown,
  process = globalThis.process as unknown,
) {
  const module = { exports: {} };
  const filename = `${name}@${version}`;
  const names = ['module', 'exports', 'require', 'console', 'process'];
  compileFunction(source, names, { filename })(module, module.exports, require, noting, process);

  return module.exports as Exports;
}
