import type { parseArgs } from 'node:util';
import type { CliContext } from './context.ts';

/** The arguments of a command: positional ones, and options. */
export interface Words {
  positionals: readonly string[];
  values: Readonly<Record<string, string | boolean | undefined>>;
}

/** A subcommand of `npm run delivery`. */
export interface Command {
  usage: string;
  /** One line for the help. */
  does: string;
  options: NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;
  run: (words: Words, context: CliContext) => Promise<void>;
}

/** Returns the positional arguments; throws with the command's usage when there are too few or too many. */
export function wordsOf({ positionals }: Words, { usage }: Pick<Command, 'usage'>, count: number) {
  if (positionals.length !== count) throw new Error(`Usage: npm run delivery -- ${usage}`);

  return positionals;
}

/** Reads a percentage from an option. */
export function percentOf(value: string | boolean | undefined) {
  if (value === undefined) return undefined;
  const share = Number(value);
  if (value === '' || typeof value === 'boolean' || !(share >= 0 && share <= 100)) {
    throw new Error(`A share is a percentage from 0 to 100, not "${value}".`);
  }

  return share;
}
