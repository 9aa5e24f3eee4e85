import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/cli.ts';
import { type CommandName, optionsOf } from '../src/commands.ts';
import type { DeployContext } from '../src/service/context.ts';
import { deployServer, execute } from '../src/service/server.ts';
import { keep, liveSite } from './releases.ts';

/** The part of the live API's OpenAPI description that the test site's forms need. */
const schema = { required: ['name'], properties: { name: {}, email: {} } };
const apiDescription = {
  info: { version: '7' },
  paths: { '/api/contact': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
};

/** Fakes for the rest of the deploy context; `output` collects what commands print. */
export function fakeContext() {
  const output: string[] = [];
  return {
    output,
    hydrate: async () => undefined,
    readApi: async () => apiDescription,
    readBudgets: async () => ({}),
    readVitals: async () => [],
    signal: new AbortController().signal,
    print: (text: string) => void output.push(...text.split('\n')),
    progress: () => {},
  };
}

/** Server bundles of new releases, with other texts. */
export const newGrid =
  "exports['team-page'] = { render: () => 'New team' }; exports['team-grid'] = { render: () => 'New grid' };";
const panel = "exports['panel'] = { render: () => 'New panel' };";

/** A live site, new releases of the agents' application and the chat, and a function that runs commands. */
export async function site(changes: Partial<DeployContext> = {}) {
  const live = await liveSite();
  await keep(live.store, { name: 'mf-agents', version: '2.0.0', texts: { 'server/fragment.cjs': newGrid } });
  await keep(live.store, { name: 'mf-chat', version: '2.0.0', texts: { 'server/fragment.cjs': panel } });
  const context = { ...live, ...fakeContext(), ...changes };

  async function run(line: string) {
    const [name = '', ...args] = line.split(' ');
    const options = optionsOf(name as CommandName);
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    await execute(name as Exclude<CommandName, 'release'>, { positionals, values } as never, context);
  }

  return {
    ...live,
    context,
    output: context.output,
    run,
    async status() {
      context.output.length = 0;
      await run('status --json');

      return JSON.parse(context.output.join('\n'));
    },
  };
}

/** A deploy service over a test site, and a command line for each new token. */
export async function startService() {
  let whileChecking: (() => Promise<void>) | undefined;
  const { context, store, log } = await site({
    hydrate: async () => {
      await whileChecking?.();
      whileChecking = undefined;

      return undefined;
    },
  });
  const app = deployServer(context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  async function as(name: string, ...applications: string[]) {
    const token = await context.tokens.add({ name, applications });
    const output: string[] = [];
    const print = (line: string) => void output.push(line);
    const listener = { service: { url, token }, print, progress: () => {}, folder: '.' };

    return { output, token, listener, run: (line: string) => runCommand(line.split(' '), listener) };
  }

  return {
    as,
    app,
    url,
    context,
    store,
    log,
    /** Does something once, while the next promotion is checked. */
    whileChecking: (act: () => Promise<void>) => {
      whileChecking = act;
    },
  };
}
