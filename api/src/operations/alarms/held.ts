import { type Kysely, sql } from 'kysely';
import { type Inquiry, inquiryOf } from '../../inquiries/inquiry.ts';
import type { Database } from '../../store/database.ts';

/** Held inquiries, newest first and each with the beginning of its message; `count` is of all, however many were read. */
export interface HeldInquiries {
  count: number;
  inquiries: readonly Inquiry[];
}

/** So many are read at once: a flood must not fill the memory. */
const mostHeldRead = 1000;

const mostMessage = 600;

/** Reads what is held: everything, or what the office has not been told of yet. */
export async function readHeld(
  db: Kysely<Database>,
  which: 'all' | 'unannounced',
  most = mostHeldRead,
): Promise<HeldInquiries> {
  const held = db
    .selectFrom('inquiry')
    .where('held', 'is not', null)
    .$if(which === 'unannounced', (query) => query.where('announced_at', 'is', null));
  const [rows, total] = await Promise.all([
    held
      .select(['id', 'reference', 'received_at', 'endpoint', 'name', 'email', 'phone', 'agent_id'])
      .select([
        'flagged',
        'held',
        'facts',
        'corrections',
        'announced_at',
        sql<string>`left(message, ${mostMessage})`.as('message'),
      ])
      .orderBy('received_at', 'desc')
      .limit(most)
      .execute(),
    held.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);

  return { count: Math.max(total.count, rows.length), inquiries: rows.map(inquiryOf) };
}
