import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { claim } from '../store/claims.ts';
import type { Database, Party, Store } from '../store/database.ts';
import { enqueue } from '../store/deliveries.ts';
import { confirmationOf, normalAddress } from '../store/email-address.ts';
import { pageOf } from '../store/inquiry.ts';
import { enqueueHeldNotice } from '../store/queues.ts';
import { type Call, callOf, filledIn, fingerprint, type Incoming } from './call.ts';

/** Result of a call: the reference, and whether this call was the first of its inquiry. */
export interface Stored {
  reference: string;
  isNew: boolean;
}

type Writing = Pick<Store, 'boss'> & { trx: Transaction<Database> };

/**
 * Stores a call with its deliveries and jobs in one transaction: once this resolves, nothing can be lost (X03). One
 * action is one inquiry, however many calls it makes (X02): the first creates the inquiry, its twins within ten
 * minutes fill in what it lacked.
 */
export const accept = ({ db, boss }: Store, incoming: Incoming, hasCrm: boolean): Promise<Stored> =>
  db.transaction().execute(async (trx) => {
    const call = callOf(incoming);

    return (await twinOf(trx, call)) ?? insert({ boss, trx }, call, hasCrm);
  });

const tenMinutes = 600;
const day = 86_400;

/** Finds the inquiry of an earlier call, fills in what it lacked, and keeps it locked; undefined for a first call. */
async function twinOf(trx: Writing['trx'], call: Call): Promise<Stored | undefined> {
  const holder = await holderOf(trx, call);
  if (holder === call.id) return undefined;

  const twin = await trx
    .selectFrom('inquiry')
    .select(['id', 'reference', 'flagged', 'facts'])
    .where('id', '=', holder)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Its inquiry has been erased: the next call of this one has to find it.
  if (!twin) {
    await trx.updateTable('claim').set({ holder: call.id }).where('key', '=', call.fingerprint).execute();
    return undefined;
  }
  const { mlsNumber } = call.submission.facts;
  const asksOfAnother = mlsNumber && twin.facts.mlsNumber && mlsNumber !== twin.facts.mlsNumber;
  const ofHouse = fingerprint(call.submission, mlsNumber);
  if (asksOfAnother && call.fingerprint !== ofHouse) return twinOf(trx, { ...call, fingerprint: ofHouse });

  const facts = filledIn(twin.facts, call.submission.facts);
  const flagged = twin.flagged ?? call.submission.flagged;
  if (!isDeepStrictEqual({ facts, flagged }, { facts: twin.facts, flagged: twin.flagged }))
    await trx
      .updateTable('inquiry')
      .set({ facts: JSON.stringify(facts), flagged })
      .where('id', '=', twin.id)
      .execute();

  return { reference: twin.reference, isNew: false };
}

/**
 * Claims the call's fingerprint, or returns the id of the inquiry that holds it. One statement decides, and twins wait
 * for each other. A claim that is older than ten minutes, or from before the clock was set back, is renewed.
 */
async function holderOf(trx: Writing['trx'], { fingerprint: key, id }: Call): Promise<string> {
  const { rows } = await sql<{ holder: string }>`
    insert into claim (key, holder, until) values (${key}, ${id}, now() + make_interval(secs => ${tenMinutes}))
    on conflict (key) do update set
      holder = case when ${isHeld} then claim.holder else excluded.holder end,
      until = case when ${isHeld} then claim.until else excluded.until end
    returning holder`.execute(trx);

  return rows[0]?.holder ?? id;
}

// The minute is for twins of which the later begun was first: their clocks are those of their transactions' beginnings.
const isHeld = sql<boolean>`claim.until between now() and excluded.until + interval '1 minute'`;

/** Stores a new inquiry with its deliveries and jobs. Only the office is notified of a held one (decision 0012). */
async function insert({ boss, trx }: Writing, call: Call, hasCrm: boolean): Promise<Stored> {
  const { id, reference, submission, held } = call;
  const { endpoint, name, email, phone, message, agentId, flagged } = submission;
  const follows = await earlierOf(trx, call);
  const facts = JSON.stringify({ ...submission.facts, ...(follows && { follows }) });
  await trx
    .insertInto('inquiry')
    .values({
      id,
      reference,
      endpoint,
      name,
      email,
      phone,
      message,
      agent_id: agentId,
      flagged,
      held,
      facts,
      page: pageOf(submission),
    })
    .execute();

  if (held) await enqueueHeldNotice(boss, trx);
  else {
    const deliveries = (await partiesOf(trx, call, hasCrm)).map((party) => ({ inquiry_id: id, party }));
    await trx.insertInto('delivery').values(deliveries).execute();
    await enqueue(boss, trx, deliveries);
  }

  return { reference, isNew: true };
}

/** Returns the reference of what the same person sent to the same recipient in the day before. */
async function earlierOf(trx: Writing['trx'], { submission: { email, agentId } }: Call) {
  const earlier = await trx
    .selectFrom('inquiry')
    .select('reference')
    .where(sql<boolean>`lower(email) = ${normalAddress(email)}`)
    .where('agent_id', 'is not distinct from', agentId)
    .where('held', 'is', null)
    .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();

  return earlier?.reference;
}

/** Returns whom to tell. The visitor is told once a day (X04). */
async function partiesOf(
  trx: Writing['trx'],
  { id, submission, isConfirmed = true }: Call,
  hasCrm: boolean,
): Promise<Party[]> {
  const confirmation = confirmationOf(submission.email);
  const won = await claim(trx, isConfirmed ? [{ key: confirmation, holder: id, seconds: day }] : []);
  const parties: Record<Party, boolean> = {
    agent: submission.agentId !== null,
    office: true,
    visitor: won.has(confirmation),
    crm: hasCrm,
  };

  return (Object.keys(parties) as Party[]).filter((party) => parties[party]);
}
