import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import { firstOfOffice } from '../mail/event-words.ts';
import { listenOn } from '../operations/frame.ts';
import { openLog } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { maintenanceLimits } from '../store/engines/postgres-pool.ts';
import { FolderInUse, openStore, type StoreSettings, storeFolder } from '../store/store.ts';
import { forget, personJson } from './person.ts';
import { codeMinutes, operatorsCode } from './sign-in/codes.ts';
import { addToOffice } from './sign-in/staff.ts';

interface Command {
  usage: string;
  /** Returns text for the terminal; throws a sentence on why it was refused. */
  run: (store: Store, address: string) => Promise<string>;
}

/** What an operator does on the machine, for a day without mail or API: the desk can do all else. */
const commands: Readonly<Record<string, Command>> = {
  'desk-code': { usage: 'npm run desk-code -- ADDRESS', run: deskCode },
  export: { usage: 'npm run export -- EMAIL FILE', run: ({ db }, email) => personJson(db, email) },
  forget: {
    usage: 'npm run forget -- EMAIL',
    run: async (store, email) => (await forget(store, email)).join('\n'),
  },
};

/** Runs a command on the store itself, or through the API while that holds the folder. */
export async function runTool(
  env: StoreSettings,
  [name = '', address = '', file = '', ...rest]: readonly string[],
  here: string,
): Promise<string> {
  const all = Object.values(commands).map(({ usage }) => usage);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(all.join('\n'));
  if (address === '' || rest.length > 0 || (name === 'export') !== (file !== ''))
    throw new Error(command.usage);
  const settings = { ...env, limits: maintenanceLimits };
  const text: string = await openStore(settings, openLog('error')).then(
    (store) => command.run(store, address).finally(() => store.close()),
    (error) => {
      if (error instanceof FolderInUse) return runThroughChannel(storeFolder(env.dataDir), [name, address]);
      throw error;
    },
  );
  if (file === '') return text;
  await writeFile(resolve(here, file), text, { flag: 'wx', mode: 0o600 });

  return `Written to ${file}, which only you can read.`;
}

/** Makes a code with which somebody signs in without mail. The first person of the office becomes one by it. */
async function deskCode({ db }: Store, address: string): Promise<string> {
  const office = await db.selectFrom('staff').select('id').where('id', '>=', firstOfOffice).execute();
  let code = await operatorsCode(db, address);
  if (code === undefined && office.length === 0) {
    const problem = await addToOffice(db, address, '');
    if (problem) throw new Error(problem);
    code = await operatorsCode(db, address);
  }
  if (code === undefined)
    throw new Error(`${address} is nobody’s who may sign in: the office adds its people on the desk.`);

  return `${code} is the code of ${address} for ${codeMinutes} minutes: ask for a code on the desk, and enter this one.`;
}

const fileIn = (folder: string) => join(folder, 'staff.json');

/**
 * Runs commands while this process holds the folder, because PGlite can be opened only once; PostgreSQL needs no such
 * channel. It listens on this machine only, and its token is in a file that only the service's own user can read
 * (decision 0014). Returns a function that closes it.
 */
export async function openChannel(store: Store, folder: string) {
  if (store.engine !== 'pglite') return async () => {};
  const token = randomBytes(32).toString('base64url');
  const app = Fastify();
  app.post<{ Body: [string, string] }>(`/${token}`, ({ body: [name, address] }) =>
    commands[name]?.run(store, address).then(
      (text) => ({ text }),
      ({ message }) => ({ refusal: message }),
    ),
  );
  const address = await listenOn(app, { host: '127.0.0.1', port: 0 });
  await writeFile(fileIn(folder), `${address}/${token}`, { mode: 0o600 });

  return async () => {
    await rm(fileIn(folder), { force: true });
    await app.close();
  };
}

export async function runThroughChannel(folder: string, words: readonly string[], seconds = 300) {
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(words),
    redirect: 'error',
    signal: AbortSignal.timeout(seconds * 1000),
  };
  const answer = await readFile(fileIn(folder), 'utf8')
    .then((address) => fetch(address, request))
    .then((response) => response.json())
    .catch((cause) => ({ cause }));
  if (answer?.refusal) throw new Error(answer.refusal);
  if (typeof answer?.text === 'string') return answer.text;

  throw new Error(
    `Another process holds ${folder}, and no API answers at the address in ${fileIn(folder)}. If the API is starting, or another command is running, look in a moment whether it was done, and try again.`,
    answer ?? {},
  );
}
