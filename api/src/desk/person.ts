import { withoutControls } from '@dosmares/contracts/entries';
import { inquiryBodies } from '@dosmares/contracts/inquiries';
import { limits } from '@dosmares/contracts/limits';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Compile } from 'typebox/compile';
import { nameOf, sentenceOf } from '../mail/event-words.ts';
import { claim, confirmationKey, normalAddress } from '../store/claims.ts';
import type { Database, DeliveryTable, Store } from '../store/database.ts';
import { cancelJobs, restartDelivery } from '../store/deliveries.ts';
import { audit, eventsOf, findInquiry, officeId, recordEvent } from '../store/inquiry.ts';
import { vacuumErased } from '../store/store.ts';
import type { InquiryRequest } from './inquiry/open.ts';
import type { Notice } from './page/serve.ts';

type Db = Kysely<Database>;

const isOf = (email: string) => sql<boolean>`lower(inquiry.email) = ${normalAddress(email)}`;

const isClaimOf = (email: string) => sql<boolean>`(key = ${confirmationKey(email)}
  or holder in (select id::text from inquiry where ${isOf(email)}))`;

export const beyondReach =
  'Out of reach from here: mails that were delivered, the CRM, exports, backups and the logs of mail servers. Ask whoever runs the service.';

export async function personJson(db: Db, email: string): Promise<string> {
  const ids = db.selectFrom('inquiry').select('id').where(isOf(email)).orderBy('received_at', 'desc');
  const inquiries = [];
  for (const { id } of await ids.execute()) inquiries.push(await everythingOf(db, id));
  const claims = await db.selectFrom('claim').select(['key', 'until']).where(isClaimOf(email)).execute();

  return JSON.stringify({ email: normalAddress(email), inquiries, claims, beyondReach }, null, 2);
}

async function everythingOf(db: Db, id: string) {
  const inquiry = await findInquiry(db, id);
  const deliveries = await db.selectFrom('delivery').selectAll().where('inquiry_id', '=', id).execute();

  const events = inquiry?.events.map((event) => ({
    at: event.at,
    what: sentenceOf(event),
    note: event.detail.note,
  }));

  return inquiry && { ...inquiry, for: nameOf(inquiry.agent_id ?? officeId), events, deliveries };
}

/** Erases everything a person sent, and audits it without the name; returns sentences on what was done. */
export async function forget(store: Store, email: string): Promise<string[]> {
  const count = await store.db.transaction().execute((trx) => erase(store, trx, email));
  const [erased, them] = count === 1 ? ['1 inquiry is', 'it'] : [`${count} inquiries are`, 'them'];
  const said = `${erased} erased, with all that was noted of ${them} and all that was still to be sent.`;

  return [
    count === 0 ? 'Nothing of this person is stored here.' : said,
    ...(await cleanedUp(store)),
    beyondReach,
  ];
}

const cleanedUp = (store: Store): Promise<string[]> =>
  vacuumErased(store).then(
    () => [],
    (error: Error) => [`The files were not cleaned up (${error.message}): do the same again.`],
  );

async function erase({ boss }: Store, trx: Transaction<Database>, email: string): Promise<number> {
  // Claims before inquiries, the lock order everywhere: otherwise two transactions could deadlock.
  await trx.deleteFrom('claim').where(isClaimOf(email)).execute();
  const { rows: deliveries } = await sql<Pick<DeliveryTable, 'inquiry_id' | 'party'>>`
    select inquiry_id, party from delivery join inquiry on inquiry.id = inquiry_id where ${isOf(email)}`.execute(
    trx,
  );
  const gone = await trx.deleteFrom('inquiry').where(isOf(email)).returning('reference').execute();
  for (const delivery of deliveries) await cancelJobs(boss, trx, delivery);
  const references = gone.map(({ reference }) => reference).join(' ');
  await audit(trx, 'forget', references || 'nothing was found');

  return gone.length;
}

const { name, email, phone } = inquiryBodies.contact.properties;

/** The fields that can be corrected, in the order of the form, and what each must be. */
// biome-ignore format: a table reads in columns
export const personalFields = {
  name:  { label: 'Name',   check: Compile(name),  expected: `A name is one line of 1 to ${limits.name} characters.` },
  email: { label: 'E-mail', check: Compile(email), expected: `An email address is one address such as jane@visitor.example, of at most ${limits.email} characters.` },
  phone: { label: 'Phone',  check: Compile(phone), expected: `A phone number is one line of at most ${limits.phone} characters.` },
};

export const personalFieldNames = Object.keys(personalFields) as (keyof typeof personalFields)[];

const day = 86_400;

/** Corrects a person in every inquiry, without keeping earlier values; confirms a corrected address. */
export async function correct(
  opened: Pick<InquiryRequest, 'store' | 'inquiry' | 'form' | 'session'>,
): Promise<Notice | undefined> {
  const { store, inquiry, form, session } = opened;
  const { id, held, ...known } = inquiry;
  const given = (field: keyof typeof personalFields) => withoutControls(form.get(field) ?? known[field]);
  const changed = personalFieldNames.filter((field) => given(field).trim() !== known[field]);
  // Checks the length first: patterns never run on a text that is too long.
  const wrong = changed.find(
    (field) => given(field).length > limits[field] || !personalFields[field].check.Check(given(field)),
  );
  if (wrong) return { notice: `${personalFields[wrong].expected} Nothing was changed.` };
  if (changed.length === 0) return { notice: 'That is what is stored.' };
  const values = Object.fromEntries(changed.map((field) => [field, given(field).trim()]));

  await store.db.transaction().execute(async (trx) => {
    if (values.email !== undefined) {
      // One confirmation per address and day (X04). Claims before inquiries, the lock order everywhere.
      await claim(trx, [{ key: confirmationKey(values.email), holder: id, seconds: day }]);
      await trx.deleteFrom('claim').where('key', '=', confirmationKey(known.email)).execute();
    }
    const all = trx.updateTable('inquiry').set(values).where(isOf(known.email));
    const corrected = await all.returning('reference').execute();
    await audit(trx, 'correct', corrected.map(({ reference }) => reference).join(' '));
    if (values.email !== undefined && held === null)
      await restartDelivery(store, trx, { inquiry_id: id, party: 'visitor' });
    const what = changed.map((field) => personalFields[field].label).join(', ');
    const { person } = session;
    const detail = { what, ...(person.isOffice && { by: person.name }) };
    const { length: seen } = await eventsOf(trx, id);
    await recordEvent(trx, id, { kind: 'corrected', actor: person.id, detail }, seen);
  });
  const [problem] = await cleanedUp(store);

  return problem === undefined ? undefined : { notice: problem };
}
