import { fromKysely } from 'pg-boss';
import type { Store } from '../store/database.ts';
import { withdraw } from '../store/queues.ts';
import { byReference } from './finding.ts';
import { Mistake, only, type Words } from './words.ts';

const longestReason = 300;

/**
 * `settle REF --reason "…"`: what was given up of an inquiry needs nobody any more. It no longer counts as given up, no
 * alarm names it, and `redeliver --dead` leaves it alone; `redeliver REF` takes it up again.
 */
export async function settle(store: Store, words: Words): Promise<string> {
  const { id, reference } = await byReference(store, only(words, 'reference'));
  const reason = words.reason?.replace(/\s+/g, ' ').trim() ?? '';
  if (reason === '' || reason.length > longestReason)
    throw new Mistake(`Say why, in at most ${longestReason} characters: settle ${reference} --reason "…"`);

  return store.db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable('delivery')
      .set({ settled_at: new Date(), settled_reason: reason })
      .where('inquiry_id', '=', id)
      .where('dead_at', 'is not', null)
      .where('delivered_at', 'is', null)
      .where('settled_at', 'is', null)
      .returning(['inquiry_id', 'party'])
      .execute();
    if (settled.length === 0) throw new Mistake(`Nothing of ${reference} was given up.`);
    await withdraw(store.boss, fromKysely(trx), settled);
    await trx
      .insertInto('audit')
      .values({ action: 'settle', about: `${reference}: ${reason}` })
      .execute();

    return `${reference} is settled for: ${settled
      .map(({ party }) => party)
      .sort()
      .join(', ')}.`;
  });
}
