import { sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { StageName } from '../../mail/reminder.ts';
import type { Database, Store } from '../../store/database.ts';
import { isOpen } from '../../store/waiting.ts';
import { type DueSince, type Reminded, stages } from './stages.ts';

/** Services that reminding uses. */
export interface RemindServices {
  store: Store;
  dueSince: DueSince;
  /** Whether alarms also go to a webhook. */
  hasWebhook: boolean;
}

/** Payload of a job; all other data is read when it runs. */
export interface ReminderJob {
  inquiry: string;
  /** Number of the reminder's event. */
  number: number;
  to: Reminded;
}

interface Due {
  id: string;
  reference: string;
  /** Number of events so far. */
  seen: number;
  stage: StageName;
}

/** Inquiries per run: reminders that waited while the service was down go out gradually. */
export const mostAtOnce = 20;

/** Age beyond which there are no reminders, such as for inquiries from before reminders existed. */
const oldestMs = 3 * 86_400_000;

/**
 * Reminds of inquiries that nobody has taken or answered in time; returns their number. The event and its mail jobs
 * are one transaction: the event's number lets only one process write it, and only if nobody has acted.
 */
export const remind = ({ store, dueSince, hasWebhook }: RemindServices, now = new Date()): Promise<number> =>
  store.db.transaction().execute(async (trx) => {
    const due = await findDue(trx, dueSince(now), now);
    const reminded = await writeEvents(trx, due);
    const jobs = reminded.flatMap(({ id, seen, stage }) =>
      recipientsOf(stage).map((to) => ({
        data: { inquiry: id, number: seen + 1, to } satisfies ReminderJob,
      })),
    );
    const late = reminded.filter(({ stage }) => stage === 'limit').map(({ reference }) => reference);
    const db = fromKysely(trx);
    if (jobs.length > 0) await store.boss.insert('reminder', jobs, { db });
    if (late.length > 0 && hasWebhook) await store.boss.send('alert-webhook', { late }, { db });

    return reminded.length;
  });

const recipientsOf = (stage: StageName) => stages.find(({ name }) => name === stage)?.to ?? [];

async function writeEvents(trx: Transaction<Database>, due: readonly Due[]): Promise<readonly Due[]> {
  if (due.length === 0) return [];
  const written = await trx
    .insertInto('inquiry_event')
    .values(
      due.map(({ id, seen, stage }) => ({
        inquiry_id: id,
        number: seen + 1,
        kind: 'reminded' as const,
        actor: null,
        detail: JSON.stringify({ reminder: stage }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('inquiry_id')
    .execute();
  const ids = new Set(written.map(({ inquiry_id }) => inquiry_id));

  return due.filter(({ id }) => ids.has(id));
}

/**
 * Returns the inquiries that are due, those that have waited longest first, each at its latest stage. Waiting starts
 * when staff were notified (for a held inquiry, at its release), and starts again when it was passed on.
 */
async function findDue(
  trx: Transaction<Database>,
  since: ReturnType<DueSince>,
  now: Date,
): Promise<readonly Due[]> {
  const oldest = new Date(now.getTime() - oldestMs);
  const names = stages.map(({ name }) => name);
  const rows = stages.map(
    ({ name, isBegunAnew, unless }, index) =>
      sql`(${index}::int, ${name}::text, ${isBegunAnew}::boolean, ${sql.val([...unless])}::text[], ${since[name]}::timestamptz)`,
  );
  const { rows: due } = await sql<Due>`
    with stage (rank, name, anew, unless, since) as (values ${sql.join(rows)}),
    waiting as (
      select inquiry.id, reference, state, coalesce(act.number, 0) as acted,
        coalesce((select max(at) from inquiry_event where inquiry_id = inquiry.id and kind = 'released'), received_at) as told,
        case when state = 'passed' then act.at end as passed
      from inquiry left join lateral (
        select number, at from inquiry_event
        where inquiry_id = inquiry.id and kind <> 'reminded' order by number desc limit 1
      ) as act on true
      where ${isOpen} and inquiry.id in (
        select id from inquiry where ${isOpen} and received_at > ${oldest}
        union select inquiry_id from inquiry_event where kind in ('passed', 'released') and at > ${oldest}
      )
    )
    select id, reference, stage, (select count(*)::int from inquiry_event where inquiry_id = id) as seen
    from (
      select distinct on (id) id, reference, stage.name as stage, told
      from waiting cross join stage
      where case when anew then coalesce(passed, told) else told end <= stage.since
        and coalesce(passed, told) > ${oldest}
        and state <> all (unless)
        and not exists (
          select from inquiry_event as earlier
          where earlier.inquiry_id = id and earlier.kind = 'reminded' and (not anew or earlier.number > acted)
            and array_position(${sql.val(names)}::text[], earlier.detail->>'reminder') > rank
        )
      order by id, rank desc
    ) as due
    order by told, id limit ${mostAtOnce}`.execute(trx);

  return due;
}
