import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { firstOfOffice } from '../mail/event-words.ts';
import { type Log, openLog } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { maintenanceLimits } from '../store/engines/postgres-pool.ts';
import { FolderInUse, openStore, type StoreSettings, storeFolder } from '../store/store.ts';
import { forget, personJson } from './person.ts';
import { codeMinutes, operatorsCode } from './sign-in/codes.ts';
import { addToOffice } from './sign-in/staff.ts';

/** What an operator does on the machine, for a day without mail or API: the desk can do all else. */
const commands: Readonly<Record<string, (store: Store, address: string) => Promise<string>>> = {
  'desk-code': deskCode,
  export: ({ db }, email) => personJson(db, email),
  forget: async (store, email) => (await forget(store, email)).join('\n'),
};

/** Runs a command on the store itself, or through the API while that holds the folder. */
export async function runTool(env: StoreSettings, words: readonly string[]): Promise<string> {
  const [name = '', address = ''] = words;
  if (!Object.hasOwn(commands, name) || address === '' || words.length > 2)
    throw new Error(`npm run ${Object.keys(commands).join(' | ')} -- ADDRESS`);
  const folder = storeFolder(env.dataDir);
  if (!env.databaseUrl && !existsSync(folder))
    throw new Error(`There is no store in ${folder}: start the API first, or name its folder by DATA_DIR.`);
  try {
    const store = await openStore({ ...env, limits: maintenanceLimits }, openLog('error'));

    return await run(store, words).finally(() => store.close());
  } catch (error) {
    if (error instanceof FolderInUse) return throughChannel(folder, words, error);
    throw error;
  }
}

const run = (store: Store, [name = '', address = '']: readonly string[]) =>
  commands[name]?.(store, address) ?? Promise.reject(new Error(`There is no ${name}.`));

// From here, because the address of a socket has at most some 100 bytes.
const channelIn = (folder: string) => relative('', join(folder, 'commands'));

/**
 * Runs commands while this process holds the folder, because PGlite can be opened only once; PostgreSQL needs no such
 * channel. Only this user may enter the folder (decision 0014). Returns a function that closes it. Where the channel cannot
 * be opened, only the commands have to wait until this process ends.
 */
export async function openChannel(store: Store, folder: string, log: Log): Promise<() => unknown> {
  if (store.engine !== 'pglite') return () => undefined;
  // What a process left that was killed.
  await rm(channelIn(folder), { force: true });
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    // Whoever asked may be gone before the answer.
    socket.on('error', () => undefined);
    const done = text(socket).then((words) => run(store, JSON.parse(words)));
    const answer = await done.then(
      (said) => ({ said }),
      ({ message }) => ({ refusal: message }),
    );
    socket.end(JSON.stringify(answer));
  });
  await once(server.listen(channelIn(folder)), 'listening').catch(({ code }) =>
    log.warn({ reason: code }, 'Commands can run only while this process does not'),
  );

  return () => server.close();
}

async function throughChannel(folder: string, words: readonly string[], cause: FolderInUse): Promise<string> {
  const socket = connect(channelIn(folder)).end(JSON.stringify(words));
  const answer = await text(socket).catch(() => '');
  // Nobody listens, as while an API starts or another command runs.
  if (answer === '') throw cause;
  const { said, refusal } = JSON.parse(answer);
  if (refusal) throw new Error(refusal);

  return said;
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
