import { inquiryBodies } from '@dosmares/contracts/inquiries';
import { limits } from '@dosmares/contracts/limits';
import { Compile } from 'typebox/compile';
import { claim } from '../../store/claims.ts';
import { beginAgain } from '../../store/deliveries.ts';
import { confirmationOf } from '../../store/email-address.ts';
import { audit } from '../../store/events.ts';
import type { Doing } from '../inquiry/open.ts';
import { addEvent } from '../inquiry/record.ts';
import type { Notice } from '../page/serve.ts';
import { cleanedUp, isOf } from './person.ts';

type Field = 'name' | 'email' | 'phone';

/** Values of a person that can be corrected, in the order of the form, with their labels. */
export const personalFields: Readonly<Record<Field, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
};

const { name, email, phone } = inquiryBodies.contact.properties;
const checks = { name: Compile(name), email: Compile(email), phone: Compile(phone) };
const wanted: Readonly<Record<Field, string>> = {
  name: `A name is one line of 1 to ${limits.name} characters. Nothing was changed.`,
  email: `An email address is one address such as jane@visitor.example, of at most ${limits.email} characters. Nothing was changed.`,
  phone: `A phone number is one line of at most ${limits.phone} characters. Nothing was changed.`,
};
const day = 86_400;

/**
 * Corrects a person's values in every inquiry, in what is still to be sent too. Earlier values are kept nowhere. A
 * corrected address gets the confirmation that went to the wrong one.
 */
export async function correct({
  store,
  inquiry,
  fields,
  person,
}: Pick<Doing, 'store' | 'inquiry' | 'fields' | 'person'>): Promise<Notice | undefined> {
  const { id, email: known, held } = inquiry;
  const changed = (Object.keys(personalFields) as Field[]).filter(
    (field) => (fields[field] ?? inquiry[field]).trim() !== inquiry[field],
  );
  // Patterns never run on a text that is too long.
  const wrong = changed.find(
    (field) => (fields[field] ?? '').length > limits[field] || !checks[field].Check(fields[field]),
  );
  if (wrong) return { notice: wanted[wrong] };
  if (changed.length === 0) return { notice: 'That is what is stored.' };
  const values: Partial<Record<Field, string>> = Object.fromEntries(
    changed.map((field) => [field, fields[field]?.trim()]),
  );

  await store.db.transaction().execute(async (trx) => {
    if (values.email !== undefined) {
      // Both are confirmed once a day (X04); claims come before inquiries, the lock order everywhere.
      await claim(trx, [{ key: confirmationOf(values.email), holder: id, seconds: day }]);
      await trx.deleteFrom('claim').where('key', '=', confirmationOf(known)).execute();
    }
    const corrected = await trx
      .updateTable('inquiry')
      .set(values)
      .where(isOf(known))
      .returning('reference')
      .execute();
    await audit(trx, 'correct', corrected.map(({ reference }) => reference).join(' '));
    if (values.email !== undefined && held === null)
      await beginAgain(store, trx, { inquiry_id: id, party: 'visitor' });
    const what = changed.map((field) => personalFields[field]).join(', ');
    await addEvent(trx, id, { kind: 'corrected', person, what });
  });
  const [problem] = await cleanedUp(store);

  return problem === undefined ? undefined : { notice: problem };
}
