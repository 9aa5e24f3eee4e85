import type { EventReport } from '@dosmares/contracts/events';
import { Registry } from 'prom-client';
import { silentLog } from '../../trials/silent-log.ts';
import { buildTestApp } from '../../trials/test-app.ts';
import { collectEvents } from './collect.ts';
import type { Count } from './count.ts';
import { eventMetrics } from './event-metrics.ts';
import type { EventStore } from './event-store.ts';
import { createTally } from './tally.ts';

const page = { application: 'mf-agents', version: '1.0.0-abc', route: '/team/:id' } as const;
const view = { ...page, kind: 'view' as const };
const failure = { ...page, kind: 'slot' as const, name: 'team-member-page:load' };
const report = (...events: EventReport['events']): EventReport => ({ composition: 'c1', events });

/** The API with a store in memory that can be taken away. */
async function trial({ mayRead = true } = {}) {
  const kept: Count[] = [];
  let isAway = false;
  const store: EventStore = {
    keep: async (counts) => {
      if (isAway) throw new Error('away');
      kept.push(...counts);
    },
    since: async (moment) => kept.filter(({ bucket }) => bucket >= moment),
  };
  const registry = new Registry();
  const collector = collectEvents(store, eventMetrics(registry), silentLog);
  const app = await buildTestApp({ events: { ...collector, mayRead: () => mayRead } });
  const send = (payload: unknown, type = 'text/plain;charset=UTF-8') =>
    app.inject({
      method: 'POST',
      url: '/api/events',
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });
  const summary = async (since = '1999-01-01T00:00:00.000Z') =>
    (await app.inject({ url: `/api/events/summary?since=${since}` })).json();

  return {
    app,
    send,
    summary,
    flush: collector.flush,
    kept,
    registry,
    takeAway: (away: boolean) => {
      isAway = away;
    },
  };
}

describe('events of browsers', () => {
  it('are counted by composition and by release', async () => {
    const { send, summary } = await trial();

    await send(report(view, { ...failure, isFirst: true }, failure));
    const answer = await send(
      report(
        view,
        { ...page, kind: 'vital', name: 'LCP', value: 4_200 },
        { ...page, kind: 'vital', name: 'CLS', value: 0.01 },
      ),
      'application/json',
    );

    expect(answer.statusCode).toBe(204);
    const counted = {
      views: 2,
      failedViews: 1,
      vitals: { LCP: { measured: 1, poor: 1 }, INP: { measured: 0, poor: 0 }, CLS: { measured: 1, poor: 0 } },
      errors: { 'mf-agents@1.0.0-abc': 2 },
    };
    expect(await summary()).toEqual({
      compositions: { c1: counted },
      versions: { 'mf-agents@1.0.0-abc': counted },
    });
  });

  it('are counted from a moment on', async () => {
    const { send, summary, flush } = await trial();
    await send(report(view));
    await flush();

    expect((await summary('2999-01-01T00:00:00.000Z')).compositions).toEqual({});
  });

  it.each([
    ['a message', { ...failure, message: 'Ines Caldera' }],
    ['a path instead of a pattern', { ...failure, route: '/team/12?agent=x' }],
    ['free text as a name', { ...failure, name: 'cannot read Ines' }],
    ['another kind', { ...failure, kind: 'click' }],
  ])('are refused with %s', async (_, event) => {
    const { send } = await trial();

    expect((await send({ composition: 'c1', events: [event] })).statusCode).toBe(400);
  });

  it('wait while the store is away, and are added up meanwhile', async () => {
    const { send, flush, kept, takeAway } = await trial();
    takeAway(true);
    await send(report(view));
    await flush();
    await send(report(view));

    takeAway(false);
    await flush();

    expect(kept.map(({ happened }) => happened)).toEqual([2]);
  });

  it('stand in the metrics, without more names than there are releases', async () => {
    const { send, registry } = await trial();
    for (let index = 0; index < 80; index += 1) await send(report({ ...view, version: `made-up-${index}` }));
    await send(report({ ...page, kind: 'vital', name: 'INP', value: 90 }));

    const text = await registry.metrics();
    expect(text.match(/client_events_total\{/g)).toHaveLength(62);
    expect(text).toContain('client_events_total{kind="view",application="other",version="other"} 20');
    expect(text).toContain('client_vital_seconds_count{vital="INP",application="other"} 1');
  });

  it('are read by those who may read the metrics only', async () => {
    const { app } = await trial({ mayRead: false });

    expect((await app.inject({ url: '/api/events/summary' })).statusCode).toBe(404);
  });
});

it('a tally holds so many different counts, and says what it drops', () => {
  const dropped: number[] = [];
  const tally = createTally(1, (count) => dropped.push(count));
  const count = {
    bucket: new Date(0),
    composition: 'c',
    ...page,
    kind: 'view',
    name: '',
    happened: 1,
    bad: 0,
  } as const;

  tally.add([count, { ...count, composition: 'other' }, count]);

  expect(tally.waiting()).toEqual([{ ...count, happened: 2 }]);
  expect(dropped).toEqual([1]);
});
