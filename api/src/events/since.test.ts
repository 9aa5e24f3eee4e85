import { sinceIn } from './events.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const since = (text?: string) => sinceIn(text, now).toISOString();

it.each([
  ['nothing', undefined, '2026-11-20T12:00:00.000Z'],
  ['minutes', '2026-11-20T10:05Z', '2026-11-20T10:05:00.000Z'],
  ['seconds', '2026-11-20T10:05:07Z', '2026-11-20T10:05:07.000Z'],
  ['milliseconds', '2026-11-20T10:05:07.125Z', '2026-11-20T10:05:07.125Z'],
  ['the year 0', '0000-01-01T00:00Z', '2026-11-13T12:00:00.000Z'],
  ['the year 9999', '9999-12-31T23:59Z', '2026-11-21T12:00:00.000Z'],
])('%s is a moment, within what is kept', (_, text, moment) => {
  expect(since(text)).toBe(moment);
});

it.each([
  '',
  'yesterday',
  '2026-99-99T00:00Z',
  '2026-02-30T00:00Z',
  '2026-11-20T24:00Z',
  '2026-11-20T10:60Z',
  '2026-11-20T10:05:61Z',
  '2026-11-20T10:05:07.1234Z',
  '2026-11-20T10:05:07:07Z',
  '2026-11-20T10:05+01:00',
  '2026-11-20',
  '+275760-09-14T00:00Z',
  `2026-11-20T10:05:07.${'1'.repeat(5_000)}Z`,
])('%j is no moment', (text) => {
  expect(() => since(text)).toThrow('since must be a moment in UTC');
});
