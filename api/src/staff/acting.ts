import { sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { addressMark, normalAddress } from '../inquiries/address.ts';
import type { Database, Party, Store } from '../store/database.ts';
import { enqueue, withdraw } from '../store/queues.ts';
import { vacuumErased } from '../store/vacuum.ts';
import { byReference } from './finding.ts';
import { Mistake, none, only, type Words } from './words.ts';

type Trx = Transaction<Database>;

/** What of this installation's settings the commands need. */
export interface Installation {
  hasCrm: boolean;
}

// Nothing of an earlier time is left on a delivery that begins again.
const fromTheBeginning = {
  dead_at: null,
  last_error: null,
  fault: null,
  settled_at: null,
  settled_reason: null,
} as const;

/** `redeliver REF`: tells staff and the CRM once more, under a new Message-ID. The visitor is not written to again (X04). */
export async function redeliver(store: Store, words: Words): Promise<string> {
  if (words.dead) {
    none(words);
    return redriveDead(store);
  }
  const { id, reference, held } = await byReference(store, only(words, 'reference'));
  if (held) throw new Mistake(`${reference} is held: “release ${reference}” passes it on.`);

  return store.db.transaction().execute(async (trx) => {
    const again = await trx
      .updateTable('delivery')
      .set((row) => ({
        edition: row('edition', '+', 1),
        delivered_at: null,
        created_at: new Date(),
        ...fromTheBeginning,
      }))
      .where('inquiry_id', '=', id)
      .where('party', '<>', 'visitor')
      .returning(['inquiry_id', 'party'])
      .execute();
    // What still waits would tell them a second time.
    await withdraw(store.boss, fromKysely(trx), again);
    await enqueue(store.boss, fromKysely(trx), again);
    await audit(trx, 'redeliver', reference);

    return `${reference} is on its way again to: ${again
      .map(({ party }) => party)
      .sort()
      .join(', ')}.`;
  });
}

/** `redeliver --dead`: everything that was given up and not settled is tried again from the beginning. */
async function redriveDead({ db, boss }: Store): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const again = await trx
      .updateTable('delivery')
      .set({ created_at: new Date(), ...fromTheBeginning })
      .where('dead_at', 'is not', null)
      .where('delivered_at', 'is', null)
      .where('settled_at', 'is', null)
      .returning(['inquiry_id', 'party'])
      .execute();
    await withdraw(boss, fromKysely(trx), again);
    await enqueue(boss, fromKysely(trx), again);
    await audit(trx, 'redeliver --dead', String(again.length));

    return `${again.length} deliveries are tried again.`;
  });
}

/** `release REF`: a held inquiry turns out to be real and goes to staff and the CRM. It is still not confirmed to the address that it names (decision 0012). */
export async function release(store: Store, words: Words, { hasCrm }: Installation): Promise<string> {
  const { id, reference, held, agentId } = await byReference(store, only(words, 'reference'));
  if (!held) throw new Mistake(`${reference} is not held.`);
  const parties: Party[] = [
    ...(agentId === null ? [] : (['agent'] as const)),
    'office',
    ...(hasCrm ? (['crm'] as const) : []),
  ];

  return store.db.transaction().execute(async (trx) => {
    const deliveries = parties.map((party) => ({ inquiry_id: id, party }));
    await trx.updateTable('inquiry').set({ held: null }).where('id', '=', id).execute();
    await trx.insertInto('delivery').values(deliveries).execute();
    await enqueue(store.boss, fromKysely(trx), deliveries);
    await audit(trx, 'release', reference);

    return `${reference} is on its way to: ${parties.join(', ')}.`;
  });
}

/** `forget EMAIL`: erases everything that a person sent. What remains is a line that says so, without saying who. */
export async function forget(store: Store, words: Words): Promise<string> {
  const email = normalAddress(only(words, 'e-mail address'));
  const count = await store.db.transaction().execute((trx) => erase(trx, email));
  const notVacuumed = await vacuumErased(store).then(
    () => [],
    (error: Error) => [`The files were not cleaned up (${error.message}): run this command again.`],
  );

  return [
    `${count} inquiries are erased, with all that was still to be sent of them.`,
    ...notVacuumed,
    'Mails that were delivered, the CRM and backups are out of reach from here: see docs/operating.md.',
  ].join('\n');
}

async function erase(trx: Trx, email: string): Promise<number> {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  const theirs = trx.selectFrom('inquiry').select(sql<string>`id::text`.as('id')).where(isTheirs);
  // Claims before inquiries, as everybody who takes both: otherwise two could wait for each other.
  await trx.deleteFrom('claim').where('holder', 'in', theirs).execute();
  await trx
    .deleteFrom('claim')
    .where('key', '=', `confirmation:${addressMark(email)}`)
    .execute();
  const gone = await trx.deleteFrom('inquiry').where(isTheirs).returning('reference').execute();
  // A reason for settling is written by hand, and may say of whom.
  for (const { reference } of gone)
    await trx
      .updateTable('audit')
      .set({ about: reference })
      .where('about', 'like', `${reference}: %`)
      .execute();
  await audit(trx, 'forget', gone.map(({ reference }) => reference).join(' ') || 'nothing was found');

  return gone.length;
}

const audit = (trx: Trx, action: string, about: string) =>
  trx.insertInto('audit').values({ action, about }).execute();
