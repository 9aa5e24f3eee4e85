import { inquiryBodies } from '@dosmares/contracts/inquiries';
import { limits } from '@dosmares/contracts/limits';
import { sql, type Transaction } from 'kysely';
import { Compile } from 'typebox/compile';
import type { Database, Store } from '../../store/database.ts';
import { beginAgain } from '../../store/deliveries.ts';
import { confirmationOf, normalAddress } from '../../store/email-address.ts';
import { audit } from '../../store/events.ts';
import type { Inquiry } from '../../store/inquiry.ts';
import { addEvent } from '../inquiry/record.ts';
import type { Person } from '../sign-in/people.ts';
import { isOf } from './about.ts';
import { cleanedUp } from './forget.ts';

type Field = 'name' | 'phone' | 'email';

/** Values of a person that can be corrected, in the order of the form, with their labels. */
export const personalFields: Readonly<Record<Field, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
};

const { name, phone, email } = inquiryBodies.contact.properties;
const checks = { name: Compile(name), phone: Compile(phone), email: Compile(email) };
const wanted: Readonly<Record<Field, string>> = {
  name: `A name is one line of 1 to ${limits.name} characters. Nothing was changed.`,
  phone: `A phone number is one line of at most ${limits.phone} characters. Nothing was changed.`,
  email: `An email address is one address such as jane@visitor.example, of at most ${limits.email} characters. Nothing was changed.`,
};

/**
 * Corrects a person's values in every inquiry, in what is still to be sent too; returns a sentence when nothing was
 * changed. Earlier values are kept nowhere. A corrected address gets the confirmation that went to the wrong one.
 */
export async function correct(
  store: Store,
  { inquiry, given, by }: { inquiry: Inquiry; given: Partial<Record<Field, string>>; by: Person },
): Promise<string | undefined> {
  const values: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(personalFields) as Field[]) {
    const value = given[field];
    if (value === undefined || value.trim() === inquiry[field]) continue;
    // Patterns never run on a text that is too long.
    if (value.length > limits[field] || !checks[field].Check(value)) return wanted[field];
    values[field] = value.trim();
  }
  if (Object.keys(values).length === 0) return 'That is what is stored.';

  await store.db.transaction().execute(async (trx) => {
    await rewrite(trx, inquiry.email, values);
    if (values.email !== undefined && inquiry.held === null)
      await beginAgain(store, trx, { inquiry_id: inquiry.id, party: 'visitor' });
    const what = Object.keys(values)
      .map((field) => personalFields[field as Field])
      .join(', ');
    await addEvent(trx, inquiry.id, { kind: 'corrected', person: by, what });
  });
  const [problem] = await cleanedUp(store);

  return problem;
}

async function rewrite(trx: Transaction<Database>, person: string, values: Partial<Record<Field, string>>) {
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
  await audit(trx, 'correct', corrected.map(({ reference }) => reference).join(' '));
}

/** Moves the day's confirmation to the new address, so that it is not confirmed twice in a day (X04). */
async function moveConfirmation(trx: Transaction<Database>, from: string, to: string) {
  if (normalAddress(from) === normalAddress(to)) return;
  await sql`insert into claim (key, holder, until)
    select ${confirmationOf(to)}, holder, until from claim where key = ${confirmationOf(from)}
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('claim').where('key', '=', confirmationOf(from)).execute();
}
