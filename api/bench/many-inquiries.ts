import { sql } from 'kysely';
import type { Store } from '../src/store/database.ts';

/**
 * Fills a store with two years of inquiries: the newest hundredth is open or held, all others are answered or closed.
 */
export async function manyInquiries({ db }: Store, count: number) {
  await sql`insert into inquiry
      (id, reference, received_at, endpoint, name, email, phone, message, agent_id, held, facts, state)
    select gen_random_uuid(), 'DM-' || upper(substr(md5(i::text), 1, 8)), now() - i * interval '2 years' / ${count},
      case i % 2 when 0 then 'agentInquiry' else 'contact' end,
      (array['Ana', 'José', 'Frieda', 'Oluwaseun', 'Margaret'])[1 + i % 5] || ' ' ||
        (array['Aranda', 'Tremblay', 'Whitfield', 'Íñiguez', 'Sørensen', 'Okafor', 'van der Berg'])[1 + i % 7],
      'visitor-' || i % (${count} * 2 / 3 + 1) || '@visitor.test', '+52 624 555 01' || lpad((i % 100)::text, 2, '0'),
      repeat('We look for a house near the water, with a terrace that faces west. ', 1 + i % 12),
      nullif((array[0, 2, 5, 9, 12])[1 + i % 5], 0), case when i <= ${count} / 100 and i % 9 = 0 then 'honeypot' end,
      case i % 3 when 0 then '{}' else '{"property": "Oceanfront villa", "inquiryType": "buying"}' end::jsonb,
      case when i <= ${count} / 100 then (array['new', 'taken', 'new', 'passed'])[1 + i % 4]
        when i % 10 = 0 then 'closed' else 'answered' end
    from generate_series(1, ${count}::int) i`.execute(db);
  await sql`update inquiry set state = 'new' where held is not null`.execute(db);
  await sql`insert into inquiry_event (inquiry_id, number, at, kind, actor, detail)
    select id, 1, received_at + random() * interval '20 hours', state, coalesce(agent_id, 0),
      case state when 'closed' then '{"reason": "duplicate"}' when 'passed' then '{"to": 5}' else '{}' end::jsonb
    from inquiry where state <> 'new'`.execute(db);
  await sql`analyze inquiry`.execute(db);
  await sql`analyze inquiry_event`.execute(db);
}
