import { cleanEntries } from '@dosmares/contracts/entries';
import { fieldSchemas } from '@dosmares/contracts/inquiries';
import { limits } from '@dosmares/contracts/inquiry-fields';
import { nameOf, sentenceOf } from '@dosmares/mail/event-words';
import { confirmationKey, confirmationLease, normalAddress } from '@dosmares/store/addresses';
import type { Database, DeliveryTable, Store } from '@dosmares/store/database';
import { cancelJobs, restartDelivery } from '@dosmares/store/deliveries';
import { audit, findInquiry, type Inquiry, officeId } from '@dosmares/store/inquiry';
import { lease } from '@dosmares/store/leases';
import { updateSearchWords } from '@dosmares/store/search-words';
import { vacuumErased } from '@dosmares/store/vacuum';
import { type Kysely, sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { InquiryRequest } from './inquiry/open.ts';
import { isVisibleTo } from './list/lists.ts';
import { type Field, read } from './page/field.ts';
import type { Notice } from './page/serve.ts';
import type { DeskJob } from './reminders/remind.ts';

type Db = Kysely<Database>;

const isOf = (email: string) => sql<boolean>`lower(inquiry.email) = ${normalAddress(email)}`;

const isLeaseOf = (email: string) => sql<boolean>`(key = ${confirmationKey(email)}
  or holder in (select id::text from inquiry where ${isOf(email)}))`;

export const beyondReach =
  'This does not reach mails already delivered, the CRM, exports, backups and the logs of mail servers. Ask whoever runs the service.';

/** Exports everything of a person, and audits that without the name. */
export async function personJson(db: Db, email: string): Promise<string> {
  const all = db.selectFrom('inquiry').select(['id', 'reference']).where(isOf(email));
  const found = await all.orderBy('received_at', 'desc').execute();
  await audit(db, 'export', found.map(({ reference }) => reference).join(' ') || 'nothing was found');
  const inquiries = [];
  for (const { id } of found) inquiries.push(await everythingOf(db, id));
  const leases = await db.selectFrom('lease').select(['key', 'until']).where(isLeaseOf(email)).execute();

  return JSON.stringify({ email: normalAddress(email), inquiries, leases, beyondReach }, null, 2);
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
  const { count, earlier } = await store.db.transaction().execute((trx) => erase(store, trx, email));
  const problem = await vacuumErased(store).catch(
    ({ message }: Error) => `The files were not cleaned up (${message}): please repeat this.`,
  );
  const [erased, them] = count === 1 ? ['1 inquiry is', 'it'] : [`${count} inquiries are`, 'them'];
  const said = `${erased} erased, with all notes on ${them} and everything still to be sent.`;

  return [
    count === 0 ? 'Nothing of this person is stored here.' : said,
    ...(earlier
      ? [
          `The earlier address of ${earlier} is erased: if it belongs to the same person, forget that inquiry, too.`,
        ]
      : []),
    ...(problem ? [problem] : []),
    beyondReach,
  ];
}

async function erase({ boss }: Store, trx: Transaction<Database>, email: string) {
  // Leases before inquiries, the lock order everywhere: otherwise two transactions could deadlock.
  await trx.deleteFrom('lease').where(isLeaseOf(email)).execute();
  const { rows: deliveries } = await sql<Pick<DeliveryTable, 'inquiry_id' | 'recipient'>>`
    select inquiry_id, recipient from delivery join inquiry on inquiry.id = inquiry_id where ${isOf(email)}`.execute(
    trx,
  );
  const gone = await trx.deleteFrom('inquiry').where(isOf(email)).returning('reference').execute();
  for (const delivery of deliveries) await cancelJobs(boss, trx, delivery);
  const { rows: earlier } = await sql<{ reference: string }>`
    update inquiry_event set detail = detail - 'before' from inquiry where inquiry.id = inquiry_id
      and lower(detail->'before'->>'email') = ${normalAddress(email)} returning reference`.execute(trx);
  const references = gone.map(({ reference }) => reference).join(' ');
  await audit(trx, 'forget', references || 'nothing was found');

  return { count: gone.length, earlier: earlier.map(({ reference }) => reference).join(', ') };
}

type PersonalField = 'name' | 'email' | 'phone';

const personalField = (name: PersonalField, label: string, expected: string): Field => ({
  label,
  schema: fieldSchemas[name],
  expected: `${expected} at most ${limits[name]} characters.`,
  clean: (typed) => cleanEntries({ [name]: typed })[name] ?? '',
});

/** The fields that can be corrected, in the order of the form. */
export const personalFields = {
  name: personalField('name', 'Name', 'A name is one line, not empty, of'),
  email: personalField('email', 'E-mail', 'An email address is one address such as jane@visitor.example, of'),
  phone: personalField('phone', 'Phone', 'A phone number is one line of'),
};

const personalNames = Object.keys(personalFields) as PersonalField[];

type Correction = Pick<InquiryRequest, 'store' | 'inquiry' | 'form' | 'session'>;

/** Corrects a person in every inquiry that the author may see, with its earlier values; asks the office for the rest. */
export async function correct(correction: Correction): Promise<Notice | undefined> {
  const { store, inquiry, form } = correction;
  const asked = personalNames.filter((name) => form.has(name));
  const given = asked.map((name) => [name, read(personalFields[name], form, name)] as const);
  const changed = given.filter(([name, value]) => value !== inquiry[name]);
  const [wrong] = changed.find(([, value]) => value === undefined) ?? [];
  const seen = form.get('seen') ?? inquiry.events.length;
  if (inquiry.events.slice(Number(seen)).some(({ kind }) => kind === 'corrected')) return late;
  if (wrong) return { notice: `${personalFields[wrong].expected} Nothing was changed.` };
  if (changed.length === 0) return { notice: 'That is what is stored.' };
  const values = Object.fromEntries(changed);
  const isDone = store.db.transaction().execute((trx) => write(trx, correction, values));

  return isDone.catch((error) => (error === overtaken ? late : Promise.reject(error)));
}

const late = { status: 409, notice: 'A colleague was first, so nothing of yours was changed.' };
const overtaken = new Error('The inquiry has another address or holder meanwhile');

type Values = Partial<Record<PersonalField, string>>;

async function write(trx: Transaction<Database>, correction: Correction, values: Values): Promise<undefined> {
  const { store, inquiry, session } = correction;
  const { id: actor, isOffice, name } = session.person;
  const isFirst = await leaseConfirmation(trx, inquiry, values.email);
  const mayOpen = isVisibleTo(session.person).as('mayOpen');
  const all = trx.selectFrom('inquiry').select(['id', 'reference', mayOpen]).where(isOf(inquiry.email));
  const locked = await all.forNoKeyUpdate().execute();
  const theirs = locked.filter(({ mayOpen }) => mayOpen);
  if (!theirs.some(({ id }) => id === inquiry.id)) throw overtaken;
  const what = personalNames.flatMap((name) => (name in values ? personalFields[name].label : []));
  const other = locked.find(({ mayOpen }) => !mayOpen)?.reference;
  const detail = JSON.stringify({ what: what.join(', '), by: isOffice ? name : undefined, other });
  const ids = theirs.map(({ id }) => id);
  const isOneOfThem = sql`= any(${ids}::uuid[])`;
  const isTheirs = sql<boolean>`id ${isOneOfThem}`;
  const { rows } = await sql<{ inquiry: string; number: number }>`
    insert into inquiry_event (inquiry_id, number, kind, actor, detail)
    select id, 1 + (select count(*) from inquiry_event where inquiry_id = id), 'corrected', ${actor},
      ${detail}::jsonb || jsonb_build_object('before', jsonb_build_object('name', name, 'email', email, 'phone', phone))
    from inquiry where ${isTheirs} returning inquiry_id as inquiry, number`.execute(trx);
  await trx.updateTable('inquiry').set(values).where(isTheirs).execute();
  await updateSearchWords(trx, ids);
  // Of their confirmations one goes to a new address, and once a day (X04).
  if (values.email !== undefined)
    await sql`delete from delivery where inquiry_id ${isOneOfThem} and inquiry_id <> ${inquiry.id}
      and recipient = 'visitor' and delivered_at is null`.execute(trx);
  await audit(trx, 'correct', theirs.map(({ reference }) => reference).join(' '));
  if (isFirst) await restartDelivery(store, trx, { inquiry_id: inquiry.id, recipient: 'visitor' });
  const [own] = rows.filter((row) => row.inquiry === inquiry.id);
  const job = own && ({ ...own, about: 'corrected', to: officeId } satisfies DeskJob);
  if (job && other) await store.boss.send('reminder', job, { db: fromKysely(trx) });
}

/** Moves the confirmation to a corrected address, which gets one a day (X04); returns whether to send it. */
async function leaseConfirmation(
  trx: Transaction<Database>,
  { id, email, quarantined }: Inquiry,
  to = email,
) {
  const [was, wanted] = [confirmationKey(email), confirmationLease(to, id)];
  if (wanted.key === was || quarantined !== null) return false;
  const waiting = sql`from delivery where inquiry_id = ${id} and recipient = 'visitor' and delivered_at is null`;
  // What has not reached the earlier address does not count there. Leases before inquiries, the lock order everywhere.
  await sql`delete from lease
    where key = ${was} and holder = ${id} and exists (select ${waiting})`.execute(trx);
  const won = await lease(trx, [wanted]);
  if (won.size === 0) await sql`delete ${waiting}`.execute(trx);

  return won.size > 0;
}
