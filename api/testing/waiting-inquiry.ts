import { momentOf } from '@dosmares/content/office-time';
import { accept } from '../src/inquiries/accept.ts';
import { submissionFrom } from '../src/inquiries/submission.ts';
import type { Handling, HandlingDetail, Store, Suspicion } from '../src/store/database.ts';
import { eventsOf, recordEvent } from '../src/store/events.ts';
import { bothCalls, contactPage } from './bodies/bodies.ts';

/** Parses a moment in the office's time, such as `2026-11-23 10:00`. */
export const at = (stamp: string) => momentOf(stamp.slice(0, 10), `${stamp.slice(11)}:00`) as Date;

let count = 0;

/** Stores an inquiry received at a moment; returns its id. */
export async function arrive(
  { db, ...store }: Store,
  received: string,
  { toOffice = false, held = null }: { toOffice?: boolean; held?: Suspicion | null } = {},
): Promise<string> {
  count += 1;
  const email = `visitor-${count}@visitor.test`;
  const submission = toOffice
    ? submissionFrom('contactEmail', { ...contactPage, email })
    : submissionFrom('agentInquiry', { ...bothCalls.agentInquiry, email });
  await accept({ db, ...store }, { submission, held }, false);
  const { id } = await db
    .updateTable('inquiry')
    .set({ received_at: at(received) })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('delivery')
    .set({ created_at: at(received) })
    .where('inquiry_id', '=', id)
    .execute();

  return id;
}

/** Stores an act at a moment. */
export async function happen(
  { db }: Store,
  id: string,
  [kind, when, actor, detail = {}]: readonly [
    kind: Handling,
    when: string,
    actor: number | null,
    detail?: HandlingDetail,
  ],
) {
  const { length: seen } = await eventsOf(db, id);
  await db.transaction().execute((trx) => recordEvent(trx, id, { kind, actor, detail }, seen));
  await db
    .updateTable('inquiry_event')
    .set({ at: at(when) })
    .where('inquiry_id', '=', id)
    .where('number', '=', seen + 1)
    .execute();
  if (kind === 'released') await db.updateTable('inquiry').set({ held: null }).where('id', '=', id).execute();
}
