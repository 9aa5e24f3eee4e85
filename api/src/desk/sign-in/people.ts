import { roster } from '@dosmares/content/roster';
import { type Kysely, sql } from 'kysely';
import { firstOfOffice } from '../../mail/event-words.ts';
import type { Database } from '../../store/database.ts';
import { isOneAddress, normalAddress } from '../../store/email-address.ts';
import { audit } from '../../store/events.ts';

type Db = Kysely<Database>;

/** Somebody of the staff: an agent of the roster, or a person of the office. */
export interface Person {
  id: number;
  name: string;
  email: string;
  isOffice: boolean;
  isSuspended: boolean;
}

/** Returns everybody of the staff, the office first. */
export async function everybody(db: Db): Promise<Person[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('id').execute();

  return [...rows.filter(({ id }) => id >= firstOfOffice), ...roster].map(({ id, name, email }) => ({
    id,
    name: name ?? '',
    email: email ?? '',
    isOffice: id >= firstOfOffice,
    isSuspended: rows.some((row) => row.id === id && row.suspended_at !== null),
  }));
}

/** Returns the person who may sign in with an address; undefined for a stranger and for somebody suspended. */
export async function personWith(db: Db, email: string): Promise<Person | undefined> {
  const people = await everybody(db);

  return people.find((one) => normalAddress(one.email) === normalAddress(email) && !one.isSuspended);
}

/** Returns a sentence on why the address cannot be added; undefined once it is one of the office. */
export async function addToOffice(db: Db, email: string, name: string): Promise<string | undefined> {
  const address = normalAddress(email);
  if (address.length > 254 || !isOneAddress(address)) return 'Please enter one e-mail address.';
  if (roster.some((agent) => normalAddress(agent.email) === address))
    return 'This is the address of an agent, who can sign in already.';

  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('staff')
      .values({
        id: sql<number>`nextval('staff_number')`,
        email: address,
        name: name || (address.split('@')[0] ?? ''),
        suspended_at: null,
      })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ suspended_at: null, ...(name && { name }) }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(trx, 'add to office', String(id));
  });

  return undefined;
}

/** Suspends a person, effective at the next request, and ends all of the person's sessions; or takes that back. */
export const suspend = (db: Db, id: number, isSuspended: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const suspended_at = isSuspended ? new Date() : null;
    await trx
      .insertInto('staff')
      .values({ id, suspended_at, email: null, name: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ suspended_at }))
      .execute();
    if (isSuspended) await trx.deleteFrom('session').where('person', '=', id).execute();
    await audit(trx, isSuspended ? 'suspend' : 'unsuspend', String(id));
  });
