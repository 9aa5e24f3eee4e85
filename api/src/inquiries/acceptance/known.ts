import { sql, type Transaction } from 'kysely';
import { claim } from '../../store/claims.ts';
import type { Database } from '../../store/database.ts';
import { contentFrom } from './content.ts';
import type { Draft, Known } from './draft.ts';

type Trx = Transaction<Database>;

const tenMinutes = 600;
const mostRounds = 3;

/**
 * Finds the inquiry of every draft, stored ones locked until the transaction ends. Whoever wins the claim of a
 * fingerprint makes the inquiry; a loser waits for the winner's commit and finds what the winner stored. If that has
 * been erased since, the claim is open again.
 */
export async function inquiriesOf(trx: Trx, drafts: readonly Draft[]): Promise<ReadonlyMap<Draft, Known>> {
  const found = new Map<Draft, Known>();
  const won = new Map<string, Known>();

  for (let round = 1; round <= mostRounds; round += 1) {
    const open = drafts.filter((one) => !found.has(one));
    const holders = await claimOrFind(trx, open, won);
    const stored = await lockInquiries(trx, new Set(holders.values()));

    for (const one of open) {
      const holder = holders.get(one);
      const known = holder === undefined ? won.get(one.mark) : stored.get(holder);
      if (known) found.set(one, known);
    }
    if (found.size === drafts.length) return found;
    await dropOrphans(
      trx,
      open.filter((one) => !found.has(one)).map(({ mark }) => mark),
    );
  }

  throw new Error('The claims on a submission changed too often to store it.');
}

/** Claims what nobody has, into `won`; gives the ids of the stored inquiries that have the rest. */
async function claimOrFind(trx: Trx, drafts: readonly Draft[], won: Map<string, Known>) {
  const resent = await holdersOf(
    trx,
    drafts.flatMap(({ keyMark }) => keyMark ?? []),
  );
  const leaders = firstOfEach(
    drafts.filter(({ mark, keyMark }) => !resent.has(keyMark ?? '') && !won.has(mark)),
  );
  const keys = await claim(
    trx,
    leaders.map(({ mark, id }) => ({ key: mark, holder: id, seconds: tenMinutes })),
  );
  for (const leader of leaders) if (keys.has(leader.mark)) won.set(leader.mark, leader);
  const lost = leaders.map(({ mark }) => mark).filter((mark) => !keys.has(mark));
  const earlier = await holdersOf(trx, lost);

  return new Map(
    drafts.flatMap((one) => {
      const holder = resent.get(one.keyMark ?? '') ?? earlier.get(one.mark);
      return holder === undefined ? [] : [[one, holder] as const];
    }),
  );
}

const firstOfEach = (drafts: readonly Draft[]) => [
  ...new Map(drafts.toReversed().map((one) => [one.mark, one])).values(),
];

/** The ids of the inquiries that hold these marks, by mark. */
async function holdersOf(trx: Trx, marks: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (marks.length === 0) return new Map();

  const rows = await trx
    .selectFrom('claim')
    .innerJoin('inquiry', (join) => join.on(isHolder))
    .select(['claim.key', 'inquiry.id'])
    .where('claim.key', 'in', marks)
    .where('claim.until', '>=', sql<Date>`now()`)
    .execute();

  return new Map(rows.map(({ key, id }) => [key, id]));
}

const isHolder = sql<boolean>`inquiry.id = claim.holder::uuid`;

// In the order of their ids, so that two transactions do not wait for each other.
async function lockInquiries(trx: Trx, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Known>> {
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

/** Gives up claims whose inquiry has been erased. Each is named with its holder: another transaction may have taken it over meanwhile. */
async function dropOrphans(trx: Trx, marks: readonly string[]) {
  if (marks.length === 0) return;

  const orphans = await trx
    .selectFrom('claim')
    .leftJoin('inquiry', (join) => join.on(isHolder))
    .select(['claim.key', 'claim.holder'])
    .where('claim.key', 'in', marks)
    .where('inquiry.id', 'is', null)
    .execute();
  for (const { key, holder } of orphans)
    await trx.deleteFrom('claim').where('key', '=', key).where('holder', '=', holder).execute();
}
