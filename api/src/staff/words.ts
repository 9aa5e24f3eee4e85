import { parseArgs } from 'node:util';

/** A mistake of the person at the keyboard, answered with one sentence. */
export class Mistake extends Error {}

const options = {
  csv: { type: 'boolean' },
  held: { type: 'boolean' },
  waiting: { type: 'boolean' },
  dead: { type: 'boolean' },
  limit: { type: 'string' },
  reason: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

/** What was typed after the command. */
export type Words = ReturnType<typeof readWords>;

/** Reads the words of a command; refuses options that no command has. */
export function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { ...values, rest: positionals };
  } catch (error) {
    throw new Mistake((error as Error).message);
  }
}

/** The one argument that a command asks for. */
export function only({ rest }: Words, name: string): string {
  const [word] = rest;
  if (!word || rest.length > 1) throw new Mistake(`This command needs exactly one ${name}.`);

  return word;
}

/** A moment, given as a date or a date with a time. */
export function moment(text: string | undefined, otherwise: Date): Date {
  if (text === undefined) return otherwise;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Mistake(`“${text}” is not a date such as 2026-03-31.`);

  return time;
}
