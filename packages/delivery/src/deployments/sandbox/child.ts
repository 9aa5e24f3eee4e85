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

async function renderAll({ bundles, paths, boot, assets }: Job) {
  send({});
  const { shell, ...others } = Object.fromEntries(bundles.map((bundle) => [bundle.name, bundle]));
  const renderer = run<Renderer>(shell as ServerBundle, requireAllowed, restrictedProcess);
  const pages = Object.entries(renderer.pages).map(([page, module]) => [`shell/${page}`, module]);
  const modules: Record<string, object> = Object.fromEntries(pages);
  for (const path of paths) {
    const requested = new Set<string>();
    // A bundle runs when a page first asks for it, and stays loaded for all later pages of this process.
    const recorded = new Proxy(modules, {
      get(_, address) {
        const [name = ''] = String(address).split('/');
        requested.add(name);
        if (others[name]) load(others[name], modules, renderer.singletons);
        delete others[name];

        return modules[String(address)];
      },
    });
    swapRecord();
    const page = await renderer.renderPage({ path, modules: recorded, boot, assets });
    // Timers and promises of a page may fail right after it.
    await new Promise((resolve) => setTimeout(resolve, 2));
    const { violations, messages } = swapRecord();
    const failures = [...page.failures, ...messages, ...violations.map((what) => `A server bundle ${what}`)];
    send({ page: { ...page, path, failures, requested: [...requested] } });
  }
}

/** Adds the modules of a bundle, unless it throws or does something forbidden. */
function load({ exposes, ...bundle }: ServerBundle, modules: Record<string, object>, singletons: object) {
  const { name, source } = bundle;
  const pageRecord = swapRecord();
  let exports: Record<string, object> = {};
  let thrown: string | undefined;
  if (source) send({ loading: name });
  try {
    exports = run(bundle, (id) => singletons[id as never] ?? refuse(`requires ${id}`));
  } catch (error) {
    thrown = `throws ${error}`;
  }
  const fault = swapRecord(pageRecord).violations[0] ?? thrown;
  if (fault) send({ unusable: [name, fault] });
  else
    for (const expose of exposes)
      modules[`${name}/${expose}`] = source ? (exports[expose] as object) : inBrowser;
}

const requireAllowed = (id: string): unknown =>
  allowedModules.includes(id.replace('node:', '')) ? nodeRequire(id) : refuse(`requires ${id}`);

function run<Exports>(
  { name, version, source }: Omit<ServerBundle, 'exposes'>,
  require: (id: string) => unknown,
  process = globalThis.process as unknown,
) {
  const module = { exports: {} };
  const filename = `${name}@${version}`;
  const names = ['module', 'exports', 'require', 'console', 'process'];
  compileFunction(source, names, { filename })(module, module.exports, require, recordingConsole, process);

  return module.exports as Exports;
}
