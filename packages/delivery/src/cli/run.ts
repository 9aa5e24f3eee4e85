import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { commands } from './commands/commands.ts';
import type { CliContext } from './context.ts';

/** Runs a command with its arguments. @throws with one sentence when it fails */
export async function runCommand(words: readonly string[], context: CliContext) {
  const [name = 'help', ...rest] = words;
  if (['help', '--help', '-h'].includes(name)) return context.tell(await help());
  const load = commands[name];
  if (!load) throw new Error(`There is no command "${name}": there are ${Object.keys(commands).join(', ')}.`);
  const command = await load();
  if (rest.includes('--help')) return context.tell(`npm run delivery -- ${command.usage}\n  ${command.does}`);

  const { values, positionals } = parse(rest, command);
  await command.run({ values: values as Record<string, string | boolean | undefined>, positionals }, context);
}

function parse(words: readonly string[], { options, usage }: Command) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const [why] = (error as Error).message.split(/[.;]\s/);
    throw new Error(`${why}. Usage: npm run delivery -- ${usage}`, { cause: error });
  }
}

async function help() {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const rows = all.map(({ usage, does }) => `  ${usage}\n      ${does}`);

  return [
    'Ships one application alone. npm run delivery -- COMMAND',
    '',
    ...rows,
    '',
    'docs/shipping.md tells the story.',
  ].join('\n');
}
