import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { parseArgs } from 'node:util';
import type { Release } from '@dosmares/contracts/release';
import { applicationNames } from '@dosmares/tools/presets/checkout';
import { packTar } from 'modern-tar/fs';
import { type Args, type CommandName, commands, misused, optionsOf } from './commands.ts';
import { packCommit, packWorkingTree } from './release/checkout.ts';
import { packStock } from './release/stock-build.ts';
import type { AnswerLine } from './service/server.ts';
import { deskToken, settingsFrom } from './settings.ts';
import type { Named } from './store/integrity.ts';

/** The deploy service with a token for it, and where its answers go, line by line. */
export interface CliContext {
  service: { url: string; token: string };
  tell: (line: string) => void;
  progress: (line: string) => void;
  folder: string;
}

/** Reads DEPLOY_URL and DEPLOY_TOKEN; at a desk, both follow from its site. */
export async function contextFrom(environment: NodeJS.ProcessEnv): Promise<CliContext> {
  const { ports, dataDir } = settingsFrom(environment);
  const { DEPLOY_URL: url = `http://localhost:${ports.deploy}`, DEPLOY_TOKEN, INIT_CWD = '.' } = environment;
  const token = DEPLOY_TOKEN ?? (await readFile(path.join(dataDir, deskToken), 'utf8').catch(() => ''));

  return {
    service: { url: url.replace(/\/$/, ''), token: token.trim() },
    tell: (line) => console.log(line),
    progress: (line) => console.error(line),
    folder: INIT_CWD,
  };
}

/** Runs a command with its arguments. @throws with one sentence when it fails */
export async function runCommand([word = 'help', ...rest]: readonly string[], context: CliContext) {
  if (['help', '--help', '-h'].includes(word)) return context.tell(help());
  if (!Object.hasOwn(commands, word))
    throw new Error(`There is no command "${word}": there are ${Object.keys(commands).join(', ')}.`);
  const name = word as CommandName;
  const { usage, does } = commands[name];
  if (rest.includes('--help')) return context.tell(`npm run delivery -- ${usage}\n  ${does}`);

  const args = parse(rest, name);
  if (name === 'release') return release(args, context);

  await repeat(await call(name, context, JSON.stringify(args)), context);
}

const help = () =>
  [
    'Ships one application alone. npm run delivery -- COMMAND',
    '',
    ...Object.values(commands).map(({ usage, does }) => `  ${usage}\n      ${does}`),
    '',
    'DEPLOY_URL names the deploy service, DEPLOY_TOKEN is its token. docs/shipping.md tells the story.',
  ].join('\n');

function parse(args: string[], name: CommandName) {
  try {
    return parseArgs({ args, options: optionsOf(name), allowPositionals: true }) as Args;
  } catch (error) {
    const [why] = (error as Error).message.split(/[.;]\s/);
    throw new Error(`${why}. ${misused(name).message}`, { cause: error });
  }
}

async function release(args: Args, context: CliContext) {
  const start = performance.now();
  const { folder, release: made, close } = await packed(args, context);
  await upload(folder, made, context).finally(close);
  const { name, version, commit, files } = made;
  const weight = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  context.tell(`${name}@${version}`);
  context.tell(`  from ${commit}, ${files.length} files, ${Math.round(weight / 1_024)} kB, in ${seconds} s`);
  context.tell(`  next: npm run delivery -- promote ${name}@${version} --share 10`);
}

async function packed({ positionals: [name], values }: Args, context: CliContext) {
  if ((name === undefined) !== (values.from !== undefined)) throw misused('release');
  if (name === undefined) return packStock(path.resolve(context.folder, String(values.from)));
  if (!applicationNames.includes(name))
    throw new Error(`There is no application "${name}" here: there are ${applicationNames.join(', ')}.`);
  // Whoever may not ship it hears so before it is built.
  await isKnown({ name, version: 'next' }, context);
  context.progress(`Building ${name}`);

  return values['working-tree'] ? packWorkingTree(name) : packCommit(name);
}

export async function upload(folder: string, release: Release, context: CliContext) {
  if (await isKnown(release, context)) return;
  const answer = await call('releases', context, await arrayBuffer(packTar(folder)));
  await repeat(answer, { ...context, tell: () => {} });
}

/** Reports whether the deploy service has a release. @throws when the token may not ship its application */
const isKnown = ({ name, version }: Named, context: CliContext) =>
  call(`releases/${name}/${version}`, context).catch((error: Error) => {
    if (error.cause !== 404) throw error;
  });

/** Asks the deploy service, or sends it words or a release. @throws with its sentence, and the status as the cause */
async function call(at: string, { service: { url, token } }: CliContext, body?: string | ArrayBuffer) {
  const type = typeof body === 'string' ? 'application/json' : 'application/x-tar';
  const headers = { authorization: `Bearer ${token}` };
  const sent = body ? { method: 'POST', body, headers: { ...headers, 'content-type': type } } : { headers };
  const response = await fetch(`${url}/${at}`, sent).catch((error: Error) => {
    const why = error.cause instanceof Error ? error.cause.message || 'refused' : error.message;
    throw new Error(
      `The deploy service at ${url} does not answer (${why}): start the site with npm start, or set DEPLOY_URL (at a desk, DEPLOY_PORT).`,
    );
  });
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as { error?: string };
  const where = response.status === 401 ? ` ${url} was asked: DEPLOY_URL names another.` : '';
  throw new Error((error ?? `${url} answers ${response.status}.`) + where, { cause: response.status });
}

async function repeat({ body }: Response, { tell, progress }: CliContext) {
  const lines = createInterface({ input: Readable.fromWeb(body as ReadableStream) });
  for await (const text of lines) {
    const line = JSON.parse(text) as AnswerLine;
    if ('tell' in line) tell(line.tell);
    else if ('progress' in line) progress(line.progress);
    else throw new Error(line.error);
  }
}
