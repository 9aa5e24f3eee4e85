import { parseArgs } from 'node:util';

/** A mistake in the typed command, answered with one sentence. */
export class UsageError extends Error {}

const options = {
  csv: { type: 'boolean' },
  held: { type: 'boolean' },
  waiting: { type: 'boolean' },
  dead: { type: 'boolean' },
  limit: { type: 'string' },
  reason: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean' },
  name: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  join: { type: 'boolean' },
} as const;

/** Arguments of a command. */
export type Arguments = ReturnType<typeof readArguments>;

/** Name of an option. */
export type Option = keyof typeof options;

/** Reads the arguments of a command; refuses options that it does not have. */
export function readArguments(words: readonly string[], allowed: readonly Option[]) {
  const { values, positionals } = parsed(words);
  const strange = Object.keys(values).filter((option) => !allowed.includes(option as Option));
  if (strange.length > 0) throw new UsageError(`This command has no option --${strange[0]}.`);

  return { ...values, rest: positionals };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Refuses arguments for a command that takes none. */
export function noArguments({ rest }: Arguments) {
  if (rest.length > 0)
    throw new UsageError(`This command does not know what to do with “${rest.join(' ')}”.`);
}

/** Returns the single argument that a command requires. */
export function onlyArgument({ rest }: Arguments, name: string): string {
  const [word] = rest;
  if (!word || rest.length > 1) throw new UsageError(`This command needs exactly one ${name}.`);

  return word;
}
