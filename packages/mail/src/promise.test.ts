import { localStamp, localTime, promisedTime } from './promise.ts';

it('times are formatted in the office’s time zone, wherever the service runs', () => {
  const moment = new Date('2026-11-24T16:05:00Z');

  expect(localTime(moment)).toBe('Tuesday, November 24, 2026 at 9:05 AM MST (Los Cabos)');
  expect(promisedTime(moment)).toBe('Tuesday, November 24, 9:05 AM Los Cabos time');
  expect(localStamp(moment)).toBe('2026-11-24 09:05');
});
