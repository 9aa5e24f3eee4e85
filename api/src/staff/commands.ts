import type { Store } from '../store/database.ts';
import { type Arguments, type Option, readArguments, UsageError } from './arguments.ts';
import { chatReview } from './commands/chat-review.ts';
import { type Installation, redeliver, release, settle } from './commands/deliveries.ts';
import { exportCsv } from './commands/export.ts';
import { list } from './commands/list.ts';
import { correctPerson, forget, person } from './commands/person.ts';
import { show } from './commands/show.ts';

interface Command {
  usage: string;
  does: string;
  options: readonly Option[];
  run: (store: Store, given: Arguments, installation: Installation) => Promise<string>;
}

// biome-ignore format: a table reads in columns
const commands: Readonly<Record<string, Command>> = {
  list:      { run: list,      usage: 'list [WORD ...] [--held | --waiting | --dead] [--limit 30]', does: 'the newest inquiries that have these words in name, e-mail, phone or reference', options: ['held', 'waiting', 'dead', 'limit'] },
  show:      { run: show,      usage: 'show REFERENCE',                                  does: 'one inquiry, and who was told of it and when',     options: [] },
  export:    { run: exportCsv, usage: 'export --csv [--from DATE] [--to DATE] [--file PATH]', does: 'all inquiries from one day to another, for a spreadsheet', options: ['csv', 'from', 'to'] },
  redeliver: { run: redeliver, usage: 'redeliver REFERENCE',                             does: 'tell agent, office and CRM once more',             options: ['dead'] },
  'redeliver --dead': { run: redeliver, usage: 'redeliver --dead',                       does: 'retry all undeliverable mail',                     options: ['dead'] },
  settle:    { run: settle,    usage: 'settle REFERENCE --reason "…"',                   does: 'mark its undeliverable mail as resolved',          options: ['reason'] },
  release:   { run: release,   usage: 'release REFERENCE',                               does: 'pass on an inquiry that was held as spam',         options: [] },
  person:    { run: person,    usage: 'person EMAIL [--json] [--file PATH]',             does: 'what is stored about somebody; as JSON, all of it', options: ['json'] },
  correct:   { run: correctPerson, usage: 'correct EMAIL [--name …] [--phone …] [--email … [--join]]', does: 'give somebody other values, in every inquiry; join two people', options: ['name', 'phone', 'email', 'join'] },
  forget:    { run: forget,    usage: 'forget EMAIL',                                    does: 'erase everything that this person sent',           options: [] },
  'chat-review': { run: chatReview, usage: 'chat-review [--limit 30]',                  does: 'what visitors asked and the assistant did not know', options: ['limit'] },
};

/** The outcome of a command: text for the terminal, and whether it was refused. */
export interface Outcome {
  text: string;
  isRefused: boolean;
}

/** Runs one command of the staff tools. */
export async function runCommand(
  store: Store,
  [name = '', ...rest]: readonly string[],
  installation: Installation,
): Promise<Outcome> {
  try {
    const command = commands[name];
    if (!command) throw new UsageError(`There is no command “${name}”.\n\n${help()}`);

    return {
      text: await command.run(store, readArguments(rest, command.options), installation),
      isRefused: false,
    };
  } catch (error) {
    if (error instanceof UsageError) return { text: error.message, isRefused: true };
    throw error;
  }
}

/** Returns the help text for new users. */
export function help(): string {
  const lines = Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(62)} ${does}`);

  return [
    'Read and handle inquiries. Usage: npm run inquiries -- COMMAND',
    '',
    ...lines,
    '',
    'Dates such as 2026-03-31 mean whole days, and all times are those of Los Cabos.',
    'It works beside a running API and without one; docs/operating.md explains more.',
  ].join('\n');
}
