import { type Kysely, sql, type Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database, DeliveryTable, Party, Store } from './database.ts';
import { isHeld } from './inquiry.ts';
import { queueOf } from './queues.ts';

type Trx = Transaction<Database>;
type Delivery = Pick<DeliveryTable, 'inquiry_id' | 'party'>;

/** Payload of a job. All other data is read when it runs, so that no queue holds personal data. */
export interface DeliveryJob {
  inquiry: string;
  party: Party;
}

/** SQL condition: the delivery was given up, and staff have not settled it. */
export const isGivenUp = sql<boolean>`delivered_at is null and dead_at is not null and settled_at is null`;

/** Returns the values of a delivery that starts over, without traces of earlier attempts. */
export const begunAgain = () =>
  ({
    created_at: new Date(),
    delivered_at: null,
    dead_at: null,
    last_error: null,
    fault: null,
    settled_at: null,
    settled_reason: null,
  }) as const;

/** Puts deliveries into their queues, in the caller's transaction. */
export async function enqueue(boss: PgBoss, trx: Trx, deliveries: readonly Delivery[]) {
  const byQueue = Object.groupBy(deliveries, ({ party }) => queueOf[party]);

  for (const [queue, all = []] of Object.entries(byQueue)) {
    const jobs = all.map(({ inquiry_id, party }) => ({
      data: { inquiry: inquiry_id, party } satisfies DeliveryJob,
    }));
    await boss.insert(queue, jobs, { db: fromKysely(trx) });
  }
}

/** Removes waiting jobs from their queues, including dead-letter queues, in the caller's transaction. */
export async function withdraw(boss: PgBoss, trx: Trx, deliveries: readonly Delivery[]) {
  const db = fromKysely(trx);
  const wanted = new Set(deliveries.map(({ inquiry_id, party }) => `${inquiry_id} ${party}`));
  const [first] = deliveries;
  const isOneInquiry = deliveries.every(({ inquiry_id }) => inquiry_id === first?.inquiry_id);
  const data = isOneInquiry && first ? { data: { inquiry: first.inquiry_id } } : {};

  for (const queue of new Set(
    deliveries.flatMap(({ party }) => [queueOf[party], `${queueOf[party]}-dead`]),
  )) {
    const waiting = await boss.findJobs<DeliveryJob>(queue, { ...data, queued: true, db });
    const ids = waiting.filter(({ data }) => wanted.has(`${data.inquiry} ${data.party}`)).map(({ id }) => id);
    if (ids.length > 0) await boss.deleteJob(queue, ids, { db });
  }
}

/**
 * Starts a delivery again, or for the first time, replacing a waiting one, in the caller's transaction; returns its
 * edition.
 */
export async function beginAgain({ boss }: Store, trx: Trx, delivery: Delivery): Promise<number> {
  const { edition } = await trx
    .insertInto('delivery')
    .values(delivery)
    .onConflict((conflict) =>
      conflict
        .columns(['inquiry_id', 'party'])
        .doUpdateSet((row) => ({ ...begunAgain(), edition: row('delivery.edition', '+', 1) })),
    )
    .returning('edition')
    .executeTakeFirstOrThrow();
  await withdraw(boss, trx, [delivery]);
  await enqueue(boss, trx, [delivery]);

  return edition;
}

/** Deliveries that do not get through; those to visitors count unless their address is at fault. */
export interface Undelivered {
  stuck: number;
  dead: number;
  oldestMinutes: number;
  references: string[];
  /** Reasons of the last failures. */
  reasons: string[];
}

/** Findings of a check of the deliveries. */
export interface Findings {
  /** Deliveries that need a person's attention now. */
  undelivered: Undelivered | undefined;
  /** Whether nothing waits too long and nothing given up is unsettled. */
  isClear: boolean;
}

/** Minutes after which waiting mail needs a person's attention. */
export const alarmAfterMinutes = 15;

/**
 * Finds mail that has waited too long or was given up within the last hour. Visitors' mail counts unless their
 * address is at fault.
 */
export async function findUndelivered(db: Kysely<Database>): Promise<Findings> {
  const { rows } = await sql<Undelivered & { lying: number }>`
    with failing as (
      select reference, delivery.created_at, dead_at, last_error,
        dead_at is null as "isStuck",
        coalesce(dead_at > now() - interval '1 hour', false) as "isFresh"
      from delivery join inquiry on inquiry.id = delivery.inquiry_id
      where delivered_at is null and settled_at is null
        and (party <> 'visitor' or fault is distinct from 'recipient')
        and (dead_at is not null or delivery.created_at < now() - make_interval(mins => ${alarmAfterMinutes}))
    )
    select
      count(*) filter (where "isStuck")::int as stuck,
      count(*) filter (where "isFresh")::int as dead,
      count(*) filter (where dead_at is not null)::int as lying,
      (coalesce(extract(epoch from now() - min(created_at)), 0) / 60)::int as "oldestMinutes",
      coalesce((array_agg(distinct reference))[1:20], '{}') as references,
      coalesce((array_agg(distinct last_error) filter (where last_error is not null))[1:5], '{}') as reasons
    from failing`.execute(db);
  const [{ lying, ...undelivered } = { lying: 0, ...nothing }] = rows;

  return {
    undelivered: undelivered.stuck + undelivered.dead > 0 ? undelivered : undefined,
    isClear: undelivered.stuck + lying === 0,
  };
}

const nothing: Undelivered = { stuck: 0, dead: 0, oldestMinutes: 0, references: [], reasons: [] };

/** Current numbers of waiting, given-up and held items; settled ones do not count. */
export interface Backlog {
  waiting: number;
  dead: number;
  held: number;
  oldestSeconds: number;
}

/** Reads the current backlog in one query. */
export async function readBacklog(db: Kysely<Database>): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      count(*) filter (where dead_at is null)::int as waiting,
      count(*) filter (where dead_at is not null and settled_at is null)::int as dead,
      coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)), 0)::int as "oldestSeconds",
      (select count(*)::int from inquiry where ${isHeld}) as held
    from delivery
    where delivered_at is null`.execute(db);

  return rows[0] ?? { waiting: 0, dead: 0, held: 0, oldestSeconds: 0 };
}
