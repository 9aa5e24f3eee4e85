import type { Transaction } from 'kysely';
import { audit } from '../store/audit.ts';
import type { Database, Party, Store } from '../store/database.ts';
import { enqueue } from '../store/deliveries.ts';
import { recordEvent, theOffice } from '../store/events.ts';

/**
 * Passes a held inquiry on to staff and the CRM; undefined when it is not held, or someone has acted since the caller
 * saw `seen` events. The visitor still gets no confirmation (decision 0012).
 */
export async function releaseHeld(
  { boss }: Store,
  trx: Transaction<Database>,
  { id, seen, hasCrm }: { id: string; seen: number; hasCrm: boolean },
): Promise<readonly Party[] | undefined> {
  const row = await trx
    .selectFrom('inquiry')
    .select(['agent_id', 'reference'])
    .where('id', '=', id)
    .where('held', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !(await recordEvent(trx, id, { kind: 'released', actor: theOffice, detail: {} }, seen)))
    return undefined;
  await trx.updateTable('inquiry').set({ held: null }).where('id', '=', id).execute();

  const parties: Party[] = [
    ...(row.agent_id === null ? [] : (['agent'] as const)),
    'office',
    ...(hasCrm ? (['crm'] as const) : []),
  ];
  const deliveries = parties.map((party) => ({ inquiry_id: id, party }));
  await trx.insertInto('delivery').values(deliveries).execute();
  await enqueue(boss, trx, deliveries);
  await audit(trx, 'release', row.reference);

  return parties;
}
