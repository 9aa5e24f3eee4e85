import { engines } from '../../testing/databases/test-database.ts';
import { receive } from '../../testing/desk-office.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { eraseOldInquiries } from './retention.ts';

const longAgo = new Date('2020-01-01');

describe.each(engines)('erasing on %s', (_, prepare) => {
  const store = storeForAll(prepare);

  const take = async (more: Record<string, unknown>, quarantined: 'honeypot' | null = null) =>
    (await receive(store, more, quarantined)).reference;
  const ageAll = () => store.db.updateTable('inquiry').set({ received_at: longAgo }).execute();
  const deliveries = () => store.db.updateTable('delivery');
  const stored = async () =>
    (await store.db.selectFrom('inquiry').select('reference').execute()).map(({ reference }) => reference);

  // A confirmation that never reached its address does not prevent erasure.
  it.each(['delivered_at', 'settled_at'])(
    'X03 erases inquiries past the retention period, quarantined or not, except those undelivered to staff or the CRM, until %s is set',
    async (done) => {
      await take({ message: 'Held' }, 'honeypot');
      const waiting = await take({ message: 'Waiting' });
      await ageAll();
      const young = await take({ message: 'Young' });

      expect(await eraseOldInquiries(store)).toEqual({ erased: 1, retained: 1 });
      await deliveries().set({ dead_at: new Date() }).execute();
      expect(await eraseOldInquiries(store)).toEqual({ erased: 0, retained: 1 });
      expect((await stored()).sort()).toEqual([waiting, young].sort());
      await deliveries()
        .set({ [done]: new Date() })
        .where('recipient', '<>', 'visitor')
        .execute();

      expect(await eraseOldInquiries(store)).toEqual({ erased: 1, retained: 0 });
      expect(await stored()).toEqual([young]);
      const audit = await store.db.selectFrom('audit').select(['action', 'about']).execute();
      expect(audit).toEqual(Array(2).fill({ action: 'retention', about: '1 inquiries' }));
    },
  );
});
