import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { claim } from '../../store/claims.ts';
import type { Database, Party, Store } from '../../store/database.ts';
import { begunAgain, enqueue } from '../../store/deliveries.ts';
import { enqueueHeldNotice } from '../../store/queues.ts';
import { addressHash } from '../email-address.ts';
import { type Call, callOf, type Incoming } from './call.ts';
import { type Content, columnsOf } from './content.ts';
import { type Repetition, repeat } from './correction.ts';
import { inquiriesOf, type KnownInquiry } from './deduplication.ts';

/** Result of a call: the reference, and whether this call was the first of its inquiry. */
export interface Stored {
  reference: string;
  isNew: boolean;
  /** The kind of a further call. Refused calls are not stored. */
  repetition?: Repetition;
}

type Writing = Pick<Store, 'boss'> & { trx: Transaction<Database> };

/**
 * Stores calls with their deliveries and jobs in one transaction: once this resolves, nothing can be lost (X03). One
 * action is one inquiry, however many calls it makes (X02): the first call creates the inquiry, further ones add to
 * it. Different values in a further call are a correction, which goes to all staff who were notified of the inquiry
 * (decision 0018).
 */
export const acceptBatch = (
  store: Store,
  batch: readonly Incoming[],
  hasCrm: boolean,
): Promise<readonly Stored[]> =>
  store.db.transaction().execute(async (trx) => {
    const calls = batch.map(callOf);
    const inquiries = await inquiriesOf(trx, calls);
    const contents = new Map<string, Content>();
    const corrected = new Set<string>();

    const results = calls.map((call): Stored => {
      const { id, reference, content } = inquiries.get(call) as KnownInquiry;
      if (call.id === id) return { reference, isNew: true };

      const [after, repetition] = repeat(contents.get(id) ?? content, call.submission);
      contents.set(id, after);
      if (repetition === 'corrected') corrected.add(id);

      return { reference, isNew: false, repetition };
    });

    const first = calls.filter((call) => inquiries.get(call)?.id === call.id);
    const firstIds = new Set(first.map(({ id }) => id));
    const newest = ({ id, content }: KnownInquiry) => contents.get(id) ?? content;
    await insert(
      { ...store, trx },
      first.map((call) => ({ ...call, content: newest(call) })),
      hasCrm,
    );

    const earlier = [...new Set(inquiries.values())].filter(({ id }) => !firstIds.has(id));
    for (const inquiry of earlier) {
      const content = newest(inquiry);
      if (!isDeepStrictEqual(content, inquiry.content))
        await trx.updateTable('inquiry').set(columnsOf(content)).where('id', '=', inquiry.id).execute();
    }
    await tellStaffAgain(
      { ...store, trx },
      [...corrected].filter((id) => !firstIds.has(id)),
    );

    return results;
  });

const day = 86_400;

/** Stores new inquiries with their deliveries and jobs. Only the office is notified of held ones (decision 0012). */
async function insert({ boss, trx }: Writing, calls: readonly Call[], hasCrm: boolean) {
  if (calls.length === 0) return;
  await trx.insertInto('inquiry').values(calls.map(row)).execute();

  const passed = calls.filter(({ held }) => held === null);
  if (passed.length < calls.length) await enqueueHeldNotice(boss, trx);
  const confirmed = await claimKeysAndConfirmations(trx, calls, passed);
  const deliveries = passed.flatMap((call) =>
    partiesOf(call, confirmed, hasCrm).map((party) => ({ inquiry_id: call.id, party })),
  );
  if (deliveries.length === 0) return;

  await trx.insertInto('delivery').values(deliveries).execute();
  await enqueue(boss, trx, deliveries);
}

function row({ id, reference, submission, content, held }: Call) {
  const { endpoint, email, message, agentId } = submission;

  return { id, reference, endpoint, email, message, agent_id: agentId, held, ...columnsOf(content) };
}

/**
 * Claims the callers' keys for a day, and one confirmation a day per address (X04); returns the ids of inquiries to
 * confirm.
 */
async function claimKeysAndConfirmations(
  trx: Writing['trx'],
  calls: readonly Call[],
  passed: readonly Call[],
) {
  const keys = calls.flatMap(({ key, id }) => (key ? [{ key, holder: id, seconds: day }] : []));
  // Of several inquiries from one address the first is confirmed.
  const confirmations = passed.toReversed().map(({ id, submission }) => ({
    key: `confirmation:${addressHash(submission.email)}`,
    holder: id,
    seconds: day,
  }));
  const wanted = new Map([...keys, ...confirmations].map((one) => [one.key, one]));
  const won = await claim(trx, [...wanted.values()]);

  return new Set(
    confirmations
      .filter((one) => won.has(one.key) && wanted.get(one.key) === one)
      .map(({ holder }) => holder),
  );
}

function partiesOf({ id, submission }: Call, confirmed: ReadonlySet<string>, hasCrm: boolean): Party[] {
  const parties: Record<Party, boolean> = {
    agent: submission.agentId !== null,
    office: true,
    visitor: confirmed.has(id),
    crm: hasCrm,
  };

  return (Object.keys(parties) as Party[]).filter((party) => parties[party]);
}

/** Raises the edition of the deliveries to staff and the CRM. The visitor gets no second mail (X04). */
async function tellStaffAgain({ boss, trx }: Writing, ids: readonly string[]) {
  if (ids.length === 0) return;
  const deliveries = trx
    .updateTable('delivery')
    .set((row) => ({ edition: row('edition', '+', 1) }))
    .where('inquiry_id', 'in', ids)
    .where('party', '<>', 'visitor');

  // An open delivery already has a job, which reads the newest values when it runs: one mail covers both.
  await deliveries.where('delivered_at', 'is', null).where('dead_at', 'is', null).execute();
  const over = await deliveries
    .set(begunAgain())
    .where((row) => row.or([row('delivered_at', 'is not', null), row('dead_at', 'is not', null)]))
    .returning(['inquiry_id', 'party'])
    .execute();
  await enqueue(boss, trx, over);
}
