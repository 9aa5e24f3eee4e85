import type { Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { Database, Store } from '../../store/database.ts';
import { enqueue } from '../../store/queues.ts';
import { type Content, columnsOf } from './content.ts';

type Trx = Transaction<Database>;

/** A stored inquiry of which another call came. */
export interface Update {
  id: string;
  content: Content;
  isCorrected: boolean;
}

/** Writes what further calls added to inquiries or changed of them; who was told of a corrected one is told again. */
export async function updateInquiries(store: Store, trx: Trx, updates: readonly Update[]) {
  for (const { id, content } of updates)
    await trx.updateTable('inquiry').set(columnsOf(content)).where('id', '=', id).execute();

  const corrected = updates.filter(({ isCorrected }) => isCorrected).map(({ id }) => id);
  if (corrected.length > 0) await tellStaffAgain(store, trx, corrected);
}

/** Gives the deliveries to staff and the CRM a new edition. The visitor is not written to again (X04). */
async function tellStaffAgain({ boss }: Store, trx: Trx, ids: readonly string[]) {
  const deliveries = await trx
    .selectFrom('delivery')
    .selectAll()
    .where('inquiry_id', 'in', ids)
    .where('party', '<>', 'visitor')
    .orderBy('inquiry_id')
    .orderBy('party')
    .forUpdate()
    .execute();
  const isOver = ({ delivered_at, dead_at }: (typeof deliveries)[number]) => delivered_at ?? dead_at;
  const again = { delivered_at: null, dead_at: null, last_error: null, created_at: new Date() };

  for (const delivery of deliveries)
    await trx
      .updateTable('delivery')
      .set({ edition: delivery.edition + 1, ...(isOver(delivery) && again) })
      .where('inquiry_id', '=', delivery.inquiry_id)
      .where('party', '=', delivery.party)
      .execute();
  // An open delivery has a job already, which reads the newest values when it runs: one mail says both.
  await enqueue(boss, fromKysely(trx), deliveries.filter(isOver));
}
