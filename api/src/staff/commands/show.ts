import { wishesIn } from '@dosmares/content/viewing-wishes';
import type { Selectable } from 'kysely';
import { sentenceOf } from '../../mail/event-words.ts';
import { wishFacts } from '../../mail/viewing.ts';
import type { DeliveryTable, Store } from '../../store/database.ts';
import { eventsOf } from '../../store/events.ts';
import { type Arguments, onlyArgument } from '../arguments.ts';
import { columns } from '../table.ts';
import { byReference, recipient, stamp } from './find.ts';

/** `show REF`: one inquiry and its history. */
export async function show(store: Store, given: Arguments): Promise<string> {
  const inquiry = await byReference(store, onlyArgument(given, 'reference'));
  const events = await eventsOf(store.db, inquiry.id);
  const deliveries = await store.db
    .selectFrom('delivery')
    .selectAll()
    .where('inquiry_id', '=', inquiry.id)
    .orderBy('party')
    .execute();
  const rows = deliveries.map((one) => [
    one.party,
    deliveryState(one),
    `${one.attempts} attempts`,
    [one.last_error, one.settled_reason && `settled: ${one.settled_reason}`].filter(Boolean).join('; '),
  ]);
  const { reference, receivedAt, name, email, phone, facts, flagged, held, page, message } = inquiry;

  return [
    columns([
      ['Reference', reference],
      ['Received', stamp(receivedAt)],
      ['From', `${name} <${email}>`],
      ['Phone', phone || 'none'],
      ['For', recipient(inquiry)],
      ['Page', page],
      ...Object.entries(facts).map(([fact, value]) => [fact, String(value)]),
      ...wishFacts(wishesIn(message).wishes).map(({ label, value }) => [label, value]),
      ...(flagged ? [['Flagged', flagged]] : []),
      ...(held ? [['Held', held]] : []),
    ]),
    message,
    ...(events.length > 0
      ? [
          events
            .map(
              (one) =>
                `${stamp(one.at)}: ${sentenceOf(one)}${one.detail.note ? `, “${one.detail.note}”` : ''}`,
            )
            .join('\n'),
        ]
      : []),
    rows.length > 0 ? columns(rows) : 'Nothing is to be delivered.',
  ].join('\n\n');
}

function deliveryState({
  delivered_at,
  dead_at,
  settled_at,
}: Pick<Selectable<DeliveryTable>, 'delivered_at' | 'dead_at' | 'settled_at'>) {
  if (delivered_at) return `delivered ${stamp(delivered_at)}`;
  if (settled_at) return `settled ${stamp(settled_at)}`;

  return dead_at ? `given up ${stamp(dead_at)}` : 'waiting';
}
