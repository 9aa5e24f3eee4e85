import { privacyTerms } from '@dosmares/content/privacy';
import type { Log } from '@dosmares/server/log';
import type { Store } from '@dosmares/store/database';
import { audit } from '@dosmares/store/inquiry';
import { vacuumErased } from '@dosmares/store/vacuum';
import { sql } from 'kysely';

/** Erases what is past its retention period; runs nightly. */
export async function eraseOld(store: Store, log: Log): Promise<void> {
  const { erased, retained } = await eraseOldInquiries(store);
  if (retained > 0)
    log.warn({ retained }, 'Inquiries past their retention period remain: staff have not been told of them');
  if (erased === 0) return;
  log.info({ erased }, 'Inquiries past their retention period are erased');
  await vacuumErased(store).catch(({ code, name }) =>
    // PostgreSQL's autovacuum runs in any case.
    log.warn({ reason: code ?? name }, 'The tables could not be vacuumed after erasing'),
  );
}

const isOld = sql<boolean>`received_at < now() - make_interval(years => ${sql.lit(privacyTerms.years)})`;

/** Erases inquiries past the retention period, except those undelivered to staff or the CRM (decision 0010). */
export const eraseOldInquiries = ({ db }: Store) =>
  db.transaction().execute(async (trx) => {
    const { rows: erased } = await sql`delete from inquiry where ${isOld} and not exists (
      select from delivery
      where inquiry_id = inquiry.id and recipient <> 'visitor' and delivered_at is null and settled_at is null)
      returning id`.execute(trx);
    const { rows: retained } = await sql`select id from inquiry where ${isOld}`.execute(trx);
    if (erased.length > 0) await audit(trx, 'retention', `${erased.length} inquiries`);

    return { erased: erased.length, retained: retained.length };
  });
