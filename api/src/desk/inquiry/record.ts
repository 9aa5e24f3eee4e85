import type { Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { Database, Handling, HandlingDetail, Party, Standing, Store } from '../../store/database.ts';
import { beginAgain, enqueue } from '../../store/deliveries.ts';
import { audit, eventsOf, recordEvent } from '../../store/events.ts';
import type { DeskJob } from '../reminders/send.ts';
import type { Person } from '../sign-in/people.ts';
import type { Wanted } from './acts.ts';

type Trx = Transaction<Database>;

/** An act of a person on an inquiry, after seeing `seen` of its events. */
export interface Recorded {
  id: string;
  person: number;
  wanted: Exclude<Wanted, { problem: string }>;
  seen: number;
  /** Whether released inquiries go to a CRM. */
  hasCrm: boolean;
}

/** Records an act with all that follows from it, in one transaction; false when someone else acted first. */
export const record = (store: Store, { id, person, wanted, seen, hasCrm }: Recorded): Promise<boolean> =>
  store.db.transaction().execute(async (trx) => {
    const was = await trx
      .selectFrom('inquiry')
      .select(['state', 'agent_id', 'assignee', 'call_back_on'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!was) return false;
    const { kind, detail } = wanted;
    const event = { kind, actor: person, detail: { was, ...detail } };
    const number = await recordEvent(trx, id, event, seen);
    if (number === undefined) return false;
    await followUps[kind]?.({ store, trx, id, number, was, by: person, detail, hasCrm });

    return true;
  });

/** An act that was recorded, and the inquiry as it was before. */
interface Done {
  store: Store;
  trx: Trx;
  id: string;
  number: number;
  was: Standing;
  by: number;
  detail: HandlingDetail;
  hasCrm: boolean;
}

/** What follows from an act. */
const followUps: Readonly<Partial<Record<Handling, (done: Done) => Promise<unknown>>>> = {
  released: release,
  async passed(done) {
    const { store, trx, id, detail } = done;
    // A job that waits would notify the previous agent.
    await beginAgain(store, trx, { inquiry_id: id, party: detail.to ? 'agent' : 'office' });
    await tellLoser(done, detail.to || null);
  },
  undone: (done) => tellLoser(done, done.detail.was?.assignee ?? done.detail.was?.agent_id ?? null),
};

/** Tells whoever loses an inquiry to somebody else. */
async function tellLoser({ store, trx, id, number, was, by }: Done, to: number | null) {
  const loser = was.assignee ?? was.agent_id;
  if (loser === null || loser === by || loser === to) return;
  const job: DeskJob = { inquiry: id, number, about: 'taken-away', to: loser };
  await store.boss.send('reminder', job, { db: fromKysely(trx) });
}

/** Passes a released inquiry on to staff and the CRM. The visitor still gets no confirmation (decision 0012). */
async function release({ store: { boss }, trx, id, was: { agent_id }, hasCrm }: Done) {
  const { reference } = await trx
    .updateTable('inquiry')
    .set({ held: null })
    .where('id', '=', id)
    .returning('reference')
    .executeTakeFirstOrThrow();
  const parties: Party[] = [
    ...(agent_id === null ? [] : (['agent'] as const)),
    'office',
    ...(hasCrm ? (['crm'] as const) : []),
  ];
  const deliveries = parties.map((party) => ({ inquiry_id: id, party }));
  await trx
    .insertInto('delivery')
    .values(deliveries)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await enqueue(boss, trx, deliveries);
  await audit(trx, 'release', reference);
}

/** A mail of an inquiry that could not be delivered, and who decides about it. */
export interface Undelivered {
  id: string;
  party: Party;
  person: Person;
}

/** Sends a mail once more, or notes that it cannot arrive and needs nobody any more. */
export const settleDelivery = (
  store: Store,
  { id, party, person }: Undelivered,
  isSentAgain: boolean,
): Promise<void> =>
  store.db.transaction().execute(async (trx) => {
    if (isSentAgain) await beginAgain(store, trx, { inquiry_id: id, party });
    else
      await trx
        .updateTable('delivery')
        .set({ settled_at: new Date(), settled_reason: 'acknowledged on the desk' })
        .where('inquiry_id', '=', id)
        .where('party', '=', party)
        .execute();
    await addEvent(trx, id, {
      kind: isSentAgain ? 'resent' : 'acknowledged',
      person,
      what: partyWords[party],
    });
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

/** What is sent to each party. */
export const partyWords: Readonly<Record<Party, string>> = {
  agent: 'the mail to the agent',
  office: 'the mail to the office',
  visitor: 'the confirmation to the visitor',
  crm: 'the entry in the CRM',
};
