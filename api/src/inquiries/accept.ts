import { randomBytes, randomUUID } from 'node:crypto';
import { listingByMls } from '@dosmares/content/listings';
import { agentById } from '@dosmares/content/roster';
import { confirmationLease, normalAddress } from '@dosmares/store/addresses';
import type { Database, InquiryTable, QuarantineReason, Store } from '@dosmares/store/database';
import { startDeliveries } from '@dosmares/store/deliveries';
import { lease } from '@dosmares/store/leases';
import { updateSearchWords } from '@dosmares/store/search-words';
import { type Selectable, sql, type Transaction } from 'kysely';
import { fingerprint, type Submission } from './submission.ts';

export interface Incoming {
  submission: Submission;
  quarantined: QuarantineReason | null;
  /** Whether to send the visitor a confirmation; true by default. */
  mayConfirm?: boolean;
}

/** The inquiry that a call belongs to, and whether the call created it. */
export interface Stored {
  reference: string;
  isNew: boolean;
}

type Trx = Transaction<Database>;

/** Stores an inquiry with deliveries and jobs in one transaction (X03); merges a repeated call into it (X02). */
export const accept = ({ db, boss }: Store, incoming: Incoming, hasCrm: boolean): Promise<Stored> =>
  db.transaction().execute(async (trx) => {
    const id = randomUUID();
    const existing = await mergeIntoExisting(trx, id, incoming.submission);

    return existing ?? { reference: await insert(boss, trx, { id, hasCrm, ...incoming }), isNew: true };
  });

/** Locks and completes an earlier call's inquiry; undefined for the first call, or the first about another house. */
async function mergeIntoExisting(
  trx: Trx,
  id: string,
  submission: Submission,
  house?: string,
): Promise<Stored | undefined> {
  const key = fingerprint(submission, house);
  const holder = await leaseFingerprint(trx, key, id);
  if (holder === id) return undefined;

  const { rows } = await sql<Pick<Selectable<InquiryTable>, 'reference' | 'flagged' | 'details'>>`
    select reference, flagged, details from inquiry where id = ${holder} for no key update`.execute(trx);
  const [existing] = rows;
  // Erased meanwhile: this call's inquiry takes over the lease, so that its next call finds it.
  if (!existing) {
    await trx.updateTable('lease').set({ holder: id }).where('key', '=', key).execute();
    return undefined;
  }
  const [mls, known] = [submission.details.mlsNumber, existing.details.mlsNumber];
  if (mls && known && mls !== known && house !== mls) return mergeIntoExisting(trx, id, submission, mls);

  const details = JSON.stringify({ ...submission.details, ...existing.details });
  const flagged = existing.flagged ?? submission.flagged;
  await trx.updateTable('inquiry').set({ details, flagged }).where('id', '=', holder).execute();
  await updateSearchWords(trx, [holder]);

  return { reference: existing.reference, isNew: false };
}

const leaseSeconds = 600;

/** Leases a fingerprint in one statement; returns its holder: this inquiry, or one whose lease is still valid. */
async function leaseFingerprint(trx: Trx, key: string, id: string): Promise<string> {
  const { rows } = await sql<{ holder: string }>`
    insert into lease (key, holder, until) values (${key}, ${id}, now() + make_interval(secs => ${leaseSeconds}))
    on conflict (key) do update set
      holder = case when ${isLeaseValid} then lease.holder else excluded.holder end,
      until = case when ${isLeaseValid} then lease.until else excluded.until end
    returning holder`.execute(trx);

  return rows[0]?.holder ?? id;
}

// A later `until` predates a clock set back; the minute is for a transaction that began later but was first.
const isLeaseValid = sql<boolean>`lease.until between now() and excluded.until + interval '1 minute'`;

type NewInquiry = Incoming & { id: string; hasCrm: boolean };

/** Stores a new inquiry; a quarantined one is delivered to nobody until its release (decision 0011). */
async function insert(boss: Store['boss'], trx: Trx, inquiry: NewInquiry): Promise<string> {
  const { id, submission, quarantined } = inquiry;
  const { agentId: agent_id, hasFilledHoneypot: _, details: given, ...sent } = submission;
  const reference = newReference();
  const details = JSON.stringify({ ...given, follows: await previousReference(trx, submission) });
  const row = { id, reference, ...sent, agent_id, quarantined, details, page: pageOf(submission) };
  await trx.insertInto('inquiry').values(row).execute();
  await updateSearchWords(trx, [id]);

  if (!quarantined)
    await startDeliveries(boss, trx, { inquiry_id: id, recipients: await recipientsOf(trx, inquiry) });

  return reference;
}

/** Returns where it was sent from: the path of a house's, an agent's or the contact page, or `chat`. */
function pageOf({ endpoint, agentId, details }: Submission) {
  if (details.source === 'chat') return 'chat';
  if (endpoint !== 'contactEmail') return `/${agentById(agentId ?? 0)?.slug ?? ''}`;
  // A house leads to the contact page's form, which then carries its number (C21).
  const house = listingByMls(details.mlsNumber ?? '');

  return house ? `/property/${house.id}` : '/contact';
}

// Without I, L, O and U, because references are read out over the phone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const text = Array.from(randomBytes(8), (byte) => letters[byte % 32]).join('');

  return `DM-${text.slice(0, 4)}-${text.slice(4)}`;
}

async function previousReference(trx: Trx, { email, agentId }: Submission) {
  const { rows } = await sql<{ reference: string }>`select reference from inquiry
    where lower(email) = ${normalAddress(email)} and agent_id is not distinct from ${agentId} and quarantined is null
      and received_at > now() - interval '1 day'
    order by received_at desc limit 1`.execute(trx);

  return rows[0]?.reference;
}

/** Decides who receives the inquiry; a visitor gets one confirmation a day (X04). */
async function recipientsOf(trx: Trx, { id, submission, mayConfirm = true, hasCrm }: NewInquiry) {
  const won = await lease(trx, mayConfirm ? [confirmationLease(submission.email, id)] : []);

  return { agent: submission.agentId !== null, office: true, visitor: won.size > 0, crm: hasCrm };
}
