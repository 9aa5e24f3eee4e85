import { inquiryBodies } from '@dosmares/contracts/inquiries';
import { limits } from '@dosmares/contracts/limits';
import { sql, type Transaction } from 'kysely';
import { Compile } from 'typebox/compile';
import { audit } from '../../store/audit.ts';
import type { Database, Store } from '../../store/database.ts';
import { confirmationOf, normalAddress } from '../../store/email-address.ts';
import { beyondReach, isOf } from './about.ts';
import { cleanedUp } from './forget.ts';

/** Corrected values of a person; missing ones stay unchanged. */
export type PersonalValues = Partial<Record<Field, string>>;
type Field = 'name' | 'phone' | 'email';

/**
 * Outcome of a correction: sentences on what was done, or one on why nothing was. `others` counts inquiries that
 * already have the new address.
 */
export type Corrected = { done: readonly string[] } | { problem: string; others?: number };

/** Fields that can be corrected, in the order of the form. */
export const personalFields: readonly Field[] = ['name', 'phone', 'email'];

const { name, phone, email } = inquiryBodies.contact.properties;
const checks = { name: Compile(name), phone: Compile(phone), email: Compile(email) };
const wanted: Readonly<Record<Field, string>> = {
  name: `A name is one line of 1 to ${limits.name} characters. Nothing was changed.`,
  phone: `A phone number is one line of at most ${limits.phone} characters. Nothing was changed.`,
  email: `An email address is one address such as jane@visitor.example, of at most ${limits.email} characters. Nothing was changed.`,
};

/**
 * Corrects a person's values in every inquiry. Earlier values are not kept, and unsent mails use the new ones. A new
 * address that already has inquiries merges two people for good, and is accepted only with `mayJoin`.
 */
export async function correct(
  store: Store,
  person: string,
  { mayJoin = false, ...given }: PersonalValues & { mayJoin?: boolean | undefined },
): Promise<Corrected> {
  const fields = personalFields.filter((field) => given[field] !== undefined);
  if (fields.length === 0) return { problem: 'Say what is to be corrected: name, phone or email.' };
  const values: PersonalValues = {};
  for (const field of fields) {
    const value = given[field] ?? '';
    // Patterns never run on a text that is too long.
    if (value.length > limits[field] || !checks[field].Check(value)) return { problem: wanted[field] };
    values[field] = value.trim();
  }

  const { count, others } = await store.db
    .transaction()
    .execute((trx) => rewrite(trx, person, { values, mayJoin }));
  if (others > 0) return { problem: joins(others), others };
  if (count === 0) return { problem: 'Nothing of this person is stored here.' };

  return {
    done: [
      `${fields.map((field) => words[field]).join(', ')} corrected in ${count === 1 ? '1 inquiry' : `${count} inquiries`}. What is still to be sent uses it.`,
      ...(await cleanedUp(store)),
      beyondReach,
    ],
  };
}

/** Labels of the fields. */
export const words: Readonly<Record<Field, string>> = { name: 'Name', phone: 'Phone', email: 'Email' };

const joins = (others: number) =>
  `${others === 1 ? '1 inquiry has' : `${others} inquiries have`} this email address already. Corrected, all become one person’s, and nobody can take them apart again. Nothing was changed: say that you mean it.`;

async function rewrite(
  trx: Transaction<Database>,
  person: string,
  { values, mayJoin }: { values: PersonalValues; mayJoin: boolean },
): Promise<{ count: number; others: number }> {
  const others = mayJoin ? 0 : await countOthers(trx, person, values.email);
  if (others > 0) return { count: 0, others };
  const theirs = trx.selectFrom('inquiry').select(sql<string>`inquiry.id::text`.as('id')).where(isOf(person));
  // Deletes claims before touching inquiries: the lock order everywhere. Claims are made of earlier values, so a
  // resend counts as new.
  await trx
    .deleteFrom('claim')
    .where('key', 'not like', 'confirmation:%')
    .where('holder', 'in', theirs)
    .execute();
  if (values.email !== undefined) await moveConfirmation(trx, person, values.email);
  const corrected = await trx
    .updateTable('inquiry')
    .set(values)
    .where(isOf(person))
    .returning('reference')
    .execute();
  if (corrected.length > 0)
    await audit(trx, 'correct', corrected.map(({ reference }) => reference).join(' '));

  return { count: corrected.length, others: 0 };
}

/** Counts inquiries of someone else that already have the new address. */
async function countOthers(trx: Transaction<Database>, person: string, email: string | undefined) {
  if (email === undefined || normalAddress(email) === normalAddress(person)) return 0;
  const { count } = await trx
    .selectFrom('inquiry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isOf(email))
    .executeTakeFirstOrThrow();

  return count;
}

/** Moves the day's confirmation to the new address, so that it is not confirmed twice in a day (X04). */
async function moveConfirmation(trx: Transaction<Database>, from: string, to: string) {
  if (confirmationOf(from) === confirmationOf(to)) return;
  await sql`insert into claim (key, holder, until)
    select ${confirmationOf(to)}, holder, until from claim where key = ${confirmationOf(from)}
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('claim').where('key', '=', confirmationOf(from)).execute();
}
