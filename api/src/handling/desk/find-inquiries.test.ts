import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { engines } from '../../../testing/databases/test-database.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { accept } from '../../inquiries/acceptance/accept.ts';
import { submissionFrom } from '../../inquiries/submission.ts';
import type { InquiryState, Store } from '../../store/database.ts';
import { filterFrom } from './desk-filter.ts';
import { findInquiries, perPage } from './find-inquiries.ts';

const now = new Date('2026-11-25T20:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe.each(engines)('finding inquiries on %s', (_, prepare) => {
  let store: Store;
  storeForAll(prepare, (opened) => {
    store = opened;
  });

  interface Given {
    email?: string;
    agentId?: number | null;
    state?: InquiryState;
    hours?: number;
    held?: 'honeypot';
  }
  async function inquiry(name: string, { hours = 1, state = 'new', agentId = 2, ...given }: Given = {}) {
    const { email = `visitor-${hours}@visitor.test`, held = null } = given;
    const submission = submissionFrom('agentInquiry', {
      ...bothCalls.agentInquiry,
      name,
      email,
      message: name,
    });
    await accept(store, { submission, held }, false);
    await store.db
      .updateTable('inquiry')
      .set({ received_at: hoursAgo(hours), state, agent_id: agentId })
      .where('name', '=', name)
      .execute();
  }
  const found = async (query: Record<string, unknown>) =>
    (await findInquiries(store.db, filterFrom(query), now)).rows.map(({ name }) => name);

  it('I20 shows what is open, the oldest first', async () => {
    await inquiry('New', { hours: 2 });
    await inquiry('Taken', { hours: 30, state: 'taken' });
    await inquiry('Passed on', { hours: 5, state: 'passed' });
    await inquiry('Answered', { hours: 6, state: 'answered' });
    await inquiry('Closed', { state: 'closed' });
    await inquiry('Held', { held: 'honeypot' });

    expect(await found({})).toEqual(['Taken', 'Passed on', 'New']);
    expect(await found({ state: 'all' })).toHaveLength(6);
  });

  it.each([
    [{ agent: '5' }, ['Of agent 5']],
    [{ agent: '0' }, ['Of the office']],
    [{ state: 'answered' }, ['Answered']],
    [{ state: 'held' }, ['Held']],
    [{ state: 'new', age: 'day' }, ['Of the office', 'Of agent 5']],
    [{ age: 'late' }, ['Late']],
    [{ state: 'all', age: 'older' }, ['Answered']],
    [{ state: 'all', agent: '2', age: 'week' }, ['Held', 'Late']],
  ])('I21 shows %j', async (query, names) => {
    await inquiry('Of agent 5', { agentId: 5, hours: 3 });
    await inquiry('Of the office', { agentId: null, hours: 2 });
    await inquiry('Late', { hours: 60, state: 'taken' });
    await inquiry('Answered', { hours: 24 * 40, state: 'answered' });
    await inquiry('Held', { held: 'honeypot', hours: 1 });

    expect(await found(query)).toEqual(names);
  });

  it.each([
    ['jose', true],
    ['JOSÉ íñig', true],
    ['inig josé', true],
    ['o’hara', true],
    ['jose.inig', true],
    ['visitor.example', true],
    ['iguez', false],
    ['jose tremblay', false],
  ])('I21 looks for %s', async (q, isThere) => {
    await inquiry('José Íñiguez O’Hara', { email: 'Jose.Iniguez+house@visitor.example' });

    expect(await found({ q })).toHaveLength(isThere ? 1 : 0);
  });

  it('I21 finds a reference, whole or its beginning', async () => {
    await inquiry('Jane');
    const { reference } = await store.db.selectFrom('inquiry').select('reference').executeTakeFirstOrThrow();

    expect(await found({ q: reference })).toEqual(['Jane']);
    expect(await found({ q: ` ${reference.slice(0, -2).toLowerCase()} ` })).toEqual(['Jane']);
  });

  it.each([
    [
      "'",
      "' or 1=1 --",
      "a'b\\c",
      ':*',
      '!a',
      'a & | !(',
      '<->',
      '\\',
      '%',
      '_',
      '\u0000',
      '\ud800',
      '🏝',
      'ß',
    ],
    ['x'.repeat(100_000), 'word '.repeat(10_000), 'ل'.repeat(5_000)],
  ])('I21 is harmed by no query, such as %s', async (...odd) => {
    await inquiry('Jane');

    for (const q of odd) expect(Array.isArray(await found({ q }))).toBe(true);
  });

  it.each([
    { agent: 'x' },
    { agent: ['2', '5'] },
    { state: '__proto__' },
    { age: {} },
    { page: '-1' },
    { page: '1e9' },
  ])('I21 takes %j for nothing asked', async (query) => {
    await inquiry('Jane');

    expect(await found(query)).toEqual(['Jane']);
  });

  it('I21 stores the longest name in any script', async () => {
    await inquiry('각'.repeat(200), { email: `${'a'.repeat(60)}@visitor.test` });

    expect(await found({ q: '각각' })).toHaveLength(1);
  });

  it('I22 shows fifty at a time, and the last page for one that there is not', async () => {
    await inquiry('Pattern');
    const { words: _words, ...pattern } = await store.db
      .selectFrom('inquiry')
      .selectAll()
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: perPage + 9 }, (_, index) => ({
      ...pattern,
      facts: '{}',
      id: crypto.randomUUID(),
      reference: `DM-${index}`,
    }));
    await store.db.insertInto('inquiry').values(rows).execute();

    const pages = await Promise.all(
      ['1', '2', '999'].map((page) => findInquiries(store.db, filterFrom({ page }), now)),
    );
    expect(pages.map(({ rows: { length }, page }) => [length, page])).toEqual([
      [perPage, 1],
      [10, 2],
      [10, 2],
    ]);
    expect(new Set(pages.slice(0, 2).flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(
      perPage + 10,
    );
  });
});
