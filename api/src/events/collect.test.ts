import type { EventReport } from '@dosmares/contracts/events';
import { failure, page, releases, reportFrom, ticketFor, view } from '../../testing/bodies/reports.ts';
import { home, testCollector, vital } from '../../testing/test-collector.ts';

describe('events of browsers', () => {
  it('are kept as what one page load met with, in plain text as in JSON', async () => {
    const { send, flush, kept } = await testCollector();
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
    const { send, flush, kept } = await testCollector();
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
    const { send, flush, kept, metrics, lines } = await testCollector();
    const { statusCode } = await send({ ...reportFrom(home, failure), ...change });
    await flush();

    expect([statusCode, kept, lines]).toEqual([204, [], []]);
    expect(await metrics()).toContain(`client_events_refused_total{reason="${reason}"} 1`);
    expect(await metrics()).not.toContain('client_events_total{');
  });

  it('are taken from one connection up to a limit, which others do not feel', async () => {
    const { send, metrics } = await testCollector();
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
    const { send, lines } = await testCollector();
    for (let index = 0; index < 9; index += 1)
      await send(reportFrom(home, view, failure, { ...failure, isFirst: false }));

    expect(lines).toHaveLength(5);
    expect(lines[0]).toEqual({ composition: 'c1', ...page, kind: 'slot', name: failure.name });
  });

  it.each([{ isAway: true }, { hasRoom: false }])(
    'wait while the store cannot take them: %j',
    async ({ isAway = false, hasRoom = true }) => {
      const { send, flush, kept, takeAway } = await testCollector({ hasRoom });
      takeAway(isAway);
      await send(reportFrom(home));
      await flush();
      expect(kept).toEqual([]);

      takeAway(false);
      await flush();
      expect(kept).toHaveLength(hasRoom ? 1 : 0);
    },
  );

  it('are no vital under another name', async () => {
    const { send, flush, kept, metrics } = await testCollector();
    await send(reportFrom(home, vital('FID', 9_000)));
    await flush();

    expect(kept).toMatchObject([{ measured: 0, poor: 0 }]);
    expect(await metrics()).not.toContain('client_vital_seconds_count{');
  });
});
