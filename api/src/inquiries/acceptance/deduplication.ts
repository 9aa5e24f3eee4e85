import { sql, type Transaction } from 'kysely';
import { claim } from '../../store/claims.ts';
import type { Database } from '../../store/database.ts';
import type { Call } from './call.ts';
import { type Content, contentFrom } from './content.ts';

type Trx = Transaction<Database>;

/** The inquiry that a call belongs to: stored by an earlier call, or to be stored by this batch. */
export interface KnownInquiry {
  id: string;
  reference: string;
  content: Content;
}

const tenMinutes = 600;
const mostRounds = 3;

/**
 * Finds the inquiry of every call; stored ones stay locked until the transaction ends. The winner of a fingerprint's
 * claim creates the inquiry; a loser waits for the winner's commit and finds its inquiry. If that inquiry has since
 * been erased, the claim is open again.
 */
export async function inquiriesOf(
  trx: Trx,
  calls: readonly Call[],
): Promise<ReadonlyMap<Call, KnownInquiry>> {
  const found = new Map<Call, KnownInquiry>();
  const won = new Map<string, KnownInquiry>();

  for (let round = 1; round <= mostRounds; round += 1) {
    const open = calls.filter((one) => !found.has(one));
    const holders = await claimOrFind(trx, open, won);
    const stored = await lockInquiries(trx, new Set(holders.values()));

    for (const one of open) {
      const holder = holders.get(one);
      const known = holder === undefined ? won.get(one.fingerprint) : stored.get(holder);
      if (known) found.set(one, known);
    }
    if (found.size === calls.length) return found;
    await dropOrphans(
      trx,
      open.filter((one) => !found.has(one)).map(({ fingerprint }) => fingerprint),
    );
  }

  throw new Error('The claims on a submission changed too often to store it.');
}

/** Claims free fingerprints, added to `won`; returns the ids of stored inquiries that hold the others. */
async function claimOrFind(trx: Trx, calls: readonly Call[], won: Map<string, KnownInquiry>) {
  const resent = await holdersOf(
    trx,
    calls.flatMap(({ key }) => key ?? []),
  );
  const leaders = firstOfEach(
    calls.filter(({ fingerprint, key }) => !resent.has(key ?? '') && !won.has(fingerprint)),
  );
  const keys = await claim(
    trx,
    leaders.map(({ fingerprint, id }) => ({ key: fingerprint, holder: id, seconds: tenMinutes })),
  );
  for (const leader of leaders) if (keys.has(leader.fingerprint)) won.set(leader.fingerprint, leader);
  const lost = leaders.map(({ fingerprint }) => fingerprint).filter((key) => !keys.has(key));
  const earlier = await holdersOf(trx, lost);

  return new Map(
    calls.flatMap((one) => {
      const holder = resent.get(one.key ?? '') ?? earlier.get(one.fingerprint);
      return holder === undefined ? [] : [[one, holder] as const];
    }),
  );
}

const firstOfEach = (calls: readonly Call[]) => [
  ...new Map(calls.toReversed().map((one) => [one.fingerprint, one])).values(),
];

/** Returns the ids of the inquiries that hold these keys, by key. */
async function holdersOf(trx: Trx, held: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (held.length === 0) return new Map();

  const rows = await trx
    .selectFrom('claim')
    .innerJoin('inquiry', (join) => join.on(isHolder))
    .select(['claim.key', 'inquiry.id'])
    .where('claim.key', 'in', held)
    .where('claim.until', '>=', sql<Date>`now()`)
    .execute();

  return new Map(rows.map(({ key, id }) => [key, id]));
}

const isHolder = sql<boolean>`inquiry.id = claim.holder::uuid`;

// Locks in the order of ids, so that two transactions do not deadlock.
async function lockInquiries(trx: Trx, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, KnownInquiry>> {
  if (ids.size === 0) return new Map();

  const rows = await trx
    .selectFrom('inquiry')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

  return new Map(
    rows.map((row) => [row.id, { id: row.id, reference: row.reference, content: contentFrom(row) }]),
  );
}

/**
 * Deletes claims whose inquiry has been erased. The holder is part of the condition, because another transaction may
 * have taken the claim over.
 */
async function dropOrphans(trx: Trx, held: readonly string[]) {
  if (held.length === 0) return;

  const orphans = await trx
    .selectFrom('claim')
    .leftJoin('inquiry', (join) => join.on(isHolder))
    .select(['claim.key', 'claim.holder'])
    .where('claim.key', 'in', held)
    .where('inquiry.id', 'is', null)
    .execute();
  for (const { key, holder } of orphans)
    await trx.deleteFrom('claim').where('key', '=', key).where('holder', '=', holder).execute();
}
