import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { forget, personJson } from '@dosmares/desk/person';
import { codeMinutes, createOperatorCode } from '@dosmares/desk/sign-in/codes';
import { addToOffice } from '@dosmares/desk/sign-in/staff';
import { firstOfficeId } from '@dosmares/mail/event-words';
import type { Store } from '@dosmares/store/database';
import { FolderInUse } from '@dosmares/store/engines/pglite';
import { maintenanceLimits } from '@dosmares/store/engines/postgres-pool';
import { openStore, type StoreSettings, storeFolder } from '@dosmares/store/store';
import { type Log, openLog } from '../operations/log.ts';

/** Commands for operators on the machine, for when mail or the API is down; the desk does everything else. */
const commands: Readonly<Record<string, (store: Store, address: string) => Promise<string>>> = {
  'desk-code': deskCode,
  export: ({ db }, email) => personJson(db, email),
  forget: async (store, email) => (await forget(store, email)).join('\n'),
};

/** Runs a command on the store, or through the API while that has the folder locked. */
export async function runCommand(env: StoreSettings, args: readonly string[]): Promise<string> {
  const [name = '', address = ''] = args;
  if (!Object.hasOwn(commands, name) || address === '' || args.length > 2)
    throw new Error(`npm run ${Object.keys(commands).join(' | ')} -- ADDRESS`);
  const folder = storeFolder(env.dataDir);
  if (!env.databaseUrl && !existsSync(folder))
    throw new Error(`There is no store in ${folder}: start the API first, or name its folder by DATA_DIR.`);
  try {
    const store = await openStore({ ...env, limits: maintenanceLimits }, openLog('error'));

    return await run(store, args).finally(() => store.close());
  } catch (error) {
    if (error instanceof FolderInUse) return runOverSocket(folder, args, error);
    throw error;
  }
}

const run = (store: Store, [name = '', address = '']: readonly string[]) =>
  commands[name]?.(store, address) ?? Promise.reject(new Error(`There is no ${name}.`));

// Relative, because the path of a socket may have only about 100 bytes.
const socketIn = (folder: string) => relative('', join(folder, 'commands'));

/**
 * Serves commands from a socket while this process has the folder locked; PostgreSQL needs none. Only this user may
 * enter the folder (decision 0014). Returns a function that closes the socket; without a socket the API still runs.
 */
export async function openCommandSocket(store: Store, folder: string, log: Log): Promise<() => unknown> {
  if (store.engine !== 'pglite') return () => undefined;
  // Left over by a process that was killed.
  await rm(socketIn(folder), { force: true });
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    // The client may be gone before the answer.
    socket.on('error', () => undefined);
    const done = text(socket).then((args) => run(store, JSON.parse(args)));
    const answer = await done.then(
      (said) => ({ said }),
      ({ message }) => ({ refusal: message }),
    );
    socket.end(JSON.stringify(answer));
  });
  await once(server.listen(socketIn(folder)), 'listening').catch(({ code }) =>
    log.warn({ reason: code }, 'Commands can run only while this process does not'),
  );

  return () => server.close();
}

async function runOverSocket(folder: string, args: readonly string[], cause: FolderInUse): Promise<string> {
  const socket = connect(socketIn(folder)).end(JSON.stringify(args));
  const answer = await text(socket).catch(() => '');
  // Nobody listens while an API starts or another command runs.
  if (answer === '') throw cause;
  const { said, refusal } = JSON.parse(answer);
  if (refusal) throw new Error(refusal);

  return said;
}

/** Makes a code for signing in without mail. While the office has no members, the address becomes the first. */
async function deskCode({ db }: Store, address: string): Promise<string> {
  const members = await db.selectFrom('staff').select('id').where('id', '>=', firstOfficeId).execute();
  let code = await createOperatorCode(db, address);
  if (code === undefined && members.length === 0) {
    const problem = await addToOffice(db, address, '');
    if (problem) throw new Error(problem);
    code = await createOperatorCode(db, address);
  }
  if (code === undefined)
    throw new Error(`${address} is nobody’s who may sign in: the office adds its people on the desk.`);

  return `${code} is the code of ${address} for ${codeMinutes} minutes: ask for a code on the desk, and enter this one.`;
}
