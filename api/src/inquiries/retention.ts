import { privacyTerms } from '@dosmares/content/privacy';
import type { Store } from '@dosmares/store/database';
import { audit } from '@dosmares/store/inquiry';
import { lease } from '@dosmares/store/leases';
import { vacuumErased } from '@dosmares/store/store';
import { dropOldGaps } from '@dosmares/store/unanswered-questions';
import { sql } from 'kysely';
import type { Log } from '../operations/log.ts';

const day = 86_400;

/** Erases old inquiries once a day, in whichever process leases the day first; cheap to call often. */
export async function eraseOldDaily(store: Store, log: Log): Promise<void> {
  const won = await lease(store.db, [{ key: 'retention', holder: 'retention', seconds: day }]);
  if (won.size === 0) return;
  await dropOldGaps(store);

  const { erased, kept } = await eraseOld(store);
  if (erased > 0) log.info({ erased }, 'Inquiries past their retention period are erased');
  if (kept > 0)
    log.warn({ kept }, 'Inquiries past their retention period are kept: staff have not been told of them');
  if (erased > 0 || store.engine === 'pglite')
    await vacuumErased(store).catch(({ code, name }) =>
      // It is subject to the statement timeout; PostgreSQL's autovacuum runs in any case.
      log.warn({ reason: code ?? name }, 'The tables could not be vacuumed after erasing'),
    );
}

const isOld = sql<boolean>`received_at < now() - make_interval(years => ${sql.lit(privacyTerms.years)})`;

/** Erases inquiries past the retention period, except those undelivered to staff or the CRM (decision 0010). */
export const eraseOld = ({ db }: Store) =>
  db.transaction().execute(async (trx) => {
    const { rows: erased } = await sql`delete from inquiry where ${isOld} and not exists (
      select from delivery
      where inquiry_id = inquiry.id and recipient <> 'visitor' and delivered_at is null and settled_at is null)
      returning id`.execute(trx);
    const { rows: kept } = await sql`select id from inquiry where ${isOld}`.execute(trx);
    if (erased.length > 0) await audit(trx, 'retention', `${erased.length} inquiries`);

    return { erased: erased.length, kept: kept.length };
  });
