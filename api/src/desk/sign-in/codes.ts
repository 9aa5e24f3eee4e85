import { createHash, randomInt, randomUUID } from 'node:crypto';
import { connectionOf } from '@dosmares/contracts/connection';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/database.ts';
import { normalAddress } from '../../store/email-address.ts';
import { audit } from '../../store/events.ts';
import { personWith } from './people.ts';

type Db = Kysely<Database>;

/** Minutes for which a code works, and tries that it allows. */
export const codeMinutes = 15;
const mostTries = 5;
/** Codes that are sent within an hour to one address, and requests from one connection. */
export const mostCodes = 5;
const mostRequests = 20;

/** A request for a code: its id, which the browser returns with the code, and the code if one is to be sent. */
export interface CodeRequest {
  id: string;
  code?: string;
}

/**
 * Notes a request for a code, and makes the code if the address is one of the staff's; undefined when the connection
 * asked too often. For an unknown address it does the same work, so that neither answer nor time tell them apart.
 */
export const requestCode = (db: Db, email: string, ip: string): Promise<CodeRequest | undefined> =>
  db.transaction().execute(async (trx) => {
    const [address, connection] = [hash(normalAddress(email)), hash(connectionOf(ip))];
    // One after another: of many requests at once, no two may count the same.
    await sql`select pg_advisory_xact_lock(hashtext('sign-in'))`.execute(trx);
    await trx.deleteFrom('sign_in').where('asked_at', '<', anHourAgo).execute();
    const { sent, asked } = await trx
      .selectFrom('sign_in')
      .select([
        sql<number>`(count(*) filter (where address = ${address} and not by_operator))::int`.as('sent'),
        sql<number>`(count(*) filter (where connection = ${connection}))::int`.as('asked'),
      ])
      .executeTakeFirstOrThrow();
    if (asked >= mostRequests) return undefined;

    const person = await personWith(trx, email);
    const [id, code] = [randomUUID(), newCode()];
    const isSent = person !== undefined && sent < mostCodes;
    const sending = isSent
      ? { code: codeHash(code, address), person: person.id }
      : { code: null, person: null };
    await trx
      .insertInto('sign_in')
      .values({ id, address, connection, ...sending })
      .execute();

    return isSent ? { id, code } : { id };
  });

/** Makes a code for an operator on the machine to pass on, for a day without mail; undefined for a stranger. */
export async function operatorsCode(db: Db, email: string): Promise<string | undefined> {
  const person = await personWith(db, email);
  if (!person) return undefined;
  const [address, code] = [hash(normalAddress(email)), newCode()];
  const ofOperator = {
    id: randomUUID(),
    address,
    connection: 'operator',
    by_operator: true,
    person: person.id,
  };
  await db
    .insertInto('sign_in')
    .values({ ...ofOperator, code: codeHash(code, address) })
    .execute();
  await db.transaction().execute((trx) => audit(trx, 'desk-code', String(person.id)));

  return code;
}

/**
 * Returns the number of the person who may sign in with a code, and uses the code up; undefined for a wrong one. A code
 * works for the request that it was made for, and an operator's for every request of its address. Each request allows
 * five tries, right or wrong.
 */
export const signInWith = (db: Db, id: string, typed: string): Promise<number | undefined> =>
  db.transaction().execute(async (trx) => {
    const request = await trx
      .updateTable('sign_in')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('id', '=', id)
      .where('by_operator', '=', false)
      .where('tries', '<', mostTries)
      .where(isFresh)
      .returning(['id', 'address'])
      .executeTakeFirst();
    if (!request) return undefined;

    const used = await trx
      .updateTable('sign_in')
      .set({ code: null })
      .where('address', '=', request.address)
      .where('code', '=', codeHash(typed.replace(/\D/g, '').slice(0, 6), request.address))
      .where(isFresh)
      .where((where) => where.or([where('id', '=', request.id), where('by_operator', '=', true)]))
      .returning('person')
      .executeTakeFirst();

    return used?.person ?? undefined;
  });

const isFresh = sql<boolean>`asked_at > now() - make_interval(mins => ${codeMinutes})`;

const anHourAgo = sql<Date>`now() - interval '1 hour'`;

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

const codeHash = (code: string, address: string) => hash(`${address} ${code}`);
