import { randomInt, randomUUID } from 'node:crypto';
import { connectionOf } from '@dosmares/server/connection';
import { normalAddress } from '@dosmares/store/addresses';
import type { Database } from '@dosmares/store/database';
import { audit } from '@dosmares/store/inquiry';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { cookieIn, findPerson, hash, isKnown } from './staff.ts';

type Db = Kysely<Database>;

export const codeMinutes = 15;
const maxAttempts = 5;
/** Codes to one address, and requests, from one connection or known device within an hour. */
export const maxCodes = 5;
const maxRequests = 20;
/** Codes to one address within a day, after which only known devices get one. */
const maxCodesInAll = 10;

/** Requests that wait for their turn: with a store that hangs, each takes seconds. */
const maxWaiting = 50;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Records a request; undefined after too many. A stranger's takes the same work, so that timing gives nothing away. */
export async function requestCode(db: Db, email: string, request: FastifyRequest) {
  if (waiting >= maxWaiting)
    throw Object.assign(new Error('Too many codes are asked for at once'), { statusCode: 503 });
  waiting += 1;
  // One at a time, before they take connections of the store: many at once would leave none for inquiries.
  const recorded = last.then(() => record(db, email, request)).finally(() => (waiting -= 1));
  last = recorded.catch(() => undefined);

  return recorded;
}

const record = (db: Db, email: string, { ip, headers }: FastifyRequest) =>
  db.transaction().execute(async (trx) => {
    const [address, connection] = [hash(normalAddress(email)), hash(connectionOf(ip))];
    const device = hash(cookieIn(headers.cookie) ?? '');
    // Serializes requests, so that simultaneous ones cannot exceed the limits.
    await sql`select pg_advisory_xact_lock(hashtext('sign-in'))`.execute(trx);
    // What sent no code counts for an hour only.
    await sql`delete from sign_in where asked_at < now() - interval '1 hour'
      and (person is null or asked_at < now() - interval '1 day')`.execute(trx);
    const person = await findPerson(trx, email);
    const { rows: known } = await sql`select from session
      where person = ${person?.id ?? -1} and token = ${device} and ${isKnown}`.execute(trx);
    // A device that signed this person in before is counted by itself: nobody else can use up its codes.
    const from = known.length > 0 ? device : connection;
    const isFrom = sql`connection = ${from} and asked_at > now() - interval '1 hour'`;
    const { rows } = await sql<{ sent: number; asked: number; inAll: number }>`select
      (count(*) filter (where ${isFrom} and address = ${address}))::int as sent,
      (count(*) filter (where ${isFrom}))::int as asked,
      (count(person) filter (where address = ${address} and not by_operator))::int as "inAll"
      from sign_in where address = ${address} or connection = ${from}`.execute(trx);
    const { sent = 0, asked = 0, inAll = 0 } = rows[0] ?? {};
    if (asked >= maxRequests) return undefined;
    const maySend = sent < maxCodes && (known.length > 0 || inAll < maxCodesInAll);

    return insertCode(trx, [address, from], maySend ? person?.id : undefined);
  });

/** Creates a code for an operator to pass on when mail is down; undefined for a stranger. */
export async function createOperatorCode(db: Db, email: string): Promise<string | undefined> {
  const person = await findPerson(db, email);
  if (!person) return undefined;
  const address = hash(normalAddress(email));

  return db.transaction().execute(async (trx) => {
    await audit(trx, 'desk-code', String(person.id));

    return (await insertCode(trx, [address], person.id)).code;
  });
}

/** Redeems a code of this request, or an operator's for its address; returns the person's number. */
export const redeemCode = (db: Db, id: string, typed: string): Promise<number | undefined> =>
  db.transaction().execute(async (trx) => {
    const { rows: requests } = await sql<{ address: string }>`update sign_in set tries = tries + 1
      where id = ${id} and not by_operator and tries < ${maxAttempts} and ${isFresh} returning address`.execute(
      trx,
    );
    const [request] = requests;
    if (!request) return undefined;
    const { address } = request;
    const { rows: used } = await sql<{ person: number }>`update sign_in set code = null
      where address = ${address} and code = ${codeHash(typed.replace(/\D/g, ''), address)}
        and ${isFresh} and (id = ${id} or by_operator) returning person`.execute(trx);

    return used[0]?.person;
  });

const isFresh = sql<boolean>`asked_at > now() - make_interval(mins => ${codeMinutes})`;

const codeHash = (code: string, address: string) => hash(`${address} ${code}`);

/**
 * Records a request and, for a staff member, the hash of a new code. An operator's has no connection, and ten digits,
 * because every request for its address may try it.
 */
async function insertCode(trx: Db, [address, connection]: readonly string[], person?: number) {
  const digits = connection === undefined ? 10 : 6;
  const [id, code] = [randomUUID(), String(randomInt(10 ** digits)).padStart(digits, '0')];
  await sql`insert into sign_in (id, address, connection, by_operator, code, person) values (${id}, ${address},
    ${connection ?? 'operator'}, ${connection === undefined}, ${person ? codeHash(code, address ?? '') : null},
    ${person ?? null})`.execute(trx);

  return person ? { id, code } : { id };
}
