import { randomInt, randomUUID } from 'node:crypto';
import { connectionOf } from '@dosmares/contracts/connection';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/database.ts';
import { normalAddress } from '../../store/email-address.ts';
import { audit } from '../../store/events.ts';
import { hash, personWith } from './staff.ts';

type Db = Kysely<Database>;

/** Minutes for which a code works, and tries that it allows. */
export const codeMinutes = 15;
const mostTries = 5;
/** Codes that are sent within an hour to one address, and requests from one connection. */
export const mostCodes = 5;
const mostRequests = 20;

/**
 * Notes a request for a code; returns its id, which the browser returns with the code, and the code if one is to be
 * sent; undefined when the connection asked too often. A stranger's address makes the same work, so that neither answer
 * nor time tell them apart.
 */
export const requestCode = (
  db: Db,
  email: string,
  ip: string,
): Promise<{ id: string; code?: string } | undefined> =>
  db.transaction().execute(async (trx) => {
    const [address, connection] = [hash(normalAddress(email)), hash(connectionOf(ip))];
    // One after another: of many requests at once, no two may count the same.
    await sql`select pg_advisory_xact_lock(hashtext('sign-in'))`.execute(trx);
    await trx.deleteFrom('sign_in').where('asked_at', '<', sql<Date>`now() - interval '1 hour'`).execute();
    const { sent, asked } = await trx
      .selectFrom('sign_in')
      .select([
        sql<number>`(count(*) filter (where address = ${address} and not by_operator))::int`.as('sent'),
        sql<number>`(count(*) filter (where connection = ${connection}))::int`.as('asked'),
      ])
      .executeTakeFirstOrThrow();
    if (asked >= mostRequests) return undefined;

    const person = await personWith(trx, email);
    const { id, code, row } = newCode(address, sent < mostCodes ? person?.id : undefined);
    await trx
      .insertInto('sign_in')
      .values({ ...row, connection })
      .execute();

    return row.code === null ? { id } : { id, code };
  });

/** Makes a code for an operator on the machine to pass on, for a day without mail; undefined for a stranger. */
export async function operatorsCode(db: Db, email: string): Promise<string | undefined> {
  const person = await personWith(db, email);
  if (!person) return undefined;
  const { code, row } = newCode(hash(normalAddress(email)), person.id);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sign_in')
      .values({ ...row, connection: 'operator', by_operator: true })
      .execute();
    await audit(trx, 'desk-code', String(person.id));
  });

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
      .where('code', '=', codeHash(typed.replace(/\D/g, ''), request.address))
      .where(isFresh)
      .where((where) => where.or([where('id', '=', request.id), where('by_operator', '=', true)]))
      .returning('person')
      .executeTakeFirst();

    return used?.person ?? undefined;
  });

const isFresh = sql<boolean>`asked_at > now() - make_interval(mins => ${codeMinutes})`;

const codeHash = (code: string, address: string) => hash(`${address} ${code}`);

/** Makes a code and its row, which holds the code only if it is for somebody. */
function newCode(address: string, person: number | undefined) {
  const [id, code] = [randomUUID(), String(randomInt(1_000_000)).padStart(6, '0')];
  const row = { id, address, code: person ? codeHash(code, address) : null, person: person ?? null };

  return { id, code, row };
}
