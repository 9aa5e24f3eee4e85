import { sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { addressMark, normalAddress } from '../address.ts';
import type { Database, Party, Store } from '../database.ts';
import { enqueue } from '../queues.ts';
import { vacuumErased } from '../store/vacuum.ts';
import { byReference } from './finding.ts';
import { Mistake, none, only, type Words } from './words.ts';

type Trx = Transaction<Database>;

const everything = { limit: 100_000 };

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
        dead_at: null,
        last_error: null,
        created_at: new Date(),
      }))
      .where('inquiry_id', '=', id)
      .where('party', '<>', 'visitor')
      .returning(['inquiry_id', 'party'])
      .execute();
    await enqueue(store.boss, fromKysely(trx), again);
    await audit(trx, 'redeliver', reference);

    return `${reference} is on its way again to: ${again
      .map(({ party }) => party)
      .sort()
      .join(', ')}.`;
  });
}

/** `redeliver --dead`: everything that was given up is tried again from the beginning. */
async function redriveDead({ db, boss }: Store): Promise<string> {
  const count = (await boss.redrive('mail-dead', everything)) + (await boss.redrive('crm-dead', everything));
  await db
    .updateTable('delivery')
    .set({ dead_at: null, created_at: new Date() })
    .where('dead_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .execute();
  await db
    .insertInto('audit')
    .values({ action: 'redeliver --dead', about: String(count) })
    .execute();

  return `${count} deliveries are tried again.`;
}

/** `release REF`: a held inquiry turns out to be real and goes to staff. It is still not confirmed to the address that it names (decision 4). */
export async function release(store: Store, words: Words): Promise<string> {
  const { id, reference, held, agentId } = await byReference(store, only(words, 'reference'));
  if (!held) throw new Mistake(`${reference} is not held.`);
  const parties: Party[] = agentId === null ? ['office'] : ['agent', 'office'];

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
  await audit(trx, 'forget', gone.map(({ reference }) => reference).join(' ') || 'nothing was found');

  return gone.length;
}

const audit = (trx: Trx, action: string, about: string) =>
  trx.insertInto('audit').values({ action, about }).execute();
