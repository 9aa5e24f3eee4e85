import { engines } from '../../testing/databases/test-database.ts';
import { receive } from '../../testing/desk-office.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { eraseOld, eraseOldDaily } from './retention.ts';

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

      expect(await eraseOld(store)).toEqual({ erased: 1, kept: 1 });
      await deliveries().set({ dead_at: new Date() }).execute();
      expect(await eraseOld(store)).toEqual({ erased: 0, kept: 1 });
      expect((await stored()).sort()).toEqual([waiting, young].sort());
      await deliveries()
        .set({ [done]: new Date() })
        .where('recipient', '<>', 'visitor')
        .execute();

      expect(await eraseOld(store)).toEqual({ erased: 1, kept: 0 });
      expect(await stored()).toEqual([young]);
      const audit = await store.db.selectFrom('audit').select(['action', 'about']).execute();
      expect(audit).toEqual(Array(2).fill({ action: 'retention', about: '1 inquiries' }));
    },
  );

  it('erases once a day, even when two processes start together', async () => {
    await take({ message: 'Old' });
    await deliveries().set({ delivered_at: new Date() }).execute();
    await ageAll();
    await Promise.all([eraseOldDaily(store, silentLog), eraseOldDaily(store, silentLog)]);
    const later = await take({ message: 'Later' });
    await deliveries().set({ delivered_at: new Date() }).execute();
    await ageAll();
    await eraseOldDaily(store, silentLog);

    expect(await stored()).toEqual([later]);
  });
});
