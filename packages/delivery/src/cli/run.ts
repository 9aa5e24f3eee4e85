import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Args, type Command, type CommandName, commands, misused } from '../commands.ts';
import { deskToken, settingsFrom } from '../settings.ts';
import { ask, type CliContext } from './client.ts';

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
export async function runCommand(argv: readonly string[], context: CliContext) {
  const [name = 'help', ...rest] = argv;
  if (['help', '--help', '-h'].includes(name)) return context.tell(help());
  if (!(name in commands))
    throw new Error(`There is no command "${name}": there are ${Object.keys(commands).join(', ')}.`);
  const command: Command = commands[name as CommandName];
  if (rest.includes('--help')) return context.tell(`npm run delivery -- ${command.usage}\n  ${command.does}`);

  const args = parse(rest, name as CommandName);
  if (command.isLocal) return (await import('./release.ts')).release(args, context);

  await ask(name, args, context);
}

function parse(argv: readonly string[], name: CommandName): Args {
  const { options = {}, args: counts }: Command = commands[name];
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    if (counts.includes(positionals.length)) return { values: values as Args['values'], positionals };
  } catch (error) {
    const [why] = (error as Error).message.split(/[.;]\s/);
    throw new Error(`${why}. ${misused(name).message}`, { cause: error });
  }
  throw misused(name);
}

const help = () =>
  [
    'Ships one application alone. npm run delivery -- COMMAND',
    '',
    ...Object.values(commands).map(({ usage, does }) => `  ${usage}\n      ${does}`),
    '',
    'DEPLOY_URL names the deploy service, DEPLOY_TOKEN is its token. docs/shipping.md tells the story.',
  ].join('\n');
