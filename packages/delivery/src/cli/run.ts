import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, type CommandName, commands, type Words, wordsOf } from '../commands.ts';
import { deskToken, settingsFrom } from '../settings.ts';
import { ask } from './client.ts';
import type { CliContext } from './context.ts';

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
export async function runCommand(args: readonly string[], context: CliContext) {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) return context.tell(help());
  if (!(name in commands))
    throw new Error(`There is no command "${name}": there are ${Object.keys(commands).join(', ')}.`);
  const command: Command = commands[name as CommandName];
  if (rest.includes('--help')) return context.tell(`npm run delivery -- ${command.usage}\n  ${command.does}`);

  const words = parse(rest, command);
  if (name === 'release') return (await import('./release.ts')).release(words, context);
  if (name === 'types' && words.values.to !== undefined) return writeTypes(words, context);

  await ask(name, { method: command.method ?? 'POST', words }, context);
}

function parse(args: readonly string[], { options, usage }: Command): Words {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });

    return { values: values as Words['values'], positionals };
  } catch (error) {
    const [why] = (error as Error).message.split(/[.;]\s/);
    throw new Error(`${why}. Usage: npm run delivery -- ${usage}`, { cause: error });
  }
}

/** Writes the declarations of a release to a file for other repositories. */
async function writeTypes(words: Words, context: CliContext) {
  const [word = ''] = wordsOf(words, 'types', 1);
  const lines: string[] = [];
  await ask('types', { method: 'GET', words }, { ...context, tell: (line) => lines.push(line) });
  const folder = path.resolve(context.folder, String(words.values.to));
  const file = path.join(folder, `${word.split('@')[0]}.d.ts`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`);
  context.tell(`${file} says what ${word} exposes.`);
}

function help() {
  const rows = Object.values(commands).map(({ usage, does }) => `  ${usage}\n      ${does}`);

  return [
    'Ships one application alone. npm run delivery -- COMMAND',
    '',
    ...rows,
    '',
    'DEPLOY_URL names the deploy service, DEPLOY_TOKEN is its token. docs/shipping.md tells the story.',
  ].join('\n');
}
