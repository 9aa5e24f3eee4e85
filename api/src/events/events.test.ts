import { failure, reportFrom, view } from '../../testing/bodies/reports.ts';
import { home, testCollector } from '../../testing/test-collector.ts';

describe('reports of browsers', () => {
  it.each([
    ['a message', { ...failure, message: 'Ines Caldera' }],
    ['a path instead of a pattern', { ...failure, route: '/team/12?agent=x' }],
    ['free text as a name', { ...failure, name: 'cannot read Ines' }],
    ['another kind', { ...failure, kind: 'click' }],
  ])('are refused with %s', async (_, event) => {
    const { send } = await testCollector();

    expect((await send({ ...reportFrom(home), events: [event] })).statusCode).toBe(400);
  });

  it.each([
    ['51 events', { ...reportFrom(home), events: Array.from({ length: 51 }, () => view) }, 400],
    ['a ticket that is too long', { ...reportFrom(home), ticket: 'x'.repeat(1_001) }, 400],
    ['a name that fills the report', reportFrom(home, { ...failure, name: `${'a-'.repeat(16_000)}!` }), 400],
    ['more than 32 kB', reportFrom(home, { ...failure, name: 'a'.repeat(33_000) }), 413],
  ])('are refused at once with %s', async (_, report, status) => {
    const { send } = await testCollector();
    const start = performance.now();

    expect((await send(report)).statusCode).toBe(status);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('are read by those who may read the metrics only', async () => {
    const { app } = await testCollector({ mayRead: false });

    expect((await app.inject({ url: '/api/events/summary' })).statusCode).toBe(404);
  });

  it.each([
    ['2026-99-99T00:00Z', 'bad-moment', '2026-01-31T12:00:00Z'],
    [`${'9'.repeat(5_000)}Z`, 'bad-moment', '2026-01-31T12:00:00Z'],
    ['2026-11-20T10:05Z&since=2026-11-20T10:05Z', 'bad-input', 'Please check'],
  ])(
    'are not read since a moment that there is not, and whoever asks is told (%#)',
    async (since, code, words) => {
      const { app } = await testCollector();
      const answer = await app.inject({ url: `/api/events/summary?since=${since}` });

      expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
      expect(answer.json().error).toContain(words);
    },
  );
});
