import type { Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { claim } from '../../store/claims.ts';
import type { Database, Party, Store } from '../../store/database.ts';
import { enqueue, enqueueHeldNotice } from '../../store/queues.ts';
import { addressMark } from '../address.ts';
import { columnsOf } from './content.ts';
import type { Draft } from './draft.ts';

type Trx = Transaction<Database>;

const day = 86_400;

/** Writes new inquiries, the deliveries that they cause and the jobs that make those. Of held ones only the office hears (decision 0012). */
export async function insertInquiries(store: Store, trx: Trx, drafts: readonly Draft[], hasCrm: boolean) {
  if (drafts.length === 0) return;
  await trx.insertInto('inquiry').values(drafts.map(row)).execute();

  const told = drafts.filter(({ held }) => held === null);
  if (told.length < drafts.length) await enqueueHeldNotice(store.boss, { db: fromKysely(trx) });
  const confirmed = await claimsOf(trx, drafts, told);
  const deliveries = told.flatMap((draft) =>
    partiesOf(draft, confirmed, hasCrm).map((party) => ({ inquiry_id: draft.id, party })),
  );
  if (deliveries.length === 0) return;

  await trx.insertInto('delivery').values(deliveries).execute();
  await enqueue(store.boss, fromKysely(trx), deliveries);
}

function row({ id, reference, submission, content, held }: Draft) {
  const { endpoint, email, message, agentId } = submission;

  return { id, reference, endpoint, email, message, agent_id: agentId, held, ...columnsOf(content) };
}

/** Claims the callers' keys for a day, and one confirmation a day for each address (X04); gives the confirmed inquiries. */
async function claimsOf(trx: Trx, drafts: readonly Draft[], told: readonly Draft[]) {
  const keys = drafts.flatMap(({ keyMark, id }) =>
    keyMark ? [{ key: keyMark, holder: id, seconds: day }] : [],
  );
  const confirmations = new Map(
    told.toReversed().map(({ id, submission }) => [`confirmation:${addressMark(submission.email)}`, id]),
  );
  const wanted = [...confirmations].map(([key, holder]) => ({ key, holder, seconds: day }));
  const won = await claim(trx, [...new Map([...keys, ...wanted].map((one) => [one.key, one])).values()]);

  return new Set(wanted.filter(({ key }) => won.has(key)).map(({ holder }) => holder));
}

function partiesOf({ id, submission }: Draft, confirmed: ReadonlySet<string>, hasCrm: boolean): Party[] {
  const parties: Record<Party, boolean> = {
    agent: submission.agentId !== null,
    office: true,
    visitor: confirmed.has(id),
    crm: hasCrm,
  };

  return (Object.keys(parties) as Party[]).filter((party) => parties[party]);
}
