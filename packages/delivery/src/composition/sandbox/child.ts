// Runs the server parts of releases and renders pages with them, in a process without any secrets.

import { createRequire } from 'node:module';
import channel from 'node:process';
import { compileFunction } from 'node:vm';
import type { RenderedPage, Renderer } from '@dosmares/contracts/site/renderer';
import { lentProcess, noting, refuse, shutWorldOut, takeNotes } from './guard.ts';
import type { Answers, Question, Reply, ServerPart, Unloaded } from './protocol.ts';

const nodeRequire = createRequire(import.meta.url);

/** Modules of Node that the shell's renderer uses. None of them leads out of the process. */
const lentModules = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'stream/consumers', 'util'];

let render: (path: string) => Promise<RenderedPage>;

channel.on('message', async (question: Question) => channel.send?.(await reply(question)));
shutWorldOut();
channel.send?.('ready');

async function reply(question: Question): Promise<Reply<Answers[Question['ask']]>> {
  try {
    const value = question.ask === 'load' ? load(question) : await render(question.path);

    return { value, ...takeNotes() };
  } catch (error) {
    return { error: String(error), ...takeNotes() };
  }
}

/** Runs every server part. One that throws is left out, unless it is the shell's. */
function load({ parts, boot, assets }: Extract<Question, { ask: 'load' }>): readonly Unloaded[] {
  const [shell, ...remotes] = parts as [ServerPart, ...ServerPart[]];
  const renderer = run<Renderer>(shell, lent, lentProcess);
  const { singletons } = renderer;
  const modules: Record<string, object> = {};
  for (const [page, module] of Object.entries(renderer.pages)) modules[`shell/${page}`] = module;

  const unloaded: Unloaded[] = [];
  for (const part of remotes) {
    try {
      const exported = run<Record<string, object>>(part, (id) => singletons[id] ?? refuse(`requires ${id}`));
      for (const expose of part.exposes) modules[`${part.name}/${expose}`] = exported[expose] as object;
    } catch (error) {
      unloaded.push({ name: part.name, error: String(error) });
    }
  }
  render = (path) => renderer.renderPage({ path, modules, boot, assets });

  return unloaded;
}

const lent = (id: string): unknown =>
  lentModules.includes(id.replace('node:', '')) ? nodeRequire(id) : refuse(`requires ${id}`);

function run<Exports>(
  { name, version, source }: ServerPart,
  require: (id: string) => unknown,
  process = globalThis.process as unknown,
) {
  const module = { exports: {} };
  const filename = `${name}@${version}`;
  const names = ['module', 'exports', 'require', 'console', 'process'];
  compileFunction(source, names, { filename })(module, module.exports, require, noting, process);

  return module.exports as Exports;
}
