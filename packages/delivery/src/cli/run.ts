import { parseArgs } from 'node:util';
import { verbs } from './commands/commands.ts';
import type { CliContext } from './context.ts';

/** Runs one verb with its words. @throws with one sentence when it cannot be done */
export async function runVerb(words: readonly string[], context: CliContext) {
  const [name = 'help', ...rest] = words;
  if (['help', '--help', '-h'].includes(name)) return context.tell(help());
  const verb = verbs[name];
  if (!verb) throw new Error(`There is no verb "${name}": there are ${Object.keys(verbs).join(', ')}.`);
  if (rest.includes('--help')) return context.tell(`npm run delivery -- ${verb.usage}\n  ${verb.does}`);

  const { values, positionals } = parse(rest, verb);
  await verb.run({ values: values as Record<string, string | boolean | undefined>, positionals }, context);
}

function parse(words: readonly string[], { options, usage }: (typeof verbs)[string]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const [why] = (error as Error).message.split(/[.;]\s/);
    throw new Error(`${why}. Usage: npm run delivery -- ${usage}`, { cause: error });
  }
}

function help() {
  const rows = Object.values(verbs).map(({ usage, does }) => `  ${usage}\n      ${does}`);

  return [
    'Ships one application alone. npm run delivery -- VERB',
    '',
    ...rows,
    '',
    'docs/shipping.md tells the story.',
  ].join('\n');
}
