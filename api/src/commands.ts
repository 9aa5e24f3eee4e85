import { existsSync } from 'node:fs';
import { forget, personJson } from '@dosmares/desk/person';
import { codeMinutes, createOperatorCode } from '@dosmares/desk/sign-in/codes';
import { addToOffice } from '@dosmares/desk/sign-in/staff';
import { firstOfficeId } from '@dosmares/mail/event-words';
import { connectionOf } from '@dosmares/server/connection';
import { openLog } from '@dosmares/server/log';
import type { Store } from '@dosmares/store/database';
import { FolderInUse } from '@dosmares/store/engines/folder-lock';
import { openStore, type StoreSettings, storeFolder } from '@dosmares/store/store';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { isThisMachine } from './limits/limits.ts';
import { Problem } from './problems.ts';

/** Commands for operators on the machine, for when mail or the API is down; the desk does everything else. */
const commands = {
  'desk-code': deskCode,
  export: ({ db }: Store, email: string) => personJson(db, email),
  forget: async (store: Store, email: string) => (await forget(store, email)).join('\n'),
};

const names = Object.keys(commands) as (keyof typeof commands)[];
const Command = Type.Tuple([Type.Enum(names), Type.String({ minLength: 1 })]);

type CommandSettings = StoreSettings & { port: number };

/** Runs a command on the store, or through the API of this machine while that has the folder locked. */
export async function runCommand(env: CommandSettings, args: readonly string[]): Promise<string> {
  if (!Check(Command, args)) throw new Error(`npm run ${names.join(' | ')} -- ADDRESS`);
  const [name, address] = args;
  const folder = storeFolder(env.dataDir);
  if (!env.databaseUrl && !existsSync(folder))
    throw new Error(`There is no store in ${folder}: start the API first, or name its folder by DATA_DIR.`);
  try {
    const store = await openStore(env, openLog('api', 'error'));

    return await commands[name](store, address).finally(() => store.close());
  } catch (error) {
    if (error instanceof FolderInUse) return runInApi(env.port, args, error);
    throw error;
  }
}

const path = '/commands';

async function runInApi(port: number, args: readonly string[], cause: FolderInUse): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(args) };
  const answer = await fetch(`http://localhost:${port}${path}`, sent).catch(() => undefined);
  // Another command has the folder, or an API that listens elsewhere.
  if (!answer || answer.status === 404) throw cause;
  const { said, refusal } = (await answer.json()) as { said?: string; refusal?: string };
  if (said === undefined) throw new Error(refusal ?? cause.message);

  return said;
}

/** Runs commands in the API that has the embedded store; on PostgreSQL they need no API (decision 0014). */
export const embeddedCommands: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  app.post(path, { schema: { hide: true } }, async ({ body, headers, ip }) => {
    // No page, of which the browser says its origin, and nobody on another machine may run commands.
    if (headers.origin !== undefined || !isThisMachine(connectionOf(ip))) throw new Problem('not-found');
    if (!Check(Command, body)) throw new Problem('bad-input');
    const [name, address] = body;

    return commands[name](store, address).then(
      (said) => ({ said }),
      ({ message }: Error) => ({ refusal: message }),
    );
  });
};

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
    throw new Error(`${address} may not sign in: the office adds its members on the desk.`);

  return `${code} is the code of ${address} for ${codeMinutes} minutes: ask for a code on the desk, and enter this one.`;
}
