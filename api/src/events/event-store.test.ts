import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { engines } from '../../testing/databases/test-database.ts';
import { storeForAll } from '../../testing/hooks.ts';
import type { Store } from '../store/database.ts';
import { eventStore, mostOfComposition } from './event-store.ts';
import { stepOf, type Visitor } from './visitor.ts';

const now = Date.parse('2026-11-21T12:03:00Z');
const dayMs = 24 * 3_600_000;
const visitor: Visitor = {
  composition: 'c1',
  connection: 'a',
  visit: 'first',
  begun: stepOf(now),
  measured: 1,
  poor: 0,
  culprit: null,
};
const none = { measured: 0, poor: 0 };

describe.each(engines)('visitors on %s', (_, prepare) => {
  let store: Store;
  let moment = now;
  const events = () =>
    eventStore(
      () => store,
      () => moment,
    );
  beforeEach(() => {
    moment = now;
  });
  storeForAll(prepare, (opened) => {
    store = opened;
  });
  const found = async (since = new Date(now - dayMs)) => (await events().summaries(since)).compositions;

  it('are one for each connection, by its first page load, whichever process hears of it', async () => {
    await Promise.all([
      events().keep([visitor, { ...visitor, connection: 'b', measured: 5, poor: 4 }]),
      events().keep([visitor, { ...visitor, composition: 'c2' }]),
    ]);
    await events().keep([{ ...visitor, measured: 2, poor: 2, culprit: 'mf-agents@1' }]);
    await events().keep([{ ...visitor, culprit: 'shell@1' }]);
    await events().keep([{ ...visitor, connection: 'b', visit: 'second', culprit: 'shell@1', poor: 7 }]);

    expect(await found()).toEqual({
      c1: {
        visitors: 2,
        failedVisitors: 1,
        days: 1,
        vitals: {
          LCP: { measured: 2, poor: 0 },
          INP: { measured: 1, poor: 1 },
          CLS: { measured: 1, poor: 1 },
        },
        errors: { 'mf-agents@1': 1 },
      },
      c2: {
        visitors: 1,
        failedVisitors: 0,
        days: 1,
        vitals: { LCP: { measured: 1, poor: 0 }, INP: none, CLS: none },
        errors: {},
      },
    });
  });

  it('are given since a moment, with the days on which they came, and forgotten after eight', async () => {
    const yesterday = new Date(now - dayMs);
    await events().keep([visitor, { ...visitor, connection: 'b', begun: yesterday }]);

    expect(await found(new Date(now))).toMatchObject({ c1: { visitors: 1, days: 1 } });
    expect(await found(yesterday)).toMatchObject({ c1: { visitors: 2, days: 2 } });

    moment += 7.5 * dayMs;
    await events().keep([]);
    expect(await found(new Date(0))).toMatchObject({ c1: { visitors: 1 } });
  });

  it('are so many of a composition in a day, and another composition has its own', async () => {
    const crowd = Array.from({ length: mostOfComposition }, (_, index) => ({
      ...visitor,
      connection: `x${index}`,
    }));
    await events().keep(crowd);
    await events().keep([visitor, { ...visitor, composition: 'c2' }]);
    await events().keep([{ ...visitor, connection: 'x0', culprit: 'shell@1' }]);

    expect(await found()).toMatchObject({
      c1: { visitors: mostOfComposition, failedVisitors: 1 },
      c2: { visitors: 1 },
    });

    moment += dayMs + 1;
    await events().keep([{ ...visitor, begun: new Date(moment) }]);
    expect(await found()).toMatchObject({ c1: { visitors: mostOfComposition + 1 } });
  });

  it('take a few megabytes of a day, however many come to however many compositions', async () => {
    for (const composition of ['c1', 'c2', 'c3', 'c4', 'c5']) {
      const crowd = Array.from({ length: mostOfComposition }, () => ({
        ...visitor,
        composition: `${composition}-0123456789`,
        connection: randomBytes(12).toString('base64url'),
        visit: randomBytes(6).toString('base64url'),
      }));
      await events().keep(crowd);
      await events().keep(
        crowd.map((one) => ({ ...one, poor: 1, culprit: 'mf-market-report@1.0.0-0123456789ab' })),
      );
    }
    const { rows } = await sql<{
      bytes: string;
    }>`select pg_total_relation_size('client_visitor') as bytes`.execute(store.db);

    expect(Object.keys(await found())).toHaveLength(4);
    expect(Number(rows[0]?.bytes)).toBeLessThan(8_000_000);
  });
});
