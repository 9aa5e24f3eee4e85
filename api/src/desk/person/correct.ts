import { inquiryBodies } from '@dosmares/contracts/inquiries';
import { limits } from '@dosmares/contracts/limits';
import { Compile } from 'typebox/compile';
import { claim } from '../../store/claims.ts';
import { beginAgain } from '../../store/deliveries.ts';
import { confirmationOf } from '../../store/email-address.ts';
import { audit, eventsOf, recordEvent } from '../../store/events.ts';
import type { Opened } from '../inquiry/open.ts';
import type { Notice } from '../page/serve.ts';
import { cleanedUp, isOf } from './person.ts';

const { name, email, phone } = inquiryBodies.contact.properties;

/** Values of a person that can be corrected, in the order of the form; what is expected of each. */
// biome-ignore format: a table reads in columns
export const personalFields = {
  name:  { label: 'Name',   check: Compile(name),  expected: `A name is one line of 1 to ${limits.name} characters.` },
  email: { label: 'E-mail', check: Compile(email), expected: `An email address is one address such as jane@visitor.example, of at most ${limits.email} characters.` },
  phone: { label: 'Phone',  check: Compile(phone), expected: `A phone number is one line of at most ${limits.phone} characters.` },
};

/** The names of these values. */
export const personal = Object.keys(personalFields) as (keyof typeof personalFields)[];

const day = 86_400;

/**
 * Corrects a person's values in every inquiry, in what is still to be sent too. Earlier values are kept nowhere. A
 * corrected address gets the confirmation that went to the wrong one.
 */
export async function correct({
  store,
  inquiry: { id, held, ...known },
  form,
  session: { person },
}: Pick<Opened, 'store' | 'inquiry' | 'form' | 'session'>): Promise<Notice | undefined> {
  const given = (field: keyof typeof personalFields) => form.get(field) ?? known[field];
  const changed = personal.filter((field) => given(field).trim() !== known[field]);
  // Patterns never run on a text that is too long.
  const wrong = changed.find(
    (field) => given(field).length > limits[field] || !personalFields[field].check.Check(given(field)),
  );
  if (wrong) return { notice: `${personalFields[wrong].expected} Nothing was changed.` };
  if (changed.length === 0) return { notice: 'That is what is stored.' };
  const values = Object.fromEntries(changed.map((field) => [field, given(field).trim()]));

  await store.db.transaction().execute(async (trx) => {
    if (values.email !== undefined) {
      // Both are confirmed once a day (X04); claims come before inquiries, the lock order everywhere.
      await claim(trx, [{ key: confirmationOf(values.email), holder: id, seconds: day }]);
      await trx.deleteFrom('claim').where('key', '=', confirmationOf(known.email)).execute();
    }
    const corrected = await trx
      .updateTable('inquiry')
      .set(values)
      .where(isOf(known.email))
      .returning('reference')
      .execute();
    await audit(trx, 'correct', corrected.map(({ reference }) => reference).join(' '));
    if (values.email !== undefined && held === null)
      await beginAgain(store, trx, { inquiry_id: id, party: 'visitor' });
    const what = changed.map((field) => personalFields[field].label).join(', ');
    const detail = { what, ...(person.isOffice && { by: person.name }) };
    await recordEvent(
      trx,
      id,
      { kind: 'corrected', actor: person.id, detail },
      (await eventsOf(trx, id)).length,
    );
  });
  const [problem] = await cleanedUp(store);

  return problem === undefined ? undefined : { notice: problem };
}
