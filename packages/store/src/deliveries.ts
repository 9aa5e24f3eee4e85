import { type Kysely, sql, type Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database, DeliveryTable, Recipient, Store } from './database.ts';
import { isQuarantined } from './inquiry.ts';

type Trx = Transaction<Database>;
type Delivery = Pick<DeliveryTable, 'inquiry_id' | 'recipient'>;

/** Payload of a job: keys only, so that no queue holds personal data. */
export interface DeliveryJob {
  inquiry: string;
  recipient: Recipient;
}

/** Creates deliveries to the given recipients, and their jobs, in the caller's transaction. */
export async function startDeliveries(
  boss: PgBoss,
  trx: Trx,
  { inquiry_id, recipients }: { inquiry_id: string; recipients: Partial<Record<Recipient, boolean>> },
) {
  const wanted = (Object.keys(recipients) as Recipient[]).filter((recipient) => recipients[recipient]);
  const deliveries = wanted.map((recipient) => ({ inquiry_id, recipient }));
  const rows = trx.insertInto('delivery').values(deliveries);
  await rows.onConflict((conflict) => conflict.doNothing()).execute();
  for (const delivery of deliveries) await enqueue(boss, trx, delivery);
}

async function enqueue(boss: PgBoss, trx: Trx, { inquiry_id, recipient }: Delivery) {
  const job: DeliveryJob = { inquiry: inquiry_id, recipient };
  await boss.send(queueOf(recipient), job, { db: fromKysely(trx) });
}

/** Deletes a delivery's queued jobs in the caller's transaction. */
export async function cancelJobs(boss: PgBoss, trx: Trx, { inquiry_id, recipient }: Delivery) {
  const [queue, db] = [queueOf(recipient), fromKysely(trx)];
  const jobs = await boss.findJobs(queue, { data: { inquiry: inquiry_id, recipient }, queued: true, db });
  const ids = jobs.map(({ id }) => id);
  if (ids.length > 0) await boss.deleteJob(queue, ids, { db });
}

/** Starts a delivery anew, with the next revision, and replaces its queued jobs, in the caller's transaction. */
export async function restartDelivery({ boss }: Store, trx: Trx, delivery: Delivery) {
  const { inquiry_id, recipient } = delivery;
  await sql`insert into delivery (inquiry_id, recipient) values (${inquiry_id}, ${recipient})
    on conflict (inquiry_id, recipient) do update set revision = delivery.revision + 1, created_at = now(),
      delivered_at = null, dead_at = null, last_error = null, fault = null, settled_at = null`.execute(trx);
  await cancelJobs(boss, trx, delivery);
  await enqueue(boss, trx, delivery);
}

/** Minutes after which an undelivered mail is late: the desk shows it, and an alert is sent. */
export const alarmAfterMinutes = 15;

/** SQL condition: given up or late, whatever the last attempt said, or if none has ended yet. */
export const isUndelivered = sql<boolean>`delivered_at is null and settled_at is null and
  (dead_at is not null or created_at < now() - make_interval(mins => ${alarmAfterMinutes}))`;

// An address or mailbox that a visitor has to see to is shown with the inquiry, but is nothing for operators.
const isOurs = sql<boolean>`(recipient <> 'visitor' or fault is distinct from 'recipient')`;

export interface Undelivered {
  stuck: number;
  /** Of these, mails: a CRM that is away delays nobody’s mail. */
  lateMails: number;
  dead: number;
  oldestMinutes: number;
  references: string[];
  reasons: string[];
}

/** Sums up deliveries and the desk's own mails that are late or given up; without alerts, which report it. */
export async function findUndelivered(db: Kysely<Database>): Promise<Undelivered | undefined> {
  const { rows } = await sql<Undelivered>`
    with mail as (
      select recipient, reference, created_at, delivered_at, settled_at, dead_at, last_error
      from delivery join inquiry on inquiry.id = delivery.inquiry_id where ${isOurs}
      union all
      select null, null, created_on, null, null, null, output->>'reason' from pgboss.job
      where name in ('digest', 'reminder', 'quarantine-notice') and state < 'completed'
    )
    select
      count(*) filter (where dead_at is null)::int as stuck,
      count(*) filter (where dead_at is null and recipient is distinct from 'crm')::int as "lateMails",
      count(dead_at)::int as dead,
      coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)) / 60, 0)::int as "oldestMinutes",
      coalesce((array_agg(distinct reference) filter (where reference is not null))[1:20], '{}') as references,
      coalesce((array_agg(distinct last_error) filter (where last_error is not null))[1:5], '{}') as reasons
    from mail where ${isUndelivered} having count(*) > 0`.execute(db);

  return rows[0];
}

/** Says how much is late. */
export const lateWords = (count: number, { oldestMinutes }: Pick<Undelivered, 'oldestMinutes'>) =>
  `${count} waiting longer than ${alarmAfterMinutes} minutes, the oldest for ${oldestMinutes}`;

/** Current numbers of waiting and given-up deliveries, without settled ones, and of quarantined inquiries. */
export interface Backlog {
  waiting: number;
  dead: number;
  quarantined: number;
  oldestSeconds: number;
}

export async function readBacklog(db: Kysely<Database>): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      count(*) filter (where dead_at is null)::int as waiting,
      count(*) filter (where dead_at is not null and settled_at is null)::int as dead,
      coalesce(extract(epoch from now() - least(
        min(created_at) filter (where dead_at is null and settled_at is null and ${isOurs}),
        (select min(created_on) from pgboss.job
          where name in ('alert', 'alert-webhook', 'digest', 'reminder', 'quarantine-notice') and state < 'completed')
      )), 0)::int as "oldestSeconds",
      (select count(*)::int from inquiry where ${isQuarantined}) as quarantined
    from delivery
    where delivered_at is null`.execute(db);

  return rows[0] ?? { waiting: 0, dead: 0, quarantined: 0, oldestSeconds: 0 };
}

const queueOf = (recipient: Recipient) => (recipient === 'crm' ? 'crm' : 'mail');
