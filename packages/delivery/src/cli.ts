import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { parseArgs } from 'node:util';
import { withoutControls } from '@dosmares/contracts/entries';
import { applicationNames } from '@dosmares/tools/presets/checkout';
import { packTar } from 'modern-tar/fs';
import { type Args, type CommandName, commands, optionsOf, usageError } from './commands.ts';
import type { Release } from './manifest.ts';
import { packCommit, packWorkingTree } from './release/checkout.ts';
import type { AnswerLine } from './service/answer.ts';
import { localTokenFile, settingsFrom } from './settings.ts';
import { filesIn, label, type Named } from './store/integrity.ts';

/** The deploy service with a token, where output goes line by line, and the folder that paths start from. */
export interface CliContext {
  service: { url: string; token: string };
  print: (line: string) => void;
  progress: (line: string) => void;
  folder: string;
}

/** Reads DEPLOY_URL and DEPLOY_TOKEN; by default, those of the site that runs on this machine. */
export async function contextFrom(environment: NodeJS.ProcessEnv): Promise<CliContext> {
  const { ports, dataDir } = settingsFrom(environment);
  const { DEPLOY_URL: url = `http://localhost:${ports.deploy}`, DEPLOY_TOKEN, INIT_CWD = '.' } = environment;
  const token = DEPLOY_TOKEN ?? (await readFile(path.join(dataDir, localTokenFile), 'utf8').catch(() => ''));

  return {
    service: { url: url.replace(/\/$/, ''), token: token.trim() },
    print: (line) => console.log(line),
    progress: (line) => console.error(line),
    folder: INIT_CWD,
  };
}

/** Runs a command with its arguments. @throws with one sentence when it fails */
export async function runCommand([command = 'help', ...rest]: readonly string[], context: CliContext) {
  if (['help', '--help', '-h'].includes(command)) return context.print(help());
  if (!Object.hasOwn(commands, command))
    throw new Error(`There is no command "${command}": there are ${Object.keys(commands).join(', ')}.`);
  const name = command as CommandName;
  const { usage, does } = commands[name];
  if (rest.includes('--help')) return context.print(`npm run delivery -- ${usage}\n  ${does}`);

  const args = parse(rest, name);
  if (name === 'release') return release(args, context);

  await printAnswer(await request(name, context, JSON.stringify(args)), context);
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
    throw new Error(`${why}. ${usageError(name).message}`, { cause: error });
  }
}

async function release(args: Args, context: CliContext) {
  const { positionals, values } = args;
  if ((positionals.length === 0) !== (values.from !== undefined)) throw usageError('release');
  const start = performance.now();
  const named = values.from
    ? await sendBuild(String(values.from), context)
    : await sendRelease(args, context);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  context.print(`${named}\n  in ${seconds} s; next: npm run delivery -- promote ${named} --share 10`);
}

async function sendRelease({ positionals: [name = ''], values }: Args, context: CliContext) {
  if (!applicationNames.includes(name))
    throw new Error(`There is no application "${name}" here: there are ${applicationNames.join(', ')}.`);
  // Fails before the build for a token that may not ship it.
  await isStored({ name, version: 'next' }, context);
  context.progress(`Building ${name}`);
  const { folder, release, close } = await (values['working-tree'] ? packWorkingTree : packCommit)(name);
  await upload(folder, release, context).finally(close);
  const kilobytes = release.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;
  context.progress(`From ${release.commit}: ${release.files.length} files, ${Math.round(kilobytes)} kB`);

  return label(release);
}

/** Sends the folder of a stock build as it is; the service makes the release. Returns its label. */
async function sendBuild(manifest: string, context: CliContext) {
  const file = path.resolve(context.folder, manifest);
  if (!existsSync(file))
    throw new Error(`There is no ${file}: switch manifest on in the federation plugin, and build.`);
  // Before anything is read: a device never ends.
  await filesIn(path.dirname(file));
  const answer = await request('builds', context, await arrayBuffer(packTar(path.dirname(file))));
  const told: string[] = [];
  await printAnswer(answer, { ...context, print: (line) => told.push(line) });

  return told.at(-1) ?? '';
}

export async function upload(folder: string, release: Release, context: CliContext) {
  if (await isStored(release, context)) return;
  const answer = await request('releases', context, await arrayBuffer(packTar(folder)));
  await printAnswer(answer, { ...context, print: () => {} });
}

/** Reports whether the deploy service has a release. @throws when the token may not ship its application */
const isStored = ({ name, version }: Named, context: CliContext) =>
  request(`releases/${name}/${version}`, context).catch((error: Error) => {
    if (error.cause !== 404) throw error;
  });

/** Sends a request to the deploy service. @throws with its refusal, and the HTTP status as cause */
async function request(at: string, { service: { url, token } }: CliContext, body?: string | ArrayBuffer) {
  const type = typeof body === 'string' ? 'application/json' : 'application/x-tar';
  const headers = { authorization: `Bearer ${token}` };
  const init = body ? { method: 'POST', body, headers: { ...headers, 'content-type': type } } : { headers };
  const response = await fetch(`${url}/${at}`, init).catch((error: Error) => {
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

/** The exit status when nobody knows how a command ended. */
const lostStatus = 4;

/** @throws with the service's refusal, or when it ends before its answer does */
async function printAnswer(answer: Response, context: CliContext) {
  await printLines(answer, context).catch((error: Error) => {
    if (error.constructor === Error) throw error;
    const lost = new Error(
      'The deploy service went away before it had finished: ask status what is live, and history what was done.',
      { cause: error },
    );
    throw Object.assign(lost, { exitStatus: lostStatus });
  });
}

async function printLines({ body }: Response, { print, progress }: CliContext) {
  const lines = createInterface({ input: Readable.fromWeb(body as ReadableStream) });
  for await (const text of lines) {
    // After its last line, the service may have sent a sign of life.
    if (text.trim() === '') continue;
    const line = JSON.parse(text) as AnswerLine;
    // A team's reasons and its pages' errors are among it: none of them may control a terminal.
    if ('tell' in line) print(withoutControls(line.tell));
    else if ('progress' in line) progress(withoutControls(line.progress));
    else throw Object.assign(new Error(withoutControls(line.error)), { exitStatus: line.exitStatus });
  }
}
