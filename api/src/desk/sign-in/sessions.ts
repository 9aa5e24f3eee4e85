import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, SessionTable, Store } from '../../store/database.ts';
import { everybody, type Person } from './people.ts';

type Db = Kysely<Database>;

/** Days for which a device stays signed in. */
export const sessionDays = 90;

/** A signed-in request: who it is, everybody of the staff, and the token that its forms carry. */
export interface Session {
  person: Person;
  people: readonly Person[];
  /** Hash of the cookie, by which the store knows the device. */
  token: string;
  formToken: string;
}

/** A device on which somebody is signed in. */
export type Device = Selectable<SessionTable>;

/** Begins a session; returns the cookie's value, of which only the hash is stored. */
export async function beginSession(db: Db, person: number, userAgent: string): Promise<string> {
  const cookie = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({ token: hash(cookie), person, device: deviceOf(userAgent) })
    .execute();

  return cookie;
}

/** Returns the session of a cookie; undefined for one that is forged, expired or revoked, and for somebody who left. */
export async function sessionOf(
  store: () => Store,
  cookie: string | undefined,
): Promise<Session | undefined> {
  if (cookie === undefined) return undefined;
  const { db } = store();
  const token = hash(cookie);
  const row = await db
    .selectFrom('session')
    .select(['person', sql<boolean>`seen_at < now() - interval '1 hour'`.as('isStale')])
    .where('token', '=', token)
    .where(isAlive)
    .executeTakeFirst();
  if (!row) return undefined;
  const people = await everybody(db);
  const person = people.find(({ id, isSuspended }) => id === row.person && !isSuspended);
  if (!person) return undefined;
  if (row.isStale)
    await db.updateTable('session').set({ seen_at: new Date() }).where('token', '=', token).execute();

  return { person, people, token, formToken: hash(`form ${cookie}`) };
}

/** Reports whether a form carries the token of its session: a page of somebody else cannot know it. */
export function isOwnForm({ formToken }: Session, sent: string | null): boolean {
  const [given, wanted] = [Buffer.from(sent ?? ''), Buffer.from(formToken)];

  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Returns the devices of a person, the latest used first. */
export const devicesOf = (db: Db, person: number): Promise<Device[]> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('person', '=', person)
    .where(isAlive)
    .orderBy('seen_at', 'desc')
    .execute();

/** Signs a device of a person out. */
export async function endSession(db: Db, person: number, token: string) {
  await db.deleteFrom('session').where('token', '=', token).where('person', '=', person).execute();
}

/** Deletes what has expired. */
export async function dropOldSessions(db: Db) {
  await db.deleteFrom('session').where('begun_at', '<', longestAgo).execute();
}

const longestAgo = sql<Date>`now() - make_interval(days => ${sessionDays})`;
const isAlive = sql<boolean>`begun_at > ${longestAgo}`;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

const browsers = ['Edg', 'Firefox', 'Chrome', 'Safari'];
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac OS X', 'Linux'];

/** Names a device by its browser and system, such as `Safari on iPhone`. */
function deviceOf(userAgent: string): string {
  const browser = browsers.find((name) => userAgent.includes(name))?.replace('Edg', 'Edge');
  const system = systems.find((name) => userAgent.includes(name))?.replace(' OS X', '');

  return [browser ?? 'A browser', system].filter(Boolean).join(' on ');
}
