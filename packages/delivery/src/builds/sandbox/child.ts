// Renders pages with the server bundles of releases, in a process without any secrets.

import { createRequire } from 'node:module';
import channel from 'node:process';
import { compileFunction } from 'node:vm';
import type { Renderer } from '@dosmares/contracts/site/renderer';
import { exchangeNotes, lentProcess, noting, refuse, shutWorldOut } from './guard.ts';
import type { Job, Message, ServerBundle } from './sandbox.ts';

/** As in the contracts, of which this process may read nothing. */
const inBrowser = { inBrowser: true };

const nodeRequire = createRequire(import.meta.url);

/** Modules of Node that the shell's renderer uses. None of them leads out of the process. */
const lentModules = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'stream/consumers', 'util'];

const say = (message: Message) => channel.send?.(message);

channel.on('message', (job: Job) => void renderAll(job));
shutWorldOut();

async function renderAll({ bundles, paths, boot, assets }: Job) {
  say({});
  const { shell, ...others } = Object.fromEntries(bundles.map((bundle) => [bundle.name, bundle]));
  const renderer = run<Renderer>(shell as ServerBundle, lent, lentProcess);
  const pages = Object.entries(renderer.pages).map(([page, module]) => [`shell/${page}`, module]);
  const modules: Record<string, object> = Object.fromEntries(pages);
  for (const path of paths) {
    const asked = new Set<string>();
    // A bundle runs once a page asks for it: this process then holds it for all pages that come after.
    const recorded = new Proxy(modules, {
      get(_, address) {
        const [name = ''] = String(address).split('/');
        asked.add(name);
        if (others[name]) load(others[name], modules, renderer.singletons);
        delete others[name];

        return modules[String(address)];
      },
    });
    exchangeNotes();
    const page = await renderer.renderPage({ path, modules: recorded, boot, assets });
    // What a page leaves behind may fail right after it.
    await new Promise((resolve) => setTimeout(resolve, 2));
    const { violations, messages } = exchangeNotes();
    const failures = [...page.failures, ...messages, ...violations.map((what) => `A server bundle ${what}`)];
    say({ page: { ...page, path, failures, asked: [...asked] } });
  }
}

/** Adds the modules of a bundle, unless it throws or does something forbidden. */
function load({ exposes, ...bundle }: ServerBundle, modules: Record<string, object>, singletons: object) {
  const { name, source } = bundle;
  const ofPage = exchangeNotes();
  let exports: Record<string, object> = {};
  let thrown: string | undefined;
  if (source) say({ loading: name });
  try {
    exports = run(bundle, (id) => singletons[id as never] ?? refuse(`requires ${id}`));
  } catch (error) {
    thrown = `throws ${error}`;
  }
  const fault = exchangeNotes(ofPage).violations[0] ?? thrown;
  if (fault) say({ unusable: [name, fault] });
  else
    for (const expose of exposes)
      modules[`${name}/${expose}`] = source ? (exports[expose] as object) : inBrowser;
}

const lent = (id: string): unknown =>
  lentModules.includes(id.replace('node:', '')) ? nodeRequire(id) : refuse(`requires ${id}`);

function run<Exports>(
  { name, version, source }: Omit<ServerBundle, 'exposes'>,
  require: (id: string) => unknown,
  process = globalThis.process as unknown,
) {
  const module = { exports: {} };
  const filename = `${name}@${version}`;
  const names = ['module', 'exports', 'require', 'console', 'process'];
  compileFunction(source, names, { filename })(module, module.exports, require, noting, process);

  return module.exports as Exports;
}
