import { createHash, randomBytes } from 'node:crypto';
import { roster } from '@dosmares/content/roster';
import { isOneAddress } from '@dosmares/contracts/mail-address';
import { firstOfficeId } from '@dosmares/mail/event-words';
import { normalAddress } from '@dosmares/store/addresses';
import type { Database } from '@dosmares/store/database';
import { audit } from '@dosmares/store/inquiry';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Database>;

export interface Person {
  id: number;
  name: string;
  email: string;
  isOffice: boolean;
  isSuspended: boolean;
}

export async function allStaff(db: Db): Promise<Person[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('id').execute();

  return [...rows.filter(({ id }) => id >= firstOfficeId), ...roster].map(({ id, name, email }) => ({
    id,
    name: name ?? '',
    email: email ?? '',
    isOffice: id >= firstOfficeId,
    isSuspended: rows.some((row) => row.id === id && row.suspended_at !== null),
  }));
}

export async function findPerson(db: Db, email: string): Promise<Person | undefined> {
  const people = await allStaff(db);

  return people.find((one) => normalAddress(one.email) === normalAddress(email) && !one.isSuspended);
}

/** Adds a member of the office; returns undefined, or a sentence on why the address cannot be added. */
export async function addToOffice(db: Db, email: string, name: string): Promise<string | undefined> {
  const address = normalAddress(email);
  if (address.length > 254 || !isOneAddress(address)) return 'Please enter one e-mail address.';
  if (roster.some((agent) => normalAddress(agent.email) === address))
    return 'This is the address of an agent, who can sign in already.';

  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`insert into staff (id, email, name)
      values (nextval('staff_number'), ${address}, ${name || nameFrom(address)})
      on conflict (email) do update set suspended_at = null, name = coalesce(${name || null}, staff.name)
      returning id`.execute(trx);
    await audit(trx, 'add to office', String(rows[0]?.id));
  });

  return undefined;
}

/** Derives a name from an address, such as `Ana Ruiz` from `ana.ruiz@`. */
const nameFrom = (address: string) =>
  address
    .replace(/@.*/, '')
    .replace(/[._-]+/g, ' ')
    .replace(/\b\p{L}/gu, (first) => first.toUpperCase());

/** Suspends a person and ends all of the person's sessions; or lifts the suspension. */
export const setSuspended = (db: Db, id: number, isSuspended: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const suspended_at = isSuspended ? new Date() : null;
    await trx
      .insertInto('staff')
      .values({ id, suspended_at, email: null, name: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ suspended_at }))
      .execute();
    if (isSuspended) {
      await trx.deleteFrom('session').where('person', '=', id).execute();
      await sql`update sign_in set code = null where person = ${id}`.execute(trx);
    }
    await audit(trx, isSuspended ? 'suspend' : 'unsuspend', String(id));
  });

export const sessionDays = 90;
/** How long a device is known after signing in, which is no right: it may always ask for a code. */
export const knownDays = 180;

export interface Session {
  person: Person;
  people: readonly Person[];
  /** Hash of the cookie, by which the store knows the device. */
  token: string;
  formToken: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session;
  }
}

export const cookieIn = (cookies = '') => /(?:^|; )desk=([\w-]{43})(?=;|$)/.exec(cookies)?.[1];

/** Begins a session; returns the cookie's value, of which only the hash is stored. */
export async function beginSession(db: Db, person: number, userAgent: string): Promise<string> {
  const cookie = randomBytes(32).toString('base64url');
  const row = { token: hash(cookie), person, device: deviceOf(userAgent) };
  await db.insertInto('session').values(row).execute();

  return cookie;
}

/** Returns a request's session; undefined unless it is valid and its person is still on the staff. */
export async function sessionOf(db: Db, cookies?: string): Promise<Session | undefined> {
  const cookie = cookieIn(cookies);
  if (cookie === undefined) return undefined;
  const token = hash(cookie);
  const { rows } = await sql<{ person: number; isStale: boolean }>`
    select person, seen_at < now() - interval '1 hour' as "isStale" from session
    where token = ${token} and ${isUnexpired}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const people = await allStaff(db);
  const person = people.find(({ id, isSuspended }) => id === row.person && !isSuspended);
  if (row.isStale)
    await db.updateTable('session').set({ seen_at: new Date() }).where('token', '=', token).execute();

  return person && { person, people, token, formToken: hash(`form ${cookie}`) };
}

export const devicesOf = (db: Db, person: number) => {
  const sessions = db.selectFrom('session').selectAll().where('person', '=', person).where(isUnexpired);

  return sessions.orderBy('seen_at', 'desc').execute();
};

/** Signs a device out; it stays known if it has done so itself, but not if it may be lost. */
export const endSession = (db: Db, { person, token: own }: Session, token: string) =>
  token === own
    ? db.updateTable('session').set({ begun_at: expiry }).where('token', '=', own).execute()
    : db.deleteFrom('session').where('token', '=', token).where('person', '=', person.id).execute();

export const dropOldSessions = (db: Db) => sql`delete from session where not ${isKnown}`.execute(db);

const expiry = sql<Date>`now() - make_interval(days => ${sessionDays})`;
const isUnexpired = sql<boolean>`begun_at > ${expiry}`;
export const isKnown = sql<boolean>`begun_at > now() - make_interval(days => ${knownDays})`;

export const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Names a device by its browser and system, such as `Safari on iPhone`. */
function deviceOf(userAgent: string): string {
  const [browser] = /Edg|Firefox|Chrome/.exec(userAgent) ?? /Safari/.exec(userAgent) ?? ['A browser'];
  const [system] = /iPhone|iPad|Android|Windows|Mac|Linux/.exec(userAgent) ?? [];

  return `${browser.replace('Edg', 'Edge')}${system ? ` on ${system}` : ''}`;
}
