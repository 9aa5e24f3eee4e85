import type { Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { Database, HandlingDetail, Party, Standing } from '../../store/database.ts';
import { beginAgain, enqueue } from '../../store/deliveries.ts';
import { audit, theOffice } from '../../store/events.ts';
import type { DeskJob } from '../reminders/mails.ts';
import { holderIn } from './choices.ts';
import type { Opened } from './open.ts';

/** An act that is recorded, and the inquiry as it was before. */
export interface Done extends Opened {
  trx: Transaction<Database>;
  /** Number of its event. */
  number: number;
  was: Standing;
  detail: HandlingDetail;
}

/** Sends the inquiry to the colleague who has it now, and tells whoever had it. */
export async function reassign(done: Done) {
  const { store, trx, inquiry, detail } = done;
  // A job that waits would notify the previous agent.
  await beginAgain(store, trx, { inquiry_id: inquiry.id, party: detail.to ? 'agent' : 'office' });
  await tellLoser(done, detail.to ?? theOffice);
}

/** Tells whoever loses an inquiry because an act is undone. */
export const giveBack = (done: Done) => tellLoser(done, holderIn(done.detail.was ?? done.was));

async function tellLoser({ store, trx, inquiry, number, was, session }: Done, winner: number) {
  const loser = holderIn(was);
  if ([theOffice, session.person.id, winner].includes(loser)) return;
  const job: DeskJob = { inquiry: inquiry.id, number, about: 'taken-away', to: loser };
  await store.boss.send('reminder', job, { db: fromKysely(trx) });
}

/** Passes a released inquiry on to staff and the CRM. The visitor still gets no confirmation (decision 0011). */
export async function release({ store: { boss }, trx, inquiry: { id, reference }, was, hasCrm }: Done) {
  await trx.updateTable('inquiry').set({ held: null }).where('id', '=', id).execute();
  const told: Partial<Record<Party, boolean>> = { agent: was.agent_id !== null, office: true, crm: hasCrm };
  const parties = (Object.keys(told) as Party[]).filter((party) => told[party]);
  const deliveries = parties.map((party) => ({ inquiry_id: id, party }));
  await trx
    .insertInto('delivery')
    .values(deliveries)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await enqueue(boss, trx, deliveries);
  await audit(trx, 'release', reference);
}

/** Sends a mail once more. */
export const resend = ({ store, trx, inquiry, form }: Done) =>
  beginAgain(store, trx, { inquiry_id: inquiry.id, party: form.get('party') as Party });

/** Notes that a mail cannot arrive, and needs nobody any more. */
export const acknowledge = ({ trx, inquiry, form }: Done) =>
  trx
    .updateTable('delivery')
    .set({ settled_at: new Date(), settled_reason: 'acknowledged on the desk' })
    .where('inquiry_id', '=', inquiry.id)
    .where('party', '=', form.get('party') as Party)
    .execute();
