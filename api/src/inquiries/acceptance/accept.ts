import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../../store/database.ts';
import { type Repetition, repeat } from './correction.ts';
import { type Draft, draft, type Incoming, type Known } from './draft.ts';
import { insertInquiries } from './insert.ts';
import { inquiriesOf } from './known.ts';
import { type Update, updateInquiries } from './update.ts';

/** What the caller is told, and what this call was: the first of its inquiry or a further one. */
export interface Stored {
  reference: string;
  isNew: boolean;
  /** What a further call was. Of a refused one nothing is stored. */
  repetition?: Repetition;
}

/**
 * Stores submissions with their deliveries and jobs in one transaction: when this resolves, nothing of them can be
 * lost (X03). One action is one inquiry, however many calls it makes (X02). What a further call says differently is
 * a correction, and reaches everybody on the staff who was told of the inquiry (decision 0018).
 */
export function acceptInto(store: Store, hasCrm: boolean) {
  return (batch: readonly Incoming[]): Promise<readonly Stored[]> =>
    store.db.transaction().execute(async (trx) => {
      const drafts = batch.map(draft);
      const inquiries = await inquiriesOf(trx, drafts);
      const { answers, changed } = readCalls(drafts, inquiries);
      const now = (one: Draft) => ({ ...one, content: changed.get(one.id)?.content ?? one.content });

      const first = drafts.filter((one) => inquiries.get(one)?.id === one.id);
      await insertInquiries(store, trx, first.map(now), hasCrm);
      for (const { id } of first) changed.delete(id);
      await updateInquiries(store, trx, [...changed.values()]);

      return answers;
    });
}

/** Reads the calls in their order, each against what its inquiry has come to say by then. */
function readCalls(drafts: readonly Draft[], inquiries: ReadonlyMap<Draft, Known>) {
  const changed = new Map<string, Update>();
  const answers = drafts.map((one): Stored => {
    const { id, reference, content } = inquiries.get(one) as Known;
    if (one.id === id) return { reference, isNew: true };

    const before = changed.get(id) ?? { id, content, isCorrected: false };
    const [after, repetition] = repeat(before.content, one.submission);
    const isCorrected = before.isCorrected || repetition === 'corrected';
    if (!isDeepStrictEqual(after, content)) changed.set(id, { id, content: after, isCorrected });

    return { reference, isNew: false, repetition };
  });

  return { answers, changed };
}
