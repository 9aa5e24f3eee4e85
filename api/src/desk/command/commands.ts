import { sql } from 'kysely';
import { firstOfOffice } from '../../mail/event-words.ts';
import type { Store } from '../../store/database.ts';
import { personJson } from '../person/about.ts';
import { forget } from '../person/forget.ts';
import { codeMinutes, operatorsCode } from '../sign-in/codes.ts';
import { addToOffice } from '../sign-in/people.ts';

/** The outcome of a command: text for the terminal, and whether it was refused. */
export interface Outcome {
  text: string;
  isRefused: boolean;
}

type Run = (store: Store, address: string) => Promise<Outcome>;

/** What an operator does on the machine, for a day without mail or API: the desk can do all else. */
const commands: Readonly<Record<string, { usage: string; run: Run }>> = {
  'desk-code': { usage: 'npm run desk-code -- ADDRESS', run: deskCode },
  export: { usage: 'npm run export -- EMAIL FILE', run: exportPerson },
  forget: {
    usage: 'npm run forget -- EMAIL',
    run: async (store, email) => done((await forget(store, email)).join('\n')),
  },
};

/** Runs one command. */
export async function runCommand(
  store: Store,
  [name = '', address = '', ...rest]: readonly string[],
): Promise<Outcome> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    return refused(
      `There are: ${Object.values(commands)
        .map(({ usage }) => usage)
        .join(', ')}`,
    );

  return address === '' || rest.length > 0 ? refused(command.usage) : command.run(store, address);
}

/** Prints a code with which somebody signs in without mail. The first person of the office becomes one by it. */
async function deskCode(store: Store, address: string): Promise<Outcome> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int from staff where id >= ${firstOfOffice}`.execute(store.db);
  let code = await operatorsCode(store.db, address);
  if (code === undefined && rows[0]?.count === 0) {
    const problem = await addToOffice(store.db, address, '');
    if (problem) return refused(problem);
    code = await operatorsCode(store.db, address);
  }
  if (code === undefined)
    return refused(`${address} is nobody’s who may sign in: the office adds its people on the desk.`);

  return done(
    `${code} is the code of ${address} for ${codeMinutes} minutes: ask for a code on the desk, and enter this one.`,
  );
}

async function exportPerson({ db }: Store, email: string): Promise<Outcome> {
  let text = '';
  for await (const piece of personJson(db, email)) text += piece;

  return done(text);
}

const done = (text: string): Outcome => ({ text, isRefused: false });
const refused = (text: string): Outcome => ({ text, isRefused: true });
