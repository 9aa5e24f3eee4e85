import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/cli.ts';
import { type CommandName, optionsOf } from '../src/commands.ts';
import type { DeployContext } from '../src/service/context.ts';
import { carryOut, deployServer } from '../src/service/server.ts';
import { keep, liveSite } from './releases.ts';

/** The part of the live API's description that the small site's forms need. */
const schema = { required: ['name'], properties: { name: {}, email: {} } };
const apiDescription = {
  info: { version: '7' },
  paths: { '/api/contact': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
};

/** Everything around a site that the deploy service uses; `told` collects what commands say. */
export function surroundings() {
  const told: string[] = [];
  return {
    told,
    hydrate: async () => undefined,
    readApi: async () => apiDescription,
    readBudgets: async () => ({}),
    readVitals: async () => [],
    signal: new AbortController().signal,
    tell: (text: string) => void told.push(...text.split('\n')),
    progress: () => {},
  };
}

/** Server bundles of releases whose modules say something else. */
const newGrid =
  "exports['team-page'] = { render: () => 'New team' }; exports['team-grid'] = { render: () => 'New grid' };";
const panel = "exports['panel'] = { render: () => 'New panel' };";

/** A live site, a new release of the agents' application and one of the chat, and a function that runs commands. */
export async function site(changes: Partial<DeployContext> = {}) {
  const live = await liveSite();
  await keep(live.store, { name: 'mf-agents', version: '2.0.0', texts: { 'server/fragment.cjs': newGrid } });
  await keep(live.store, { name: 'mf-chat', version: '2.0.0', texts: { 'server/fragment.cjs': panel } });
  const context = { ...live, ...surroundings(), ...changes };

  async function say(line: string) {
    const [name = '', ...args] = line.split(' ');
    const options = optionsOf(name as CommandName);
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    await carryOut(name as Exclude<CommandName, 'release'>, { positionals, values } as never, context);
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

/** A deploy service over a small site, and the command line of whoever has a token. */
export async function served() {
  const { context, store, log } = await site();
  const app = deployServer(context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  async function as(name: string, ...applications: string[]) {
    const token = await context.tokens.add({ name, applications });
    const told: string[] = [];
    const tell = (line: string) => void told.push(line);
    const listener = { service: { url, token }, tell, progress: () => {}, folder: '.' };

    return { told, token, listener, say: (line: string) => runCommand(line.split(' '), listener) };
  }

  return { as, app, url, store, log };
}
