import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Args, type CommandName, commands, misused, optionsOf, takes } from '../commands.ts';
import { deskToken, settingsFrom } from '../settings.ts';
import { type CliContext, call, repeat } from './client.ts';

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
  if (name === 'release') return (await import('./release.ts')).release(args, context);

  const headers = { 'content-type': 'application/json' };
  await repeat(await call(name, { method: 'POST', body: JSON.stringify(args), headers }, context), context);
}

function parse(argv: readonly string[], name: CommandName): Args {
  try {
    const options = optionsOf(name);
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    if (takes(name, positionals.length)) return { values: values as Args['values'], positionals };
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
