import type { Store } from '../database.ts';
import { forget, type Installation, redeliver, release } from './acting.ts';
import { exportCsv } from './exporting.ts';
import { list, show } from './reading.ts';
import { settle } from './settling.ts';
import { Mistake, readWords, type Words } from './words.ts';

interface Command {
  usage: string;
  does: string;
  run: (store: Store, words: Words, installation: Installation) => Promise<string>;
}

// biome-ignore format: a table reads in columns
const commands: Readonly<Record<string, Command>> = {
  list:      { run: list,      usage: 'list [--held | --waiting | --dead] [--limit 30]', does: 'the newest inquiries, one line each' },
  show:      { run: show,      usage: 'show REFERENCE',                                  does: 'one inquiry, and who was told of it and when' },
  export:    { run: exportCsv, usage: 'export --csv [--from DATE] [--to DATE]',          does: 'all inquiries of a time, for a spreadsheet' },
  redeliver: { run: redeliver, usage: 'redeliver REFERENCE',                             does: 'tell agent, office and CRM once more' },
  'redeliver --dead': { run: redeliver, usage: 'redeliver --dead',                       does: 'try again whatever was given up' },
  settle:    { run: settle,    usage: 'settle REFERENCE --reason "…"',                   does: 'what was given up of it needs nobody any more' },
  release:   { run: release,   usage: 'release REFERENCE',                               does: 'pass on an inquiry that was held as spam' },
  forget:    { run: forget,    usage: 'forget EMAIL',                                    does: 'erase everything that this person sent' },
};

/** What a command came to: text for the terminal, and whether it was refused. */
export interface Outcome {
  text: string;
  isRefused: boolean;
}

/** Runs one command of the staff's tools. */
export async function runCommand(
  store: Store,
  [name = '', ...rest]: readonly string[],
  installation: Installation,
): Promise<Outcome> {
  try {
    const command = commands[name];
    if (!command) throw new Mistake(`There is no command “${name}”.\n\n${help()}`);

    return { text: await command.run(store, readWords(rest), installation), isRefused: false };
  } catch (error) {
    if (error instanceof Mistake) return { text: error.message, isRefused: true };
    throw error;
  }
}

/** What there is, for somebody who has never used it. */
export function help(): string {
  const lines = Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(52)} ${does}`);

  return [
    'Read and handle inquiries. Usage: npm run inquiries -- COMMAND',
    '',
    ...lines,
    '',
    'It works beside a running API and without one; docs/operating.md explains more.',
  ].join('\n');
}
