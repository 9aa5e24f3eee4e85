import type { Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { partyWords } from '../../mail/event-words.ts';
import type { Database, Handling, HandlingDetail, Party, Standing } from '../../store/database.ts';
import { beginAgain, enqueue } from '../../store/deliveries.ts';
import { audit, eventsOf, recordEvent, theOffice } from '../../store/events.ts';
import type { DeskJob } from '../reminders/send.ts';
import type { Person } from '../sign-in/people.ts';
import type { Doing } from './open.ts';

type Trx = Transaction<Database>;

/** An act that is recorded, and the inquiry as it was before. */
interface Done extends Doing {
  trx: Trx;
  number: number;
  was: Standing;
  detail: HandlingDetail;
}

/** Records an act with all that follows from it, in one transaction; false when someone else acted first. */
export const record = (
  doing: Doing,
  { kind, detail }: { kind: Handling; detail: HandlingDetail },
): Promise<boolean> =>
  doing.store.db.transaction().execute(async (trx) => {
    const { id, events } = doing.inquiry;
    const was = await trx
      .selectFrom('inquiry')
      .select(['state', 'agent_id', 'assignee', 'call_back_on'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!was) return false;
    const event = { kind, actor: doing.person.id, detail: { was, ...detail } };
    const number = await recordEvent(trx, id, event, events.length);
    if (number === undefined) return false;
    await followUps[kind]?.({ ...doing, trx, number, was, detail });

    return true;
  });

/** What follows from an act. */
const followUps: Readonly<Partial<Record<Handling, (done: Done) => Promise<void>>>> = {
  released: release,
  async passed(done) {
    const { store, trx, inquiry, detail } = done;
    // A job that waits would notify the previous agent.
    await beginAgain(store, trx, { inquiry_id: inquiry.id, party: detail.to ? 'agent' : 'office' });
    await tellLoser(done, detail.to ?? theOffice);
  },
  undone: (done) => tellLoser(done, holderIn(done.detail.was ?? done.was)),
};

const holderIn = ({ assignee, agent_id }: Standing) => assignee ?? agent_id ?? theOffice;

/** Tells whoever loses an inquiry to somebody else. */
async function tellLoser({ store, trx, inquiry, number, was, person }: Done, winner: number) {
  const loser = holderIn(was);
  if ([theOffice, person.id, winner].includes(loser)) return;
  const job: DeskJob = { inquiry: inquiry.id, number, about: 'taken-away', to: loser };
  await store.boss.send('reminder', job, { db: fromKysely(trx) });
}

/** Passes a released inquiry on to staff and the CRM. The visitor still gets no confirmation (decision 0011). */
async function release({ store: { boss }, trx, inquiry: { id, reference }, was, hasCrm }: Done) {
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

/** Sends a mail once more, or notes that it cannot arrive and needs nobody any more. */
export const settleDelivery = (
  { store, inquiry: { id }, person }: Doing,
  party: Party,
  kind: 'resent' | 'acknowledged',
): Promise<void> =>
  store.db.transaction().execute(async (trx) => {
    if (kind === 'resent') await beginAgain(store, trx, { inquiry_id: id, party });
    else
      await trx
        .updateTable('delivery')
        .set({ settled_at: new Date(), settled_reason: 'acknowledged on the desk' })
        .where('inquiry_id', '=', id)
        .where('party', '=', party)
        .execute();
    await addEvent(trx, id, { kind, person, what: partyWords[party] });
  });

/** Adds an event that is no act to the history of an inquiry. */
export async function addEvent(
  trx: Trx,
  id: string,
  { kind, person, what }: { kind: Handling; person: Person; what: string },
) {
  const { length: seen } = await eventsOf(trx, id);
  const detail = { what, ...(person.isOffice && { by: person.name }) };
  await recordEvent(trx, id, { kind, actor: person.id, detail }, seen);
}
