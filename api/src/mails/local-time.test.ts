import { duration } from './local-time.ts';

it.each([
  [0, 'under a minute'],
  [61_000, '1 minute'],
  [3_600_000, '1 hour'],
  [2 * 3_600_000 + 10 * 60_000, '2 hours 10 minutes'],
  [86_400_000 + 59 * 60_000, '1 day'],
  [3 * 86_400_000 + 3_600_000, '3 days 1 hour'],
])('says that %i ms are %s', (ms, words) => {
  expect(duration(ms)).toBe(words);
});
