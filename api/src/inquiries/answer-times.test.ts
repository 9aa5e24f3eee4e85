import { bothCalls } from '../../testing/bodies/bodies.ts';
import { engines } from '../../testing/databases/test-database.ts';
import { storeForAll } from '../../testing/hooks.ts';
import type { Handling, Store } from '../store/database.ts';
import { accept } from './accept.ts';
import { answerTimes } from './digest.ts';
import { submissionFrom } from './submission.ts';

const day = (date: number, hour = 0) => new Date(Date.UTC(2026, 10, date, hour));

describe.each(engines)('the times to an answer on %s', (_, prepare) => {
  let store: Store;
  storeForAll(prepare, (opened) => {
    store = opened;
  });

  /** Stores an inquiry received on the 23rd at noon, with events a number of hours later. */
  async function inquiry(name: string, happened: readonly (readonly [kind: Handling, hours: number])[]) {
    const submission = submissionFrom('agentInquiry', { ...bothCalls.agentInquiry, message: name });
    await accept(store, { submission, held: null }, false);
    const { id } = await store.db
      .updateTable('inquiry')
      .set({ received_at: day(23, 12) })
      .where('message', '=', name)
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, [kind, hours]] of happened.entries())
      await store.db
        .insertInto('inquiry_event')
        .values({ inquiry_id: id, number: index + 1, kind, at: day(23, 12 + hours), actor: 2, detail: '{}' })
        .execute();
  }

  it('I10 are counted to the first answer, and by the day on which it was given', async () => {
    await inquiry('answered twice', [
      ['taken', 1],
      ['answered', 2],
      ['answered', 30],
    ]);
    await inquiry('answered after hours', [['answered', 4]]);
    await inquiry('answered late', [
      ['reminded', 2],
      ['answered', 9],
    ]);
    await inquiry('answered at midnight', [['answered', 12]]);
    await inquiry('never answered', [
      ['taken', 1],
      ['closed', 2],
    ]);

    expect(await answerTimes(store.db, day(23), day(24))).toEqual({
      answered: 3,
      medianSeconds: 4 * 3600,
      worstSeconds: 9 * 3600,
    });
    expect(await answerTimes(store.db, day(24), day(26))).toEqual({
      answered: 1,
      medianSeconds: 12 * 3600,
      worstSeconds: 12 * 3600,
    });
  });

  it('lie between the two in the middle when there are two, and are nothing when there is none', async () => {
    await inquiry('quickly', [['answered', 1]]);
    await inquiry('slowly', [['answered', 4]]);

    expect(await answerTimes(store.db, day(23), day(24))).toMatchObject({ medianSeconds: 2.5 * 3600 });
    expect(await answerTimes(store.db, day(24), day(25))).toEqual({
      answered: 0,
      medianSeconds: undefined,
      worstSeconds: undefined,
    });
  });
});
