// Runs the server bundles of releases and renders pages with them, in a process without any secrets.

import { createRequire } from 'node:module';
import channel from 'node:process';
import { compileFunction } from 'node:vm';
import type { PageRequest, Renderer } from '@dosmares/contracts/site/renderer';
import { lentProcess, noting, refuse, shutWorldOut, takeNotes } from './guard.ts';
import type { Answers, Question, Reply, ServerBundle } from './protocol.ts';

/** As in the contracts, of which this process may read nothing. */
const inBrowser = { inBrowser: true };

const nodeRequire = createRequire(import.meta.url);

/** Modules of Node that the shell's renderer uses. None of them leads out of the process. */
const lentModules = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'stream/consumers', 'util'];

const modules: Record<string, object> = {};
let renderer: Renderer;
let request: Pick<PageRequest, 'boot' | 'assets'>;

channel.on('message', async (question: Question) => channel.send?.(await reply(question)));
shutWorldOut();
channel.send?.('ready');

async function reply(question: Question): Promise<Reply<Answers[Question['ask']]>> {
  try {
    if (question.ask === 'start') return { value: start(question) };

    return { value: question.ask === 'load' ? load(question) : await render(question.path) };
  } catch (error) {
    return { error: String(error) };
  }
}

function start({ shell, boot, assets }: Extract<Question, { ask: 'start' }>): Answers['start'] {
  renderer = run<Renderer>(shell, lent, lentProcess);
  request = { boot, assets };
  for (const [page, module] of Object.entries(renderer.pages)) modules[`shell/${page}`] = module;

  return true;
}

/** Loads bundles. One that throws or does something forbidden is left out. */
function load({ bundles }: Extract<Question, { ask: 'load' }>): Answers['load'] {
  const unusable: Record<string, string> = {};
  for (const bundle of bundles) {
    const loaded = attempt(bundle, renderer.singletons);
    if ('fault' in loaded) unusable[bundle.name] = loaded.fault;
    else
      for (const expose of bundle.exposes)
        modules[`${bundle.name}/${expose}`] = bundle.source ? (loaded.exports[expose] as object) : inBrowser;
  }

  return unusable;
}

async function render(path: string): Promise<Answers['page']> {
  const asked = new Set<string>();
  takeNotes();
  const page = await renderer.renderPage({ path, modules: recorded(asked), ...request });
  // What a page leaves behind may fail right after it.
  await new Promise((resolve) => setTimeout(resolve, 2));
  const { misdeeds, messages } = takeNotes();
  const failures = [...page.failures, ...messages, ...misdeeds.map((what) => `A server bundle ${what}`)];

  return { ...page, failures, asked: [...asked] };
}

function attempt(bundle: ServerBundle, singletons: Renderer['singletons']) {
  takeNotes();
  try {
    const exports = run<Record<string, object>>(bundle, (id) => singletons[id] ?? refuse(`requires ${id}`));
    const [misdeed] = takeNotes().misdeeds;

    return misdeed ? { fault: misdeed } : { exports };
  } catch (error) {
    return { fault: takeNotes().misdeeds[0] ?? `throws ${error}` };
  }
}

/** The modules, with a record of those that somebody asked for. */
const recorded = (asked: Set<string>) =>
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
