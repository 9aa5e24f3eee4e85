// Renders pages with the server bundles of releases, in a process without any secrets.

import { createRequire } from 'node:module';
import channel from 'node:process';
import { compileFunction } from 'node:vm';
import type { Renderer } from '@dosmares/contracts/site/renderer';
import { blockOutsideAccess, recordingConsole, refuse, restrictedProcess, swapRecord } from './guard.ts';
import type { Job, Message, ServerBundle } from './sandbox.ts';

/** The contracts' value, repeated because this process may not read their files. */
const inBrowser = { inBrowser: true };

const nodeRequire = createRequire(import.meta.url);

/** Modules of Node that the shell's renderer uses; none of them reaches outside the process. */
const allowedModules = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'stream/consumers', 'util'];

const send = (message: Message) => channel.send?.(message);

channel.on('message', (job: Job) => void renderAll(job));
blockOutsideAccess();

async function renderAll({ renderer: shell, bundles, paths, config, tables }: Job) {
  send({});
  const renderer = run<Renderer>(shell, requireAllowed, restrictedProcess);
  const waiting = new Map(
    bundles.flatMap((bundle) => bundle.exposes.map((expose) => [`${bundle.name}/${expose}`, bundle])),
  );
  const pages = Object.entries(renderer.pages).map(([page, module]) => [`shell/${page}`, module]);
  const modules: Record<string, object> = Object.fromEntries(pages);
  for (const path of paths) {
    const requested = new Set<string>();
    // A bundle runs when a page first asks for it, and stays loaded for all later pages of this process.
    const recorded = new Proxy(modules, {
      get(_, address) {
        requested.add(String(address));
        const bundle = waiting.get(String(address));
        if (bundle) load(bundle, modules, renderer.singletons);
        for (const expose of bundle?.exposes ?? []) waiting.delete(`${bundle?.name}/${expose}`);

        return modules[String(address)];
      },
    });
    swapRecord();
    const page = await renderer.renderPage({ path, modules: recorded, config, tables });
    // Timers and promises of a page may fail right after it.
    await new Promise((resolve) => setTimeout(resolve, 2));
    const { violations, messages } = swapRecord();
    const failures = [...page.failures, ...messages, ...violations.map((what) => `A server bundle ${what}`)];
    send({ page: { ...page, path, failures, requested: [...requested] } });
  }
}

/** Adds the modules of a bundle, unless it throws or does something forbidden. */
function load({ exposes, ...bundle }: ServerBundle, modules: Record<string, object>, singletons: object) {
  const { id, name, source } = bundle;
  const pageRecord = swapRecord();
  let exports: Record<string, object> = {};
  let thrown: string | undefined;
  if (source) send({ loading: id });
  try {
    exports = run(bundle, (id) => singletons[id as never] ?? refuse(`requires ${id}`));
  } catch (error) {
    thrown = `throws ${error}`;
  }
  const fault = swapRecord(pageRecord).violations[0] ?? thrown;
  if (fault) send({ unusable: [id, fault] });
  else
    for (const expose of exposes)
      modules[`${name}/${expose}`] = source ? (exports[expose] as object) : inBrowser;
}

const requireAllowed = (id: string): unknown =>
  allowedModules.includes(id.replace('node:', '')) ? nodeRequire(id) : refuse(`requires ${id}`);

function run<Exports>(
  { name, version, source }: Pick<ServerBundle, 'name' | 'version' | 'source'>,
  require: (id: string) => unknown,
  process = globalThis.process as unknown,
) {
  const module = { exports: {} };
  const filename = `${name}@${version}`;
  const names = ['module', 'exports', 'require', 'console', 'process'];
  compileFunction(source, names, { filename })(module, module.exports, require, recordingConsole, process);

  return module.exports as Exports;
}
