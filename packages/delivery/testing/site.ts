import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { originOf } from '../src/builds/site-build.ts';
import { type Command, type CommandName, commands } from '../src/commands.ts';
import type { DeployContext } from '../src/service/context.ts';
import { serviceCommands } from '../src/service/run.ts';
import type { Store } from '../src/store/store.ts';
import { addresses, keep, liveSite } from './releases.ts';

/** The part of the live API's description that the small site's forms need. */
export const apiDescription = {
  info: { version: '7' },
  paths: {
    '/api/contact': {
      post: {
        requestBody: {
          content: {
            'application/json': { schema: { required: ['name'], properties: { name: {}, email: {} } } },
          },
        },
      },
    },
  },
};

/** Everything around a site that the deploy service uses; `told` collects what commands say. */
export function surroundings(store: Store) {
  const told: string[] = [];
  const passed = new Set<string>();

  return {
    told,
    passedPages: {
      known: async (pages: readonly string[]) => new Set(pages.filter((page) => passed.has(page))),
      add: async (pages: readonly string[]) => {
        for (const page of pages) passed.add(page);
      },
    },
    hydrate: async () => undefined,
    patienceMs: 0,
    fetchFile: (address: string) => answerFrom(store, address),
    readApi: async () => apiDescription,
    readBudgets: async () => ({ files: {}, pages: {} }),
    readVitals: async () => [],
    signal: new AbortController().signal,
    tell: (line: string) => void told.push(line),
    progress: () => {},
  };
}

/** Answers as the asset host and the edge of a small site do. */
async function answerFrom(store: Store, address: string) {
  const [name, version, file] = await partsOf(store, address);
  const headers = { 'access-control-allow-origin': '*' };
  const folder = await store.releaseFolder(name, version);

  return readFile(path.join(folder, file)).then(
    (bytes) => new Response(bytes, { headers }),
    () => new Response('', { status: 404 }),
  );
}

async function partsOf(store: Store, address: string): Promise<[string, string, string]> {
  const { hostname, pathname } = new URL(address);
  const [, first = '', version = '', ...rest] = pathname.split('/');
  if (hostname !== new URL(originOf('mf-agents', addresses)).hostname)
    return ['shell', (await store.versions('shell')).at(-1) ?? '', `web/${[version, ...rest].join('/')}`];

  return [first, version, rest.join('/')];
}

const newGrid =
  "exports['team-page'] = { render: () => 'New team' }; exports['team-grid'] = { render: () => 'New grid' };";
const panel = "exports['panel'] = { render: () => 'New panel' };";

/** A live site, a new release of the agents' application and one of the chat, and a function that runs commands. */
export async function site(changes: Partial<DeployContext> = {}) {
  const live = await liveSite();
  const { store } = live;
  await keep(store, { name: 'mf-agents', version: '2.0.0', texts: { 'server/fragment.cjs': newGrid } });
  await keep(store, { name: 'mf-chat', version: '2.0.0', texts: { 'server/fragment.cjs': panel } });
  const context = { ...live, ...surroundings(store), ...changes };

  async function say(line: string, more: Partial<DeployContext> = {}) {
    const [name = '', ...args] = line.split(' ');
    const { options }: Command = commands[name as CommandName];
    const words = parseArgs({ args, options, allowPositionals: true });
    const run = serviceCommands[name as keyof typeof serviceCommands];
    await run(words as Parameters<typeof run>[0], { ...context, ...more });
  }

  return {
    ...live,
    context,
    told: context.told,
    say,
    async status() {
      context.told.length = 0;
      await say('status --json');

      return JSON.parse(context.told.join('\n'));
    },
  };
}
