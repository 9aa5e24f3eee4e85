import { claim } from '../claims.ts';
import type { Store } from '../database.ts';
import { type Draft, draft, type Incoming } from './draft.ts';
import { insertInquiries } from './insert.ts';
import { addFacts, holdersOf } from './known.ts';

/** What the caller is told, and whether this call was the first of its submission. */
export interface Stored {
  reference: string;
  isNew: boolean;
}

const tenMinutes = 600;

/**
 * Stores submissions with their deliveries and jobs in one transaction: when this resolves, nothing of them
 * can be lost (X03). A submission that is already there resolves to the reference it has (X02).
 */
export function acceptInto(store: Store, hasCrm: boolean) {
  return (batch: readonly Incoming[]): Promise<readonly Stored[]> =>
    store.db.transaction().execute(async (trx) => {
      const drafts = batch.map(draft);
      const resent = await holdersOf(
        trx,
        drafts.flatMap(({ keyMark }) => keyMark ?? []),
      );
      const leaders = firstOfEach(drafts.filter(({ keyMark }) => !resent.has(keyMark ?? '')));
      const won = await claim(
        trx,
        leaders.map(({ mark, id }) => ({ key: mark, holder: id, seconds: tenMinutes })),
      );
      const older = await holdersOf(
        trx,
        leaders.map(({ mark }) => mark).filter((mark) => !won.has(mark)),
      );
      const fresh = new Map(
        leaders.filter(({ mark }) => won.has(mark)).map((leader) => [leader.mark, leader]),
      );

      const pairs = drafts.map((one) => {
        const first = resent.get(one.keyMark ?? '') ?? older.get(one.mark) ?? fresh.get(one.mark);
        if (!first) throw new Error('A submission is claimed by an inquiry that is not there.');
        return { one, first };
      });
      if (fresh.size > 0) await insertInquiries(store, trx, [...fresh.values()], hasCrm);
      for (const { one, first } of pairs)
        if (one.id !== first.id) await addFacts(trx, first.id, one.submission.facts);

      return pairs.map(({ one, first }) => ({ reference: first.reference, isNew: one.id === first.id }));
    });
}

const firstOfEach = (drafts: readonly Draft[]) => [
  ...new Map(drafts.toReversed().map((one) => [one.mark, one])).values(),
];
