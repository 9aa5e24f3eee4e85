import type { Transaction } from 'kysely';
import { releaseHeld } from '../../handling/release.ts';
import { audit } from '../../store/audit.ts';
import type { Database, Party, Store } from '../../store/database.ts';
import { begunAgain, enqueue, isGivenUp, withdraw } from '../../store/deliveries.ts';
import { eventsOf } from '../../store/events.ts';
import { type Arguments, noArguments, onlyArgument, UsageError } from '../arguments.ts';
import { byReference } from './find.ts';

type Trx = Transaction<Database>;
type Deliveries = readonly { inquiry_id: string; party: Party }[];

/** Settings of this installation that the commands use. */
export interface Installation {
  hasCrm: boolean;
}

/**
 * `redeliver REF`: notifies staff and the CRM again, under a new Message-ID. The visitor gets no second mail (X04).
 */
export async function redeliver(store: Store, given: Arguments): Promise<string> {
  if (given.dead) return redeliverGivenUp(store, given);
  const { id, reference, held } = await byReference(store, onlyArgument(given, 'reference'));
  if (held) throw new UsageError(`${reference} is held: “release ${reference}” passes it on.`);

  return store.db.transaction().execute(async (trx) => {
    const again = await trx
      .updateTable('delivery')
      .set((row) => ({ ...begunAgain(), edition: row('edition', '+', 1) }))
      .where('inquiry_id', '=', id)
      .where('party', '<>', 'visitor')
      .returning(['inquiry_id', 'party'])
      .execute();
    await startOver(store, trx, again);
    await audit(trx, 'redeliver', reference);

    return `${reference} is on its way again to: ${partiesOf(again)}.`;
  });
}

/** `redeliver --dead`: retries from the beginning everything that was given up and not settled. */
async function redeliverGivenUp(store: Store, given: Arguments): Promise<string> {
  noArguments(given);

  return store.db.transaction().execute(async (trx) => {
    const again = await trx
      .updateTable('delivery')
      .set(begunAgain())
      .where(isGivenUp)
      .returning(['inquiry_id', 'party'])
      .execute();
    await startOver(store, trx, again);
    await audit(trx, 'redeliver --dead', String(again.length));

    return `${again.length} deliveries are tried again.`;
  });
}

// A waiting job would notify them a second time.
async function startOver({ boss }: Store, trx: Trx, deliveries: Deliveries) {
  await withdraw(boss, trx, deliveries);
  await enqueue(boss, trx, deliveries);
}

/** `release REF`: passes a held inquiry that is real on to staff and the CRM. */
export async function release(store: Store, given: Arguments, { hasCrm }: Installation): Promise<string> {
  const { id, reference } = await byReference(store, onlyArgument(given, 'reference'));
  const { length: seen } = await eventsOf(store.db, id);
  const parties = await store.db
    .transaction()
    .execute((trx) => releaseHeld(store, trx, { id, seen, hasCrm }));
  if (!parties) throw new UsageError(`${reference} is not held.`);

  return `${reference} is on its way to: ${parties.join(', ')}.`;
}

const longestReason = 300;

/**
 * `settle REF --reason "…"`: marks an inquiry's undeliverable mail as resolved. It no longer counts as given up, no
 * alarm names it, and `redeliver --dead` skips it; `redeliver REF` sends it again.
 */
export async function settle(store: Store, given: Arguments): Promise<string> {
  const { id, reference } = await byReference(store, onlyArgument(given, 'reference'));
  const reason = given.reason?.replace(/\s+/g, ' ').trim() ?? '';
  if (reason === '' || reason.length > longestReason)
    throw new UsageError(`Say why, in at most ${longestReason} characters: settle ${reference} --reason "…"`);

  return store.db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable('delivery')
      .set({ settled_at: new Date(), settled_reason: reason })
      .where('inquiry_id', '=', id)
      .where(isGivenUp)
      .returning(['inquiry_id', 'party'])
      .execute();
    if (settled.length === 0) throw new UsageError(`Nothing of ${reference} was given up.`);
    await withdraw(store.boss, trx, settled);
    await audit(trx, 'settle', `${reference}: ${reason}`);

    return `${reference} is settled for: ${partiesOf(settled)}.`;
  });
}

const partiesOf = (deliveries: Deliveries) =>
  deliveries
    .map(({ party }) => party)
    .sort()
    .join(', ');
