import type { EventReport, EventSummaries } from '@dosmares/contracts/events';
import { Registry } from 'prom-client';
import { failure, page, releases, reportFrom, ticketFor, ticketKey, view } from '../../trials/reports.ts';
import { silentLog } from '../../trials/silent-log.ts';
import { buildTestApp } from '../../trials/test-app.ts';
import { collectEvents } from './collect.ts';
import { eventMetrics } from './event-metrics.ts';
import type { EventStore } from './event-store.ts';
import { createTally } from './tally.ts';
import type { Visitor } from './visitor.ts';

const home = '203.0.113.7';

/** The API with a store in memory that can be taken away. */
async function trial({ mayRead = true, hasRoom = true } = {}) {
  const kept: Visitor[] = [];
  const lines: object[] = [];
  let isAway = false;
  const store: EventStore = {
    keep: async (visitors) => {
      if (isAway) throw new Error('away');
      kept.push(...visitors);
    },
    summaries: async (): Promise<EventSummaries> => ({ compositions: {} }),
  };
  const registry = new Registry();
  const log = { ...silentLog, warn: () => {}, info: (line: object) => lines.push(line) };
  const collector = collectEvents({
    store,
    metrics: eventMetrics(registry),
    log: log as never,
    ticketKey,
    hasRoom: async () => hasRoom,
  });
  const app = await buildTestApp({ events: collector, mayReadFigures: () => mayRead });
  const send = async (payload: unknown, type = 'text/plain;charset=UTF-8') =>
    app.inject({
      method: 'POST',
      url: '/api/events',
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });

  return {
    app,
    send,
    kept,
    lines,
    flush: collector.flush,
    metrics: () => registry.metrics(),
    takeAway: (away: boolean) => {
      isAway = away;
    },
  };
}

const vital = (name: string, value: number) => ({ ...page, kind: 'vital' as const, name, value });

describe('events of browsers', () => {
  it('are kept as what one page load met with, in plain text as in JSON', async () => {
    const { send, flush, kept } = await trial();
    const report = reportFrom(home, view, vital('LCP', 4_200), vital('CLS', 0.01));
    await send(report);
    const answer = await send({ ...report, events: [failure, vital('CLS', 0.3)] }, 'application/json');
    await flush();

    expect(answer.statusCode).toBe(204);
    expect(kept).toEqual([
      {
        composition: 'c1',
        connection: expect.stringMatching(/^[\w-]{16}$/),
        visit: expect.any(String),
        begun: expect.any(Date),
        measured: 0b101,
        poor: 0b101,
        culprit: 'mf-agents@1.0.0-abc',
      },
    ]);
  });

  it('count once for a connection, by its first page load, whatever it sends afterwards', async () => {
    const { send, flush, kept } = await trial();
    await send(reportFrom(home, view));
    for (let index = 0; index < 50; index += 1) await send(reportFrom(home, view, failure));
    await send(reportFrom('203.0.113.8', failure));
    await flush();

    expect(kept.map(({ culprit }) => culprit)).toEqual([null, 'mf-agents@1.0.0-abc']);
  });

  it.each<[string, Partial<EventReport>]>([
    ['no-ticket', { ticket: undefined as never }],
    ['forged', { ticket: ticketFor(home).replace('.', '.x') }],
    ['expired', { ticket: ticketFor(home, 'c1', Date.now() - 13 * 3_600_000) }],
    ['other-release', { composition: 'c2' }],
    ['other-release', { events: [{ ...view, version: '9.9.9' }] }],
    ['other-release', { events: [{ ...view, application: 'mf-weather' }] }],
    ['other-release', { events: [{ ...view, application: 'constructor' }] }],
  ])('are answered, counted as refused for %s, and leave no other trace', async (reason, change) => {
    const { send, flush, kept, metrics, lines } = await trial();
    const { statusCode } = await send({ ...reportFrom(home, failure), ...change });
    await flush();

    expect([statusCode, kept, lines]).toEqual([204, [], []]);
    expect(await metrics()).toContain(`client_events_refused_total{reason="${reason}"} 1`);
    expect(await metrics()).not.toContain('client_events_total{');
  });

  it('are taken from one connection up to a limit, which others do not feel', async () => {
    const { send, metrics } = await trial();
    const many = Array.from({ length: 50 }, () => view);
    for (let index = 0; index < 8; index += 1) await send(reportFrom(home, ...many));
    await send(reportFrom('203.0.113.8', { ...view, application: 'shell', version: releases.shell }));

    const text = await metrics();
    expect(text).toContain(
      'client_events_total{kind="view",application="mf-agents",version="1.0.0-abc"} 300',
    );
    expect(text).toContain('client_events_total{kind="view",application="shell",version="2.0.0-def"} 1');
    expect(text).toContain('client_events_refused_total{reason="too-many"} 100');
  });

  it('leave a line on what failed where, a few for each connection', async () => {
    const { send, lines } = await trial();
    for (let index = 0; index < 9; index += 1)
      await send(reportFrom(home, view, failure, { ...failure, isFirst: false }));

    expect(lines).toHaveLength(5);
    expect(lines[0]).toEqual({ composition: 'c1', ...page, kind: 'slot', name: failure.name });
  });

  it.each([
    ['a message', { ...failure, message: 'Ines Caldera' }],
    ['a path instead of a pattern', { ...failure, route: '/team/12?agent=x' }],
    ['free text as a name', { ...failure, name: 'cannot read Ines' }],
    ['another kind', { ...failure, kind: 'click' }],
  ])('are refused with %s', async (_, event) => {
    const { send } = await trial();

    expect((await send({ ...reportFrom(home), events: [event] })).statusCode).toBe(400);
  });

  it.each([
    ['51 events', { ...reportFrom(home), events: Array.from({ length: 51 }, () => view) }, 400],
    ['a ticket that is too long', { ...reportFrom(home), ticket: 'x'.repeat(1_001) }, 400],
    ['a name that fills the report', reportFrom(home, { ...failure, name: `${'a-'.repeat(16_000)}!` }), 400],
    ['more than 32 kB', reportFrom(home, { ...failure, name: 'a'.repeat(33_000) }), 413],
  ])('are refused at once with %s', async (_, report, status) => {
    const { send } = await trial();
    const start = performance.now();

    expect((await send(report)).statusCode).toBe(status);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it.each([{ isAway: true }, { hasRoom: false }])(
    'wait while the store cannot take them: %j',
    async ({ isAway = false, hasRoom = true }) => {
      const { send, flush, kept, takeAway } = await trial({ hasRoom });
      takeAway(isAway);
      await send(reportFrom(home));
      await flush();
      expect(kept).toEqual([]);

      takeAway(false);
      await flush();
      expect(kept).toHaveLength(hasRoom ? 1 : 0);
    },
  );

  it('stand in the metrics under the release that they came from, the latest sixty of them', async () => {
    const registry = new Registry();
    const { observe } = eventMetrics(registry);
    const seen = (version: string) =>
      observe({
        composition: 'c1',
        events: [
          { ...view, version },
          { ...vital('INP', 90), version },
        ],
      });
    for (let index = 0; index < 80; index += 1) {
      seen(`1.0.${index}`);
      seen('2.0.0');
    }

    const text = await registry.metrics();
    expect(text.match(/client_events_total\{kind="view"/g)).toHaveLength(60);
    expect(text).toContain('client_events_total{kind="view",application="mf-agents",version="2.0.0"} 80');
    expect(text).toContain('version="1.0.79"');
    expect(text).not.toContain('version="1.0.0"');
    expect(text).toContain('client_vital_seconds_count{vital="INP",application="mf-agents"} 160');
  });

  it('are no vital under another name', async () => {
    const { send, flush, kept, metrics } = await trial();
    await send(reportFrom(home, vital('FID', 9_000)));
    await flush();

    expect(kept).toMatchObject([{ measured: 0, poor: 0 }]);
    expect(await metrics()).not.toContain('client_vital_seconds_count{');
  });

  it('are read by those who may read the metrics only', async () => {
    const { app } = await trial({ mayRead: false });

    expect((await app.inject({ url: '/api/events/summary' })).statusCode).toBe(404);
  });

  it('are not read since a moment that there is not, and whoever asks is told', async () => {
    const { app } = await trial();
    const answer = await app.inject({ url: '/api/events/summary?since=2026-99-99T00:00Z' });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'bad-moment',
      error: expect.stringContaining('2026-01-31T12:00:00Z'),
    });
  });
});

it('a tally holds so many visitors, and says whom it drops', () => {
  const dropped = jest.fn();
  const { add, take } = createTally(1, dropped);
  const visitor: Visitor = {
    composition: 'c1',
    connection: 'a',
    visit: 'first',
    begun: new Date(0),
    measured: 1,
    poor: 0,
    culprit: null,
  };

  for (const one of [
    visitor,
    { ...visitor, connection: 'b' },
    { ...visitor, measured: 2, culprit: 'shell@1' },
  ])
    add(one);

  expect(take()).toEqual([{ ...visitor, measured: 3, culprit: 'shell@1' }]);
  expect(dropped).toHaveBeenCalledTimes(1);
});
