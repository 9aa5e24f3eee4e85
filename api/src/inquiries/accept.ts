import { randomBytes, randomUUID } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import { claim, confirmationOf, normalAddress } from '../store/claims.ts';
import type { Database, InquiryTable, Store, Suspicion } from '../store/database.ts';
import { begin } from '../store/deliveries.ts';
import { pageOf } from '../store/inquiry.ts';
import { fingerprint, type Submission } from './submission.ts';

export interface Incoming {
  submission: Submission;
  held: Suspicion | null;
  /** Whether its sender may be sent a confirmation; true unless said otherwise. */
  isConfirmed?: boolean;
}

/** The reference of a call, and whether it was the first of its inquiry. */
export interface Stored {
  reference: string;
  isNew: boolean;
}

type Trx = Transaction<Database>;

/** Stores a call with deliveries and jobs in one transaction: nothing can be lost (X03). Twins fill it in (X02). */
export const accept = ({ db, boss }: Store, incoming: Incoming, hasCrm: boolean): Promise<Stored> =>
  db.transaction().execute(async (trx) => {
    const id = randomUUID();
    const twin = await twinOf(trx, id, incoming.submission);

    return twin ?? { reference: await insert(boss, trx, { id, hasCrm, ...incoming }), isNew: true };
  });

/** Finds, locks and fills in an earlier call's inquiry; undefined for a first call, or the first for another house. */
async function twinOf(
  trx: Trx,
  id: string,
  submission: Submission,
  house?: string,
): Promise<Stored | undefined> {
  const key = fingerprint(submission, house);
  const holder = await holderOf(trx, key, id);
  if (holder === id) return undefined;

  const { rows } = await sql<Pick<Selectable<InquiryTable>, 'reference' | 'flagged' | 'facts'>>`
    select reference, flagged, facts from inquiry where id = ${holder} for no key update`.execute(trx);
  const [twin] = rows;
  // Its inquiry has been erased: the next call of this one has to find it.
  if (!twin) {
    await trx.updateTable('claim').set({ holder: id }).where('key', '=', key).execute();
    return undefined;
  }
  const [mls, twins] = [submission.facts.mlsNumber, twin.facts.mlsNumber];
  if (mls && twins && mls !== twins && house !== mls) return twinOf(trx, id, submission, mls);

  const facts = JSON.stringify({ ...submission.facts, ...twin.facts });
  const flagged = twin.flagged ?? submission.flagged;
  await trx.updateTable('inquiry').set({ facts, flagged }).where('id', '=', holder).execute();

  return { reference: twin.reference, isNew: false };
}

const tenMinutes = 600;
const day = 86_400;

/** Claims a fingerprint, or returns its holder, in one statement; renews what is old or from before a clock set back. */
async function holderOf(trx: Trx, key: string, id: string): Promise<string> {
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

type First = Incoming & { id: string; hasCrm: boolean };

/** Stores a new inquiry with its deliveries and jobs. Only the office is notified of a held one (decision 0011). */
async function insert(boss: Store['boss'], trx: Trx, first: First): Promise<string> {
  const { id, submission, held } = first;
  const { agentId: agent_id, isTrapped: _, facts: given, ...sent } = submission;
  const reference = newReference();
  const facts = JSON.stringify({ ...given, follows: await earlierOf(trx, submission) });
  const page = pageOf({ ...submission, agent_id, page: null });
  const row = { id, reference, ...sent, agent_id, held, facts, page };
  await trx.insertInto('inquiry').values(row).execute();

  if (!held) await begin(boss, trx, { inquiry_id: id, told: await toldOf(trx, first) });

  return reference;
}

// Without I, L, O and U, because references are read out over the phone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const text = Array.from(randomBytes(8), (byte) => letters[byte % 32]).join('');

  return `DM-${text.slice(0, 4)}-${text.slice(4)}`;
}

async function earlierOf(trx: Trx, { email, agentId }: Submission) {
  const { rows } = await sql<{ reference: string }>`select reference from inquiry
    where lower(email) = ${normalAddress(email)} and agent_id is not distinct from ${agentId} and held is null
      and received_at > now() - interval '1 day'
    order by received_at desc limit 1`.execute(trx);

  return rows[0]?.reference;
}

/** Returns whom to tell. The visitor is told once a day (X04). */
async function toldOf(trx: Trx, { id, submission, isConfirmed = true, hasCrm }: First) {
  const confirmation = { key: confirmationOf(submission.email), holder: id, seconds: day };
  const won = await claim(trx, isConfirmed ? [confirmation] : []);

  return { agent: submission.agentId !== null, office: true, visitor: won.size > 0, crm: hasCrm };
}
